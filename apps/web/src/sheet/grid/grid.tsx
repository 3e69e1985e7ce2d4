// The grid: one box that moves, with headings and totals that stay in it, and only those lines and
// columns drawn that are in sight. The box itself keeps the focus.

import { useVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useLayoutEffect } from 'react'
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { CellEditor } from './cell-editor.tsx'
import type { EditingActs } from '../acts/use-editing.ts'
import { GridFoot } from './grid-foot.tsx'
import { GridGroup } from './grid-group.tsx'
import { GridHead } from './grid-head.tsx'
import type { HeadActs } from '../acts/use-head-acts.ts'
import { GridRow } from './grid-row.tsx'
import { cellId } from '../state/cell-id.ts'
import { observeBox } from '../state/observe-box.ts'
import type { SheetLayout } from '../view/sheet-layout.ts'
import { bringIntoSight, unmeasured } from '../state/use-box.ts'
import { useLatest } from '../cells/use-latest.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly editorActs: EditingActs
  readonly headActs: HeadActs
  readonly onGroup: (key: string) => void
  /** The handle was dragged this far. */
  readonly filling: FillMark | undefined
  readonly root: HTMLAttributes<HTMLDivElement>
  readonly describedBy: string
}

interface FillMark {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function Grid<Row>(props: Props<Row>) {
  const { state, root } = props
  const { boxRef, layout, bands, chosen, gridId } = state
  const shown = useShown(state)
  const { active } = chosen
  const hasFoot =
    state.columns.some(({ total }) => total !== undefined) && state.ordered.all.length > 0
  const footHeight = hasFoot ? layout.rowHeight : 0
  useSight(state, footHeight)
  const height = layout.headHeight + bands.bands.length * layout.rowHeight + footHeight
  return (
    <div
      {...root}
      ref={boxRef}
      role="grid"
      className="sheet-box"
      tabIndex={0}
      aria-label={state.props.title}
      aria-describedby={props.describedBy}
      aria-rowcount={bands.bands.length + (layout.hasGroups ? 2 : 1) + (hasFoot ? 1 : 0)}
      aria-colcount={state.columns.length + 1}
      aria-multiselectable
      aria-readonly={state.mayWrite ? undefined : true}
      aria-activedescendant={active && cellId(gridId, active.row, active.column)}
      data-compact={state.props.compact ? '' : undefined}
      data-mantine-stop-propagation="true"
      style={
        { ...roomFor(layout, footHeight), '--sheet-content': `${height + 2}px` } as CSSProperties
      }
    >
      <GridHead state={state} acts={props.headActs} from={shown.from} to={shown.to} />
      <div
        role="rowgroup"
        className="sheet-body"
        style={{ height: bands.bands.length * layout.rowHeight, width: layout.width }}
      >
        {shown.bands.map(band => (
          <BandOf key={band.key} {...props} band={band} from={shown.from} to={shown.to} />
        ))}
      </div>
      {hasFoot && <GridFoot state={state} from={shown.from} to={shown.to} />}
    </div>
  )
}

/** Where one has just moved to is in sight; who looks elsewhere in the meantime is left in peace. */
function useSight<Row>(state: SheetState<Row>, footHeight: number): void {
  const { chosen, boxRef } = state
  const { selection } = chosen
  const { row, column } = selection?.active ?? selection?.head ?? nowhere
  const isEditing = chosen.editing !== undefined
  const latest = useLatest({ state, footHeight })
  useLayoutEffect(() => {
    const { state, footHeight } = latest.current
    if (!boxRef.current || row < 0) return
    const to = isEditing ? (state.chosen.active ?? nowhere) : { row, column }
    const band = state.bands.placeOf(to.row)
    const { layout } = state
    bringIntoSight(boxRef.current, { layout, band, column: to.column, footHeight })
  }, [row, column, isEditing, boxRef, latest])
}

const nowhere = { row: -1, column: -1 }

/** What the browser brings into sight does not end up below what stays there. */
function roomFor<Row>({ headHeight, frozenWidth, width }: SheetLayout<Row>, footHeight: number) {
  return {
    scrollPadding: `${headHeight}px 0 ${footHeight}px ${frozenWidth}px`,
    '--sheet-frozen': `${frozenWidth}px`,
    '--sheet-width': `${width}px`,
  }
}

interface ShownBand {
  readonly key: string
  /** Among the bands. */
  readonly at: number
}

interface Shown {
  readonly bands: readonly ShownBand[]
  readonly from: number
  readonly to: number
}

const beyondSight = 6

/** What is in sight, a little beyond it, and always the cell that is typed into. */
function useShown<Row>({ boxRef, layout, bands, chosen }: SheetState<Row>): Shown {
  const scrolled = layout.cells.slice(layout.frozen)
  const activeBand = chosen.active ? bands.placeOf(chosen.active.row) : -1
  // At first not beyond it: that is drawn behind what is in sight.
  const beyond = useDeferredValue(beyondSight, 0)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled
  const rows = useVirtualizer({
    count: bands.bands.length,
    estimateSize: () => layout.rowHeight,
    getScrollElement: () => boxRef.current,
    observeElementRect: observeBox,
    overscan: beyond,
    useFlushSync: false,
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: scrolled.length,
    estimateSize: place => scrolled[place]?.width ?? 0,
    getScrollElement: () => boxRef.current,
    observeElementRect: observeBox,
    overscan: Math.min(beyond, 2),
    useFlushSync: false,
  })
  useLayoutEffect(() => rows.measure(), [rows, layout.rowHeight])
  useLayoutEffect(() => columns.measure(), [columns, layout])
  const drawn = rows
    .getVirtualItems()
    .map(({ index }) => index)
    .filter(at => at < bands.bands.length)
  // A line that comes into sight takes over what is drawn of one that left: that is quicker by far.
  const height = rows.scrollRect?.height ?? unmeasured.height
  const slots = Math.ceil(height / layout.rowHeight) + 2 * beyondSight + 2
  const shown = drawn.map(at => ({ key: `slot ${at % slots}`, at }))
  const isOut = activeBand >= 0 && !drawn.includes(activeBand)
  const across = columns.getVirtualItems()
  return {
    bands: isOut ? [...shown, { key: 'active', at: activeBand }] : shown,
    from: layout.frozen + (across[0]?.index ?? 0),
    to: layout.frozen + (across.at(-1)?.index ?? -1) + 1,
  }
}

interface BandProps<Row> extends Props<Row> {
  readonly band: ShownBand
  readonly from: number
  readonly to: number
}

function BandOf<Row>({ state, band, from, to, ...acts }: BandProps<Row>): ReactNode {
  const { layout, bands, lines, knownOf, props, chosen, gridId } = state
  const found = bands.bands[band.at]
  const top = band.at * layout.rowHeight
  const ariaPlace = band.at + (layout.hasGroups ? 3 : 2)
  if (!found) return null
  if (found.group) {
    const { group } = found
    const drawing = { layout, group, top, ariaPlace, from, to, onPress: acts.onGroup }
    return <GridGroup {...drawing} />
  }
  const place = found.line
  const line = lines[place]
  const isActive = chosen.active?.row === place
  return (
    <GridRow
      gridId={gridId}
      layout={layout}
      line={line}
      place={place}
      ariaPlace={ariaPlace}
      top={top}
      from={from}
      to={to}
      name={line?.row === undefined ? newName(line) : props.rowName(line.row)}
      isNamed={props.compact ?? false}
      isSum={line?.row !== undefined && props.isSum?.(line.row) === true}
      known={knownOf(line)}
      {...chosenIn(state, place, acts.filling)}
      active={isActive ? (chosen.active?.column ?? -1) : -1}
      editor={
        isActive && chosen.editing ? (
          <CellEditor
            key={`${chosen.editing.row} ${chosen.editing.column}`}
            state={state}
            acts={acts.editorActs}
            editing={chosen.editing}
          />
        ) : undefined
      }
    />
  )
}

function newName(line: { readonly draft?: unknown } | undefined): string {
  return line ? 'New row' : 'Empty row'
}

/** Of a line: which columns are chosen, and where the handles are. */
function chosenIn<Row>(
  { chosen: { rect, selection }, mayWrite, layout, box }: SheetState<Row>,
  place: number,
  filling: FillMark | undefined,
) {
  const marked = filling ?? rect
  const isIn = marked !== undefined && place >= marked.top && place <= marked.bottom
  const hasHandle = mayWrite && rect !== undefined && place === rect.bottom
  return {
    left: isIn ? marked.left : -1,
    right: isIn ? Math.min(marked.right, layout.cells.length - 1) : -1,
    handle: hasHandle ? rect.right : -1,
    // Where the range ends, which is always in sight.
    reach: box.isCoarse && selection?.head.row === place ? selection.head.column : -1,
  }
}
