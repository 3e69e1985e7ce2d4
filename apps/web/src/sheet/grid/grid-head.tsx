// The headings: groups of columns above, and for each column its name and unit, how it is sorted and
// filtered, a menu, and an edge that makes it wider.

import { IconArrowDown, IconArrowUp, IconChevronDown, IconFilter } from '@tabler/icons-react'
import { memo } from 'react'
import { drawnColumns } from '../view/drawn-columns.ts'
import type { Window } from '../view/drawn-columns.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { HeadActs } from '../acts/use-head-acts.ts'
import type { CellPlace, SheetLayout } from '../view/sheet-layout.ts'
import type { SheetView } from '../view/sheet-view.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> extends Window {
  readonly state: SheetState<Row>
  readonly acts: HeadActs
}

export const GridHead = memo(DrawnHead) as typeof DrawnHead

function DrawnHead<Row>({ state, acts, from, to }: Props<Row>) {
  const { layout, view, chosen, props } = state
  const places = drawnColumns(layout, { from, to })
  return (
    <div
      role="rowgroup"
      className="sheet-head"
      style={{ height: layout.headHeight, width: layout.width }}
    >
      {layout.hasGroups && <GroupHeadings layout={layout} places={places} />}
      <div role="row" className="sheet-headings" aria-rowindex={layout.hasGroups ? 2 : 1}>
        <div
          role="columnheader"
          className="sheet-gutter sheet-corner-heading"
          aria-colindex={1}
          style={{ width: layout.gutter }}
        >
          <button type="button" tabIndex={-1} aria-label="Choose all cells" onClick={acts.onAll} />
        </div>
        {places.map(place => (
          <Heading
            key={layout.cells[place]?.column.id}
            at={layout.cells[place] as CellPlace<never>}
            place={place}
            view={view.view}
            acts={acts}
            isBare={props.compact ?? false}
            isActive={chosen.active?.column === place}
          />
        ))}
      </div>
      <div className="sheet-fade" aria-hidden />
    </div>
  )
}

interface HeadingProps {
  readonly at: CellPlace<never>
  readonly place: number
  readonly view: SheetView
  readonly acts: HeadActs
  /** Without sorting and menu. */
  readonly isBare: boolean
  readonly isActive: boolean
}

/** The grid keeps the focus: what these buttons do, the menu of a cell does as well. */
function Heading({ at, place, view, acts, isBare, isActive }: HeadingProps) {
  const { column, width, left, isFrozen, isFigure } = at
  const sorted = view.sort.find(sort => sort.column === column.id)
  const isFiltered = Object.hasOwn(view.filters, column.id)
  const said = [column.help, isFiltered ? 'Filtered.' : undefined].filter(Boolean).join(' ')
  const aria = { 'aria-description': said || undefined }
  return (
    <div
      role="columnheader"
      className="sheet-heading"
      aria-label={headingWords(column)}
      aria-colindex={place + 2}
      aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
      {...aria}
      data-figure={isFigure || undefined}
      data-frozen={isFrozen || undefined}
      data-active={isActive || undefined}
      style={{ left, width }}
    >
      <button
        type="button"
        className="sheet-heading-name"
        aria-label={`Sort by ${headingWords(column)}`}
        tabIndex={-1}
        title={column.help}
        disabled={isBare}
        onClick={event => acts.onSort(column.id, event.shiftKey)}
      >
        <HeadingWords column={column} />
        {sorted && (sorted.descending ? <IconArrowDown {...small} /> : <IconArrowUp {...small} />)}
        {isFiltered && <IconFilter {...small} />}
      </button>
      {!isBare && (
        <button
          type="button"
          className="sheet-heading-menu"
          tabIndex={-1}
          aria-label={`Menu of ${column.heading}`}
          onClick={event => acts.onMenu(column.id, event.currentTarget)}
        >
          <IconChevronDown {...small} />
        </button>
      )}
      <span
        className="sheet-edge"
        aria-hidden
        onPointerDown={event => acts.onResize(event, at)}
        onDoubleClick={() => acts.onFit(column.id)}
      />
    </div>
  )
}

function headingWords({ heading, unit }: SheetColumn<never>): string {
  return unit ? `${heading}, ${unit}` : heading
}

const small = { size: 14, 'aria-hidden': true } as const

function HeadingWords({ column }: { readonly column: SheetColumn<never> }) {
  return (
    <span className="sheet-heading-words">
      {column.heading}
      {column.unit && (
        <>
          {/* Outside: here the line may break. */}{' '}
          <span className="sheet-heading-unit">{column.unit}</span>
        </>
      )}
      {column.required && <span aria-hidden> *</span>}
    </span>
  )
}

interface GroupProps<Row> {
  readonly layout: SheetLayout<Row>
  readonly places: readonly number[]
}

function GroupHeadings<Row>({ layout, places }: GroupProps<Row>) {
  const spans = spansOf(layout, places)
  // None of them may be in sight, and a row without headings is none to readers.
  const asRow = spans.length > 0 ? ({ role: 'row', 'aria-rowindex': 1 } as const) : {}
  return (
    <div {...asRow} className="sheet-groups" style={{ height: layout.groupHeight }}>
      {spans.map(({ group, left, width, place, count, isFrozen }) => (
        <div
          key={place}
          role="columnheader"
          className="sheet-group"
          aria-colindex={place + 2}
          aria-colspan={count}
          data-frozen={isFrozen || undefined}
          style={{ left, width }}
        >
          <span>{group}</span>
        </div>
      ))}
    </div>
  )
}

interface Span {
  readonly group: string
  readonly left: number
  readonly width: number
  readonly place: number
  readonly count: number
  readonly isFrozen: boolean
}

/** Neighbours with the same heading above, also where some of them are out of sight. */
function spansOf<Row>({ cells }: SheetLayout<Row>, places: readonly number[]): readonly Span[] {
  const drawn = new Set(places)
  const spans: Span[] = []
  let start = 0
  for (let place = 1; place <= cells.length; place++) {
    const [first, next] = [cells[start], cells[place]]
    if (!first) break
    const { group } = first.column
    if (next && next.column.group === group && next.isFrozen === first.isFrozen) continue
    const span = cells.slice(start, place)
    const isDrawn = span.some((_, offset) => drawn.has(start + offset))
    const width = span.reduce((sum, cell) => sum + cell.width, 0)
    if (group !== undefined && isDrawn) {
      const { left, isFrozen } = first
      spans.push({ group, left, width, place: start, count: span.length, isFrozen })
    }
    start = place
  }
  return spans
}
