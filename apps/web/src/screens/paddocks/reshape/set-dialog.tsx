// One value for a column over several paddocks at once.

import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Change } from '../../../data/outbox/change.ts'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { countText } from '../../../ui/amounts.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { CellInput } from '../../../sheet/cards/cell-input.tsx'
import { paddockChange } from '../paddock-change.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import type { PaddockRow } from '../paddock-row.ts'

type Column = SheetColumn<PaddockRow>

interface Props {
  readonly rows: readonly PaddockRow[]
  readonly columns: readonly Column[]
  readonly place: PaddockPlace
  readonly onSet: (change: Change, said: string) => void
  readonly onClose: () => void
}

export function SetDialog({ rows, columns, place, onSet, onClose }: Props) {
  const offered = columns.filter(({ id, locked }) => id !== 'name' && id !== 'priors' && !locked)
  const [chosen, setChosen] = useState(offered[0]?.id)
  const [value, setValue] = useState<CellValue>(null)
  const column = offered.find(({ id }) => id === chosen)
  const wrong = column?.check?.(value, undefined)
  if (!column) return null
  const many = countText(rows.length, 'paddock')
  const set = () => {
    if (wrong) return
    const edits = rows.map(({ id }) => ({ row: id, column: column.id, value }))
    const write = { label: `${column.heading} of ${many}`, edits, added: [], removed: [] }
    onSet(paddockChange(write, place), `${column.heading} was set for ${many}.`)
  }
  return (
    <DialogCard
      opened
      title={`Set for ${many}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={set}>{value === null ? `Empty for ${many}` : `Set for ${many}`}</Button>
        </>
      }
    >
      <Stack>
        <Group grow align="flex-start">
          <NativeSelect
            label="What"
            size="md"
            data-autofocus
            data={offered.map(({ id, heading }) => ({ value: id, label: heading }))}
            value={chosen ?? ''}
            onChange={event => {
              setChosen(event.currentTarget.value)
              setValue(null)
            }}
          />
          <CellInput
            key={column.id}
            label="Value"
            column={column}
            value={value}
            error={wrong}
            onCommit={setValue}
          />
        </Group>
        <Text size="sm" c="dimmed">
          This replaces their current values. You can undo it.
        </Text>
      </Stack>
    </DialogCard>
  )
}
