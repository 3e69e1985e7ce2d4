// One event for all crops that are chosen: a watering, a spread of urea, the day of sowing.

import { Button, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { CellValue } from '../../sheet/cells/cell-kind.ts'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'
import { useNamedPeriod } from '../../period/use-period-days.ts'
import { countText } from '../../ui/amounts.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { CellInput } from '../../sheet/cards/cell-input.tsx'
import { whyNotOn } from './columns/day-check.ts'
import type { CropRow } from './crop-row.ts'
import { eventFields, varietyFields } from './events/event-fields.ts'
import { eventTitles } from './events/event-titles.ts'
import type { EventKind } from './events/event-kinds.ts'
import { isNothing } from './events/event-steps.ts'
import { applicationColumns } from './events/fertiliser-columns.ts'
import type { ManyWish } from './many-change.ts'
import { productsIn } from './events/product-rates.ts'
import type { Crops } from './use-crops.ts'

interface Props {
  readonly periodId: number
  readonly rows: readonly CropRow[]
  readonly lists: Crops['lists']
  readonly onWrite: (wish: ManyWish) => void
  readonly onClose: () => void
}

type Field = Pick<SheetColumn<never>, 'id' | 'heading' | 'kind' | 'unit' | 'check'>

export function ManyDialog({ periodId, rows, lists, onWrite, onClose }: Props) {
  const period = useNamedPeriod(periodId)
  const [kind, setKind] = useState<EventKind>('fertiliser')
  const [cells, setCells] = useState<Readonly<Record<string, CellValue>>>({})
  const title = eventTitles.find(([one]) => one === kind)?.[1] ?? ''
  const many = countText(rows.length, 'paddock')
  const isEmpty = Object.values(cells).every(isNothing)
  const fields = fieldsOf(kind, rows, lists)
  const wrong = new Map(
    fields.flatMap(({ id, check }) => {
      const value = cells[id] ?? null
      const day = { kind, field: id, period, lists }
      const [why] = [
        check?.(value, undefined),
        ...rows.map(row => whyNotOn(value, day, row)),
      ].filter(said => said !== undefined)
      return why === undefined ? [] : [[id, why] as const]
    }),
  )
  return (
    <DialogCard
      opened
      title={`Add to ${many}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={isEmpty || wrong.size > 0}
            onClick={() => onWrite({ rows, kind, title, cells })}
          >
            Add to {many}
          </Button>
        </>
      }
    >
      <Stack>
        <NativeSelect
          label="What was done"
          size="md"
          data-autofocus
          data={eventTitles.map(([value, label]) => ({ value, label }))}
          value={kind}
          onChange={event => {
            setKind(event.currentTarget.value as EventKind)
            setCells({})
          }}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {fields.map(field => (
            <CellInput
              key={`${kind} ${field.id}`}
              column={field}
              label={field.heading}
              value={cells[field.id] ?? null}
              error={wrong.get(field.id)}
              onCommit={value => setCells(now => ({ ...now, [field.id]: value }))}
            />
          ))}
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          Added to what they already have. You can undo it in one step.
        </Text>
      </Stack>
    </DialogCard>
  )
}

/** Varieties only where all of them are of one crop. */
function fieldsOf(
  kind: EventKind,
  rows: readonly CropRow[],
  lists: Crops['lists'],
): readonly Field[] {
  if (kind === 'fertiliser') return applicationColumns(productsIn(lists))
  const crops = new Set(rows.map(({ crop }) => crop.current_crop_id))
  const [crop = null] = crops.size === 1 ? crops : []
  const fields = eventFields(kind, lists, crop)
  return crop === null ? fields.filter(({ id }) => !varietyFields.includes(id)) : fields
}
