// What was done in the sheet of shared costs, as one change: what a line goes by, and amounts, each made with its
// first figure and gone when it is cleared.

import type { Change } from '../../../data/outbox/change.ts'
import type { SheetPlace } from '../../../period/use-sheet-place.ts'
import type { SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { besidePart } from '../../../sheet/writing/sheet-parts.ts'
import type { CostBearer } from './cost-bearer.ts'
import type { CostSide } from './cost-sides.ts'
import { sharedCostColumns } from './shared-cost-columns.ts'
import type { SharedCostRow } from './shared-cost-row.ts'

export function sharedCostChange(
  write: SheetWrite,
  { farmId, periodId, rows, newId }: SheetPlace<SharedCostRow>,
  bearers: readonly CostBearer[],
  side: CostSide,
): Change {
  const lines = new Map(rows.map(({ id, line }) => [id, line]))
  const where = (id: number) => ({ farm_id: farmId, period_id: periodId, line: lines.get(id) })
  const driver = besidePart({
    resource: 'cost_allocations',
    of: ({ allocation }: SharedCostRow) => allocation,
    given: where,
    newId,
    by: 'driver',
  })
  const shares = bearers.map(({ key, given }) => [
    key,
    besidePart({
      resource: 'cost_shares',
      of: (row: SharedCostRow) => row.shares.get(key)?.kept,
      given: id => ({ ...where(id), ...given }),
      newId,
      by: 'amount',
    }),
  ])
  const parts = { driver, ...Object.fromEntries(shares) }
  return sheetChange(write, {
    farmId,
    rows,
    columns: sharedCostColumns(bearers, side),
    parts,
    newId,
  })
}
