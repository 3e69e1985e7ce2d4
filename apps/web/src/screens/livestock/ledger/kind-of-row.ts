// Of which kind a row of the ledger is: what is typed in the same go counts before what the row says.

import type { CellsOfRow } from '../../../sheet/cells/sheet-column.ts'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import type { StockMove } from '../stock/stock-move.ts'

export function kindIn({ row, cells }: CellsOfRow<StockMove>): CellValue | undefined {
  return cells.get('kind') ?? row?.kind
}
