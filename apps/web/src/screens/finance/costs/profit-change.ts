// What was done in income and costs, as one change: figures of the one record of the period, and what of a cost was
// carried over.

import type { Change } from '../../../data/outbox/change.ts'
import type { SheetPlace } from '../../../period/use-sheet-place.ts'
import type { SheetColumn, SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { besidePart } from '../../../sheet/writing/sheet-parts.ts'
import { recordChange } from '../record/record-change.ts'
import type { RecordOfPeriod } from '../record/figure-row.ts'
import { carriedEntity } from './profit-columns.ts'
import type { ProfitRow } from './profit-row.ts'

interface Written {
  readonly columns: readonly SheetColumn<ProfitRow>[]
  readonly record: RecordOfPeriod | undefined
}

export function profitChange(
  write: SheetWrite,
  place: SheetPlace<ProfitRow>,
  { columns, record }: Written,
): Change {
  const { farmId, periodId, rows, newId } = place
  const isCarried = ({ column }: { readonly column: string }) => column in carriedEntity.fields
  const ofRecord = { ...write, edits: write.edits.filter(edit => !isCarried(edit)) }
  const ofCosts = { ...write, edits: write.edits.filter(isCarried) }
  const lineOf = (id: number) => rows.find(row => row.id === id)?.name
  const carried = besidePart({
    resource: 'cost_accruals',
    of: ({ carried: kept }: ProfitRow) => kept,
    given: id => ({ farm_id: farmId, period_id: periodId, line: lineOf(id) }),
    newId,
  })
  const costs = sheetChange(ofCosts, { farmId, rows, columns, parts: { carried }, newId })
  const figures =
    ofRecord.edits.length > 0 ? recordChange(ofRecord, place, { columns, record }).steps : []
  return { ...costs, steps: [...figures, ...costs.steps] }
}
