// A row of a list gets another name. One that another row has already is no new name: the two are to be merged.

import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'
import type { ListRow } from './use-listed-rows.ts'

interface Props {
  readonly row: ListRow
  readonly others: readonly ListRow[]
  readonly onClose: () => void
  readonly onRename: (name: string) => void
}

export function RenameListedDialog({ row, others, onClose, onRename }: Props) {
  const [name, setName] = useState(row.name)
  const [fault, setFault] = useState<string>()
  const finish = (event: SubmitEvent) => {
    event.preventDefault()
    const asked = name.trim()
    if (asked === '') return setFault('Type a name.')
    const same = others.find(other => other.name.toLowerCase() === asked.toLowerCase())
    if (same) return setFault(`“${same.name}” is there already. Merge “${row.name}” into it.`)
    return asked === row.name ? onClose() : onRename(asked)
  }
  return (
    <DialogCard opened title={`Rename ${row.name}`} onClose={onClose} size="sm">
      <form onSubmit={finish}>
        <TextInput
          label="Name"
          data-autofocus
          maxLength={60}
          value={name}
          error={fault}
          onChange={event => {
            setName(event.currentTarget.value)
            setFault(undefined)
          }}
        />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Rename</Button>
        </Group>
      </form>
    </DialogCard>
  )
}
