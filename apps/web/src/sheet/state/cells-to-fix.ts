// The cells of a sheet that want something of the person, from top to bottom.

import { cellState } from '../cells/cell-state.ts'
import type { Spot } from '../cells/selection.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { linesOf } from '../cells/sheet-lines.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetState } from './sheet-state.ts'

type Shown<Row> = Pick<SheetState<Row>, 'lines' | 'columns' | 'knownOf' | 'hasRefused' | 'held'>

/** Those that one sees. */
export function cellsToFix<Row>(state: Shown<Row>): readonly Spot[] {
  const { lines, columns } = state
  const place = new Map(columns.map(({ id }, number) => [id, number]))
  return lines.flatMap((line, row) =>
    toFixIn(state, line, columns).map(({ id }) => ({ row, column: place.get(id) ?? 0 })),
  )
}

interface HiddenCell {
  readonly row: string
  readonly column: string
}

/** Those that one does not see: a filter leaves out their row, its group is closed, or their column is hidden. */
export function hiddenToFix<Row>(state: SheetState<Row>): readonly HiddenCell[] {
  const { lines, columns, allColumns, props, held } = state
  const here = new Set(lines.map(({ key }) => key))
  const shown = new Set(columns)
  const hidden = allColumns.filter(column => !shown.has(column))
  const rows = [...props.rows, ...(props.leftOut?.rows ?? [])]
  return linesOf(rows, props.rowId, held.held.drafts).flatMap(line =>
    toFixIn(state, line, here.has(line.key) ? hidden : allColumns).map(({ id }) => ({
      row: line.key,
      column: id,
    })),
  )
}

type Known<Row> = Pick<SheetState<Row>, 'knownOf' | 'hasRefused' | 'held'>

function toFixIn<Row>(
  { knownOf, hasRefused, held }: Known<Row>,
  line: SheetLine<Row>,
  columns: readonly SheetColumn<Row>[],
): readonly SheetColumn<Row>[] {
  if (!hasRefused && !line.draft && !held.held.marks.has(line.key)) return []
  const known = knownOf(line)
  return columns.filter(column => {
    const { kind } = cellState(column, line, known)
    return kind === 'wrong' || kind === 'refused' || kind === 'missing'
  })
}

/** The next one behind a cell, or else the first. */
export function nextToFix(troubles: readonly Spot[], active: Spot | undefined): Spot | undefined {
  if (!active) return troubles[0]
  const isBehind = ({ row, column }: Spot) =>
    row > active.row || (row === active.row && column > active.column)
  return troubles.find(isBehind) ?? troubles[0]
}
