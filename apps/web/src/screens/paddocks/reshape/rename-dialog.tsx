// Gives a paddock another name.

import { plainName } from '@furrow/farming/land/paddock-lineage'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Change } from '../../../data/outbox/change.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { paddockChange } from '../paddock-change.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import { wrongName } from '../paddock-checks.ts'
import type { PaddockRow } from '../paddock-row.ts'

interface Props {
  readonly row: PaddockRow
  readonly place: PaddockPlace
  readonly onRename: (change: Change, said: string) => void
  readonly onClose: () => void
}

export function RenameDialog({ row, place, onRename, onClose }: Props) {
  const former = row.paddock.name
  const [name, setName] = useState(former)
  const [isTried, setTried] = useState(false)
  const names = Map.groupBy(place.rows, ({ paddock }) => plainName(paddock.name))
  const wrong = wrongName(name, { row, names })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong) return
    const edits = [{ row: row.id, column: 'name', value: name }]
    const write = { label: `Name of ${former}`, edits, added: [], removed: [] }
    onRename(paddockChange(write, place), `${former} is called ${name.trim()} now.`)
  }
  return (
    <DialogCard opened title={`Rename ${former}`} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            size="md"
            required
            maxLength={60}
            data-autofocus
            value={name}
            error={isTried ? wrong : undefined}
            onChange={event => setName(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Rename</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
