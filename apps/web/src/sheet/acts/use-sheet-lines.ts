// The lines of a sheet and all that is known of them: rows as they are saved, what was typed since, what
// could not be read, and new rows.

import { questionOf } from '../cells/question-points.ts'
import { useMemo } from 'react'
import type { OrderedRows } from '../view/order-rows.ts'
import type { LineKnown } from '../cells/cell-state.ts'
import { linesOf, rowKey } from '../cells/sheet-lines.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetProps } from '../writing/sheet-props.ts'
import type { SheetView } from '../view/sheet-view.ts'
import { useNewRows } from '../writing/use-new-rows.ts'
import type { NewRows } from '../writing/use-new-rows.ts'
import { useUnsavedCells } from '../writing/use-unsaved-cells.ts'
import type { UnsavedOnDevice } from '../writing/use-unsaved-cells.ts'
import { useLinesKnown } from '../writing/use-line-known.ts'
import type { LinesKnown } from '../writing/use-line-known.ts'
import { useOrderedRows } from '../view/use-ordered-rows.ts'

interface Asked {
  readonly view: SheetView
  readonly search: string
  readonly closed: ReadonlySet<string>
}

export interface LinesNow<Row> {
  readonly allColumns: readonly SheetColumn<Row>[]
  readonly lines: readonly SheetLine<Row>[]
  readonly ordered: OrderedRows<Row>
  readonly newRows: NewRows
  readonly held: UnsavedOnDevice
  readonly knownOf: LinesKnown<Row>['of']
  readonly hasRefused: boolean
}

export function useSheetLines<Row>(props: SheetProps<Row>, asked: Asked): LinesNow<Row> {
  const { columns, rows, rowId, points } = props
  const held = useUnsavedCells(props)
  const { marks, drafts } = held.held
  const newRows = useNewRows(useMemo(() => new Set(rows.map(rowId)), [rows, rowId]))
  const { of: knownOf, hasRefused } = useLinesKnown({ columns, points, marks })
  const known = (row: Row) => knownOf({ key: rowKey(rowId(row)), row })
  const ordered = useOrderedRows({
    rows,
    rowId,
    columns,
    ...asked,
    isMadeHere: newRows.isMadeHere,
    isMarked: row => marks.has(rowKey(rowId(row))) || isRefused(known(row)),
    isWarned: row => hasWarning(known(row)),
  })
  const lines = useMemo(() => linesOf(ordered.rows, rowId, drafts), [ordered.rows, rowId, drafts])
  return { allColumns: columns, lines, ordered, newRows, held, knownOf, hasRefused }
}

/** What is asked about a cell is no warning. */
function hasWarning({ points }: LineKnown): boolean {
  const all = [...(points?.values() ?? [])].flat()
  return all.some(point => questionOf(point) === undefined)
}

function isRefused({ states }: LineKnown): boolean {
  return [...(states?.values() ?? [])].some(({ kind }) => kind === 'refused')
}
