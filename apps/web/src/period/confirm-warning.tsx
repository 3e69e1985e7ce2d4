// Says of a warning that the figure is right all the same, and why.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { DialogCard } from '../ui/dialog-card.tsx'
import { useNotices } from '../ui/notices.tsx'
import { pointWords } from './point-words.ts'
import { confirmationsOf, useAskAgain } from './use-ask-again.ts'
import type { CollectionPlace } from './use-place.ts'
import { useReread } from './use-reread.ts'

interface Props {
  readonly place: CollectionPlace
  readonly point: OpenPoint
  readonly onClose: () => void
  /** When the page shows it as confirmed. */
  readonly onConfirmed: () => void
}

export function ConfirmWarning({ place, point, onClose, onConfirmed }: Props) {
  const [note, setNote] = useState('')
  const { confirm, problem, isBusy } = useConfirm(place, point, onConfirmed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm(note.trim())
  }
  return (
    <DialogCard opened title="This is right" onClose={onClose} busy={isBusy}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{pointWords(point)}</Text>
          <Textarea
            label="Why it is right"
            description="It is read when the period is checked. It is asked again only when the figure changes."
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
            <Button type="submit">Confirm</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}

function useConfirm({ farmId, periodId }: CollectionPlace, point: OpenPoint, onDone: () => void) {
  const { api } = useFurrow()
  const notices = useNotices()
  const reread = useReread(farmId)
  const { askAgain } = useAskAgain(farmId)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const confirm = async (note: string) => {
    if (note === '') return setProblem('Say why in a few words.')
    setBusy(true)
    const { code, resource, id, field, message } = point
    const where = { farm_id: farmId, period_id: periodId, code, resource, row: id, field }
    const answer = await api
      .anyRows(confirmationsOf(point))
      .store({ ...where, said: message, note })
    if (answer.ok) await reread()
    setBusy(false)
    if (!answer.ok) return setProblem(answer.failure.message)
    const kept = Number(answer.data['id'])
    notices.good('Confirmed.', { undo: () => void askAgain(point, kept) })
    onDone()
  }
  return { confirm, problem, isBusy }
}
