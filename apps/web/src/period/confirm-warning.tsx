// Says of warnings that the figures are correct all the same, and why: of one, or of all that say the same.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { countText } from '../ui/amounts.ts'
import { DialogCard } from '../ui/dialog-card.tsx'
import { useNotices } from '../ui/notices.tsx'
import { groupedPoints } from './point-groups.ts'
import { keyOfPoint, pointWords } from './point-words.ts'
import { confirmationsOf, useAskAgain } from './use-ask-again.ts'
import type { CollectionPlace } from './use-place.ts'
import { useReread } from './use-reread.ts'

interface Props {
  readonly place: CollectionPlace
  /** All of one kind. */
  readonly points: readonly OpenPoint[]
  readonly onClose: () => void
  /** When the page shows them as confirmed. */
  readonly onConfirmed: () => void
}

export function ConfirmWarning({ place, points, onClose, onConfirmed }: Props) {
  const [group] = groupedPoints(points)
  const isGap = group?.isGap === true
  const [note, setNote] = useState(isGap ? 'Left blank' : '')
  const { confirm, problem, isBusy } = useConfirm(place, points, onConfirmed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm(note.trim())
  }
  return (
    <DialogCard
      opened
      title={isGap ? 'Leave blank' : 'Confirm that this is correct'}
      onClose={onClose}
      busy={isBusy}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{group?.words}</Text>
          {points.length > 1 ? <Each points={points} /> : null}
          <Textarea
            label={isGap ? 'Why is it left blank?' : 'Why is this correct?'}
            description="This is read when the period is checked. We only ask again when the figure changes."
            required
            data-autofocus
            autosize
            minRows={2}
            maxLength={1000}
            value={note}
            onChange={event => setNote(event.currentTarget.value)}
            error={problem}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{buttonText(isGap, points.length)}</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}

function Each({ points }: Pick<Props, 'points'>) {
  return (
    <details>
      <summary>Show all {points.length}</summary>
      <ul>
        {points.map(point => (
          <li key={keyOfPoint(point)}>{pointWords(point)}</li>
        ))}
      </ul>
    </details>
  )
}

function buttonText(isGap: boolean, count: number): string {
  const verb = isGap ? 'Leave' : 'Confirm'
  if (count > 1) return `${verb} all ${count}${isGap ? ' blank' : ''}`
  return isGap ? 'Leave blank' : 'Confirm'
}

function useConfirm(
  { farmId, periodId }: CollectionPlace,
  points: readonly OpenPoint[],
  onDone: () => void,
) {
  const { api } = useFurrow()
  const notices = useNotices()
  const reread = useReread(farmId)
  const { askAgain } = useAskAgain(farmId)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const confirm = async (note: string) => {
    const [first] = points
    if (!first) return
    if (note === '') return setProblem('Say why in a few words.')
    setBusy(true)
    const rows = points.map(({ code, resource, id, field, message }) => {
      const where = { farm_id: farmId, period_id: periodId, code, resource, row: id, field }
      return { ...where, said: message, note }
    })
    const answer = await api.anyRows(confirmationsOf(first)).batch.store(rows)
    if (answer.ok) await reread()
    setBusy(false)
    if (!answer.ok) return setProblem(answer.failure.message)
    const kept = answer.data.map(({ id }) => Number(id))
    const said =
      points.length === 1 ? 'Confirmed.' : `Confirmed ${countText(kept.length, 'warning')}.`
    notices.good(said, { undo: () => void askAgain(first, kept) })
    onDone()
  }
  return { confirm, problem, isBusy }
}
