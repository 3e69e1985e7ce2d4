// One line of the sheet: its number or name, the cells that stay in sight, and those of the other
// columns that are in sight now. It is drawn again only when something of its own is different.

import { memo } from 'react'
import type { ReactNode } from 'react'
import { cellId } from '../state/cell-id.ts'
import { cellState } from '../cells/cell-state.ts'
import type { LineKnown } from '../cells/cell-state.ts'
import { drawnColumns } from '../view/drawn-columns.ts'
import { GridCell } from './grid-cell.tsx'
import type { SheetLayout } from '../view/sheet-layout.ts'
import { lineValue } from '../cells/sheet-lines.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'

interface Props<Row> {
  readonly gridId: string
  readonly layout: SheetLayout<Row>
  /** Nothing for the empty one in which a new row is begun. */
  readonly line: SheetLine<Row> | undefined
  /** Counted from 0. */
  readonly place: number
  /** As readers count, with headings and the lines of groups. */
  readonly ariaPlace: number
  readonly top: number
  readonly name: string
  /** Instead of numbers. */
  readonly isNamed: boolean
  readonly isSum: boolean
  /** Columns that are drawn, beside those that stay. */
  readonly from: number
  readonly to: number
  readonly known: LineKnown
  /** Columns that are chosen, the one that is typed into, and those with the handles; or -1. */
  readonly left: number
  readonly right: number
  readonly active: number
  readonly handle: number
  /** By which a finger makes the range larger. */
  readonly reach: number
  /** The field in the cell that is typed into. */
  readonly editor: ReactNode
}

export const GridRow = memo(DrawnRow) as typeof DrawnRow

function DrawnRow<Row>(props: Props<Row>) {
  const { layout, line, place, name, left, right, top } = props
  const isWhole = left === 0 && right === layout.cells.length - 1
  return (
    <div
      role="row"
      className="sheet-row"
      aria-rowindex={props.ariaPlace}
      aria-selected={isWhole || undefined}
      data-line={place}
      data-sum={props.isSum ? '' : undefined}
      data-draft={line?.draft ? '' : undefined}
      data-blank={line ? undefined : ''}
      style={{ top, height: layout.rowHeight, width: layout.width }}
    >
      <div
        role="rowheader"
        className="sheet-gutter"
        aria-colindex={1}
        aria-label={line?.draft ? `${name}, not saved yet` : name}
        data-gutter=""
        data-chosen={left >= 0 ? '' : undefined}
        style={{ width: layout.gutter }}
      >
        {props.isNamed ? name : line ? place + 1 : '+'}
      </div>
      {drawnColumns(layout, props, props.active).map(column => cellOf(props, column))}
    </div>
  )
}

/** No component of its own: a sheet has thousands of cells. */
function cellOf<Row>(props: Props<Row>, column: number): ReactNode {
  const { layout, line, known, active, left, right } = props
  const at = layout.cells[column]
  if (!at) return null
  const state = cellState(at.column, line, known)
  return (
    <GridCell
      key={at.column.id}
      id={column === active ? cellId(props.gridId, props.place, column) : undefined}
      place={column}
      at={at}
      value={line ? lineValue(at.column, line) : null}
      typed={known.marks?.get(at.column.id)?.text}
      state={state.kind}
      message={state.message}
      locked={state.locked}
      unfit={state.unfit}
      suggestion={state.suggestion}
      isChosen={column >= left && column <= right}
      isActive={column === active}
      hasHandle={column === props.handle}
      hasReach={column === props.reach}
      editor={column === active ? props.editor : undefined}
    />
  )
}
