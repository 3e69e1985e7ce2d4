// What is done in the sheet of the ledger, as a change of the farm.

import { useCallback } from 'react'
import type { SheetPlace } from '../../../period/use-sheet-place.ts'
import type { Change } from '../../../data/outbox/change.ts'
import type { SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import type { StockChoices } from '../stock/stock-choices.ts'
import type { StockMove } from '../stock/stock-move.ts'
import type { LedgerColumn } from './ledger-columns.ts'
import { movePart } from './move-part.ts'

export function useLedgerChange(columns: readonly LedgerColumn[], { onlyFor }: StockChoices) {
  return useCallback(
    (write: SheetWrite, place: SheetPlace<StockMove>): Change =>
      sheetChange(write, { ...place, columns, parts: { move: movePart({ ...place, onlyFor }) } }),
    [columns, onlyFor],
  )
}
