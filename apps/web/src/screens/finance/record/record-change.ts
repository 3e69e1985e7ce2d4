// What was done in the record, as one change of its one row; the first figure begins it.

import { updateOf } from '../../../data/outbox/update-of.ts'
import type { Change, Values } from '../../../data/outbox/change.ts'
import type { SheetPlace } from '../../../period/use-sheet-place.ts'
import type { SheetColumn, SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { filledIn } from '../../../sheet/writing/sheet-parts.ts'
import { cellsByRow, writtenTo } from '../../../sheet/writing/sheet-change.ts'
import type { RecordOfPeriod } from './figure-row.ts'

interface Written<Row> {
  readonly columns: readonly SheetColumn<Row>[]
  /** Nothing before it is begun. */
  readonly record: RecordOfPeriod | undefined
}

export function recordChange<Row extends { readonly id: number }>(
  write: SheetWrite,
  { farmId, periodId, rows, newId }: SheetPlace<Row>,
  { columns, record }: Written<Row>,
): Change {
  const byId = new Map(rows.map(row => [row.id, row]))
  const values: Values = Object.fromEntries(
    [...cellsByRow(write)].flatMap(([id, cells]) => {
      const row = byId.get(id)
      if (!row) return []
      return Object.entries(writtenTo(columns, { row, cells }).get('record') ?? {})
    }),
  )
  const { label } = write
  if (record) return { label, farmId, steps: [updateOf('assets', record, values)] }
  const said = { farm_id: farmId, period_id: periodId, ...filledIn(values) }
  return { label, farmId, steps: [{ do: 'store', resource: 'assets', id: newId(), values: said }] }
}
