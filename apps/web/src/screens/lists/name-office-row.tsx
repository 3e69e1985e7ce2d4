// A row of a list of the office is added or renamed. Whatever chose it says the new name.

import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { countText } from '../../ui/amounts.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import type { OfficeList, OfficeRow } from './office-list.ts'

interface Props {
  readonly list: OfficeList
  /** Nothing for a new one. */
  readonly row: OfficeRow | undefined
  readonly others: readonly OfficeRow[]
  readonly onClose: () => void
}

export function NameOfficeRow({ list: { resource, one }, row, others, onClose }: Props) {
  const { outbox } = useFurrow()
  const act = useUndoableAction()
  const [typed, setTyped] = useState(row?.title ?? '')
  const [wrong, setWrong] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const title = typed.trim()
    if (title === '') return setWrong(`Enter what the ${one} is called.`)
    const twin = others.find(other => other.id !== row?.id && isSameName(other.title, title))
    if (twin) return setWrong(`${twin.title} is there already.`)
    const step = row
      ? updateOf(resource, { ...row }, { title })
      : ({ do: 'store', resource, id: outbox.newId(), values: { title, active: true } } as const)
    const said = row ? `${row.title} is now called ${title}.` : `${title} was added.`
    if (await act({ label: title, farmId: null, steps: [step] }, said)) onClose()
  }
  return (
    <DialogCard opened title={row ? `Rename ${row.title}` : `Add ${one}`} onClose={onClose}>
      <form noValidate onSubmit={event => void save(event)}>
        <Stack>
          {row && row.projects_count > 0 ? (
            <Text>{countText(row.projects_count, 'project')} will say the new name.</Text>
          ) : null}
          <TextInput
            label="Name"
            size="md"
            required
            data-autofocus
            maxLength={100}
            autoComplete="off"
            value={typed}
            error={wrong}
            onChange={event => {
              setTyped(event.currentTarget.value)
              setWrong(undefined)
            }}
          />
          <Button type="submit">{row ? 'Rename' : `Add ${one}`}</Button>
        </Stack>
      </form>
    </DialogCard>
  )
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase()
}
