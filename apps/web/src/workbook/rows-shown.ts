// Which rows of a difference are shown, by what someone wants to look at.

import { cellKey } from './choice-words.ts'
import type { CellFate, RowDifference } from './difference.ts'
import type { RefusedCells } from './refused-cells.ts'

export type Showing = 'all' | 'clashes' | 'unread'

export function rowsShown<Row>(
  rows: readonly RowDifference<Row>[],
  showing: Showing,
  refused: RefusedCells | undefined,
): readonly RowDifference<Row>[] {
  if (showing === 'all') return rows
  const fate: CellFate = showing === 'clashes' ? 'clash' : 'unread'
  return rows.flatMap(row => {
    const cells = row.cells.filter(
      cell =>
        cell.fate === fate ||
        (showing === 'unread' && refused?.byCell.has(cellKey(row, cell.column.id))),
    )
    const isUnread = showing === 'unread' && row.wrong !== undefined
    return cells.length > 0 || isUnread ? [{ ...row, cells }] : []
  })
}

export function amountOf<Row>(rows: readonly RowDifference<Row>[], fate: CellFate): number {
  const cells = rows.reduce(
    (sum, row) => sum + row.cells.filter(cell => cell.fate === fate).length,
    0,
  )
  const wholeRows = fate === 'unread' ? rows.filter(({ wrong }) => wrong !== undefined).length : 0
  return cells + wholeRows
}
