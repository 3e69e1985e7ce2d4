// What mouse and fingers do in the grid: choosing by pressing and dragging, typing by pressing twice,
// filling by the handle.

import { useMemo, useState } from 'react'
import type { HTMLAttributes, MouseEvent, PointerEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { dragIn } from './drag-in.ts'
import { longPress } from '../cells/long-press.ts'
import { handleTarget } from '../writing/plan-fill.ts'
import { contains, extendedTo, selectionAt } from '../cells/selection.ts'
import type { Rect, Selection, Spot } from '../cells/selection.ts'
import type { CellActs } from './use-cell-acts.ts'
import type { EditingActs } from './use-editing.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Acts {
  readonly editing: EditingActs
  readonly cells: CellActs
  readonly openMenuAt: (x: number, y: number) => void
  readonly openRow: (line: number) => void
}

export interface PointerNow {
  readonly handlers: HTMLAttributes<HTMLDivElement>
  /** Where the handle leads, as long as it is dragged. */
  readonly filling: Rect | undefined
}

export function usePointer<Row>(
  state: RefObject<SheetState<Row>>,
  acts: RefObject<Acts>,
): PointerNow {
  const [filling, setFilling] = useState<Rect>()
  const handlers = useMemo(
    () => ({
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        if (event.button !== 0) return
        if (isHandle(event)) return dragHandle(state, acts.current, setFilling, event)
        if (within(event, '[data-reach]')) return dragReach(state, event)
        if (event.pointerType !== 'touch') return press(state, acts.current, event)
        const spot = spotToAskOf(event)
        if (spot)
          longPress(event, () => openMenu(state.current, acts.current, { spot, ...at(event) }))
      },
      onClick(event: MouseEvent<HTMLDivElement>) {
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent
        if (pointerType === 'touch') tap(state.current, acts.current, event)
      },
      onDoubleClick(event: MouseEvent<HTMLDivElement>) {
        const gutter = lineAtGutter(event)
        if (isHandle(event)) acts.current.cells.fillReach()
        else if (gutter !== undefined) acts.current.openRow(gutter)
        else if (spotAt(event)) acts.current.editing.open({ isCareful: true })
      },
      onContextMenu(event: MouseEvent<HTMLDivElement>) {
        const spot = spotToAskOf(event)
        if (!spot) return
        event.preventDefault()
        openMenu(state.current, acts.current, { spot, ...at(event) })
      },
    }),
    [state, acts],
  )
  return { handlers, filling }
}

type Pressing = MouseEvent<HTMLDivElement>

function press<Row>(state: RefObject<SheetState<Row>>, acts: Acts, event: Pressing): void {
  const line = lineAtGutter(event)
  const spot = spotAt(event)
  if (line === undefined && !spot) return
  // The question at a cell keeps the focus until it is answered.
  if (!acts.editing.end()) return event.preventDefault()
  const { columns, chosen } = state.current
  const last = columns.length - 1
  const whole = (anchor: number, head: number): Selection => ({
    anchor: { row: anchor, column: 0 },
    head: { row: head, column: last },
  })
  const from = event.shiftKey ? chosen.selection : undefined
  const start = from ? from.anchor : (spot ?? { row: line ?? 0, column: 0 })
  const to = ({ row, column }: Spot) =>
    state.current.chosen.choose(
      line === undefined
        ? extendedTo({ ...selectionAt(start.row, start.column) }, { row, column })
        : whole(start.row, row),
    )
  to(spot ?? { row: line ?? 0, column: last })
  dragIn(state, { onMove: to })
}

/** The first tap chooses, the second one types. */
function tap<Row>({ chosen, columns }: SheetState<Row>, { editing }: Acts, event: Pressing): void {
  const line = lineAtGutter(event)
  const spot = spotAt(event)
  if (line !== undefined) {
    const ends = [0, columns.length - 1].map(column => ({ row: line, column }))
    return chosen.choose({ anchor: ends[0]!, head: ends[1]! })
  }
  if (!spot) return
  const { active } = chosen
  if (active?.row === spot.row && active.column === spot.column) {
    // At once: later, a phone would not bring up its keys.
    if (!chosen.editing) flushSync(() => void editing.open({ isCareful: true }))
    return
  }
  if (!editing.end()) return
  chosen.choose(selectionAt(spot.row, spot.column))
}

/** Its range goes from the cell that is typed into to wherever the finger leads it. */
function dragReach<Row>(
  state: RefObject<SheetState<Row>>,
  event: PointerEvent<HTMLDivElement>,
): void {
  const { chosen, boxRef } = state.current
  if (!chosen.active) return
  const { row, column } = chosen.active
  event.preventDefault()
  dragIn(state, {
    onMove(head) {
      // It is drawn elsewhere from now on: what it was dragged by is gone.
      boxRef.current?.setPointerCapture(event.pointerId)
      state.current.chosen.choose({ anchor: { row, column }, head })
    },
  })
}

interface Asked {
  readonly spot: Spot
  readonly x: number
  readonly y: number
}

function openMenu<Row>(
  { chosen }: SheetState<Row>,
  { openMenuAt }: Acts,
  { spot, x, y }: Asked,
): void {
  if (!chosen.rect || !contains(chosen.rect, spot))
    chosen.choose(selectionAt(spot.row, spot.column))
  openMenuAt(x, y)
}

function at({ clientX: x, clientY: y }: MouseEvent): { readonly x: number; readonly y: number } {
  return { x, y }
}

function dragHandle<Row>(
  state: RefObject<SheetState<Row>>,
  { cells }: Acts,
  show: (rect: Rect | undefined) => void,
  event: PointerEvent<HTMLDivElement>,
): void {
  const { rect } = state.current.chosen
  if (!rect) return
  event.preventDefault()
  let target: Spot | undefined
  dragIn(state, {
    onMove(spot) {
      target = spot
      show(handleTarget(rect, spot))
    },
    onEnd() {
      show(undefined)
      if (target && !contains(rect, target)) cells.fillTo(target)
    },
  })
}

function within(event: MouseEvent, selector: string): HTMLElement | undefined {
  const found = event.target instanceof Element ? event.target.closest(selector) : null
  const isInside = found instanceof HTMLElement && event.currentTarget.contains(found)
  return isInside ? found : undefined
}

function isHandle(event: MouseEvent): boolean {
  return within(event, '[data-handle]') !== undefined
}

function spotAt(event: MouseEvent): Spot | undefined {
  const cell = within(event, '[data-place]')
  const row = lineOf(event)
  if (!cell || row === undefined || cell.dataset['editing'] !== undefined) return undefined
  return { row, column: Number(cell.dataset['place']) }
}

function lineAtGutter(event: MouseEvent): number | undefined {
  return within(event, '[data-gutter]') && lineOf(event)
}

function lineOf(event: MouseEvent): number | undefined {
  const line = within(event, '[data-line]')
  return line && Number(line.dataset['line'])
}

/** The field of a cell has a menu of the browser’s own. */
function spotToAskOf(event: MouseEvent): Spot | undefined {
  const row = lineAtGutter(event)
  return spotAt(event) ?? (row === undefined ? undefined : { row, column: 0 })
}
