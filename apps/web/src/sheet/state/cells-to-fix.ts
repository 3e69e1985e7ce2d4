// The cells of a sheet that want something of the person, from top to bottom.

import { cellState } from '../cells/cell-state.ts'
import type { Spot } from '../cells/selection.ts'
import { rowKey } from '../cells/sheet-lines.ts'
import type { SheetState } from './sheet-state.ts'

type Shown<Row> = Pick<SheetState<Row>, 'lines' | 'columns' | 'knownOf' | 'hasRefused' | 'held'>

/** Not on the screen where a filter passes over their rows, or their column is hidden. */
export function cellsToFix<Row>(state: Shown<Row>): readonly Spot[] {
  const { lines, columns, knownOf, hasRefused, held } = state
  const { marks, drafts } = held.held
  if (!hasRefused && marks.size === 0 && drafts.length === 0) return []
  return lines.flatMap((line, row) => {
    if (!hasRefused && !line.draft && !marks.has(line.key)) return []
    const known = knownOf(line)
    return columns.flatMap((column, place) => {
      const { kind } = cellState(column, line, known)
      const isTrouble = kind === 'wrong' || kind === 'refused' || kind === 'missing'
      return isTrouble ? [{ row, column: place }] : []
    })
  })
}

/** Of those that are not on the screen. Rows that are gone, and columns, count no more. */
export function hiddenMarks<Row>({
  held,
  lines,
  columns,
  allColumns,
  props,
}: SheetState<Row>): number {
  const { marks } = held.held
  if (marks.size === 0) return 0
  const here = new Set(lines.map(({ key }) => key))
  const shown = new Set(columns.map(({ id }) => id))
  const rows = new Set(props.rows.map(row => rowKey(props.rowId(row))))
  const all = new Set(allColumns.map(({ id }) => id))
  const isHidden = (row: string, column: string) =>
    here.has(row) ? !shown.has(column) && all.has(column) : rows.has(row) && all.has(column)
  return [...marks].reduce(
    (count, [row, own]) => count + [...own.keys()].filter(column => isHidden(row, column)).length,
    0,
  )
}

/** The next one behind a cell, or else the first. */
export function nextToFix(troubles: readonly Spot[], active: Spot | undefined): Spot | undefined {
  if (!active) return troubles[0]
  const isBehind = ({ row, column }: Spot) =>
    row > active.row || (row === active.row && column > active.column)
  return troubles.find(isBehind) ?? troubles[0]
}
