// The totals at the foot of the sheet, of all rows that the filters let through.

import { memo, useDeferredValue, useMemo } from 'react'
import { cellText } from '../cells/cell-text.ts'
import { drawnColumns } from '../view/drawn-columns.ts'
import type { Window } from '../view/drawn-columns.ts'
import { totalsOf } from '../view/row-totals.ts'
import type { Totals } from '../view/row-totals.ts'
import type { SheetLayout } from '../view/sheet-layout.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> extends Window {
  readonly state: SheetState<Row>
}

export const GridFoot = memo(DrawnFoot) as typeof DrawnFoot

function DrawnFoot<Row>({ state, from, to }: Props<Row>) {
  const { layout, ordered, columns, bands } = state
  // They may come a moment later than what was typed.
  const all = useDeferredValue(ordered.all)
  const totals = useMemo(() => totalsOf(all, columns), [all, columns])
  return (
    <div role="rowgroup" className="sheet-foot" style={{ width: layout.width }}>
      <div
        role="row"
        className="sheet-totals"
        aria-rowindex={bands.bands.length + (layout.hasGroups ? 3 : 2)}
        style={{ height: layout.rowHeight }}
      >
        <div
          role="rowheader"
          className="sheet-gutter"
          aria-colindex={1}
          style={{ width: layout.gutter }}
        >
          Total
        </div>
        <TotalCells layout={layout} totals={totals} from={from} to={to} />
      </div>
    </div>
  )
}

interface CellsProps<Row> extends Window {
  readonly layout: SheetLayout<Row>
  readonly totals: Totals
  /** Where something else stands in place of those that stay in sight. */
  readonly isBehind?: boolean
}

export function TotalCells<Row>({ layout, totals, from, to, isBehind }: CellsProps<Row>) {
  return drawnColumns(layout, { from, to }).map(place => {
    const at = layout.cells[place]
    if (!at || (isBehind && at.isFrozen)) return null
    const { column, left, width, isFrozen, isFigure, decimals } = at
    const total = totals[column.id]
    return (
      <div
        key={column.id}
        role="gridcell"
        className="sheet-total"
        aria-colindex={place + 2}
        data-figure={isFigure || undefined}
        data-frozen={isFrozen || undefined}
        style={{ left, width }}
      >
        {column.total === 'mean' && total !== null && <span className="sheet-mean">mean</span>}
        {total === undefined ? '' : cellText(column.kind, total, decimals)}
      </div>
    )
  })
}
