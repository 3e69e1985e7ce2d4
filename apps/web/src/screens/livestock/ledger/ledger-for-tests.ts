// The sheet of the ledger as it is written to, for tests.

import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import type { NewRow, SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import type { Change } from '../../../data/outbox/change.ts'
import { herd, lookups } from '../stock/stock-for-tests.ts'
import { stockChoices } from '../stock/stock-choices.ts'
import type { StockMove } from '../stock/stock-move.ts'
import { ledgerColumns } from './ledger-columns.ts'
import { movePart } from './move-part.ts'

const choices = stockChoices(lookups, [{ id: herd }])

export const columns = ledgerColumns({
  choices,
  agents: [{ value: 7, label: 'Elders' }],
  invoices: [],
  seesMoney: true,
  period: {
    name: '2025-26',
    start: '2025-07-01',
    end: '2026-06-30',
    sowingStart: '2025-03-01',
    sowingEnd: '2026-02-28',
  },
})

export function changeOf(write: Partial<SheetWrite>, rows: readonly StockMove[] = []): Change {
  let last = 0
  const place = { farmId: 3, periodId: 7, rows, newId: () => (last -= 1) }
  const parts = { move: movePart({ ...place, onlyFor: choices.onlyFor }) }
  return sheetChange(
    { label: 'Typed', edits: [], added: [], removed: [], ...write },
    { ...place, columns, parts },
  )
}

export const added = (...rows: readonly NewRow[]) => changeOf({ added: rows }).steps
