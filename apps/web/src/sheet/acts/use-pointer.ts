// What mouse and fingers do in the grid: choosing by pressing and dragging, typing by pressing twice,
// filling by the handle.

import { useMemo, useRef, useState } from 'react'
import type { HTMLAttributes, MouseEvent, PointerEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { dragIn } from './drag-in.ts'
import { longPress } from '../cells/long-press.ts'
import { handleTarget } from '../writing/plan-fill.ts'
import { contains, extendedTo, selectionAt } from '../cells/selection.ts'
import type { Rect, Spot } from '../cells/selection.ts'
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
  const pressed = useRef<Pressed>(undefined)
  const handlers = useMemo(
    () => ({
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        if (event.button !== 0) return
        pressed.current = pressedIn(state.current, event)
        if (isHandle(event)) return dragHandle(state, acts.current, setFilling, event)
        if (within(event, '[data-reach]')) return dragReach(state, event)
        if (event.pointerType !== 'touch')
          return press(state, acts.current, { event, pressed: pressed.current })
        const spot = spotToAskOf(event)
        if (spot)
          longPress(event, () => openMenu(state.current, acts.current, { spot, ...at(event) }))
      },
      onClick(event: MouseEvent<HTMLDivElement>) {
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent
        if (pointerType === 'touch') tap(state.current, acts.current, pressed.current)
      },
      onDoubleClick(event: MouseEvent<HTMLDivElement>) {
        if (isHandle(event)) return acts.current.cells.fillReach()
        const under = nowOf(state.current, pressed.current)
        if (!under) return
        if (under.isWhole) acts.current.openRow(under.spot.row)
        else acts.current.editing.open({ isCareful: true })
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

interface Press {
  readonly event: Pressing
  readonly pressed: Pressed | undefined
}

function press<Row>(
  state: RefObject<SheetState<Row>>,
  acts: Acts,
  { event, pressed }: Press,
): void {
  if (!pressed) return
  // The question at a cell keeps the focus until it is answered.
  if (!acts.editing.end()) return event.preventDefault()
  const from = event.shiftKey ? state.current.chosen.selection : undefined
  const to = (head: Spot) => {
    const { columns, chosen } = state.current
    const start = from?.anchor ?? nowOf(state.current, pressed)?.spot ?? pressed.spot
    chosen.choose(
      pressed.isWhole
        ? {
            anchor: { row: start.row, column: 0 },
            head: { row: head.row, column: columns.length - 1 },
          }
        : extendedTo(selectionAt(start.row, start.column), head),
    )
  }
  to(pressed.spot)
  dragIn(state, { onMove: to })
}

/** What was under the pointer when it came down: by the time it goes up, rows may have moved. */
interface Pressed {
  readonly spot: Spot
  /** Nothing for the empty rows below. */
  readonly row: string | undefined
  readonly column: string | undefined
  /** Its number, which stands for all of the row. */
  readonly isWhole: boolean
}

function pressedIn<Row>(
  { lines, columns, newRows }: SheetState<Row>,
  event: Pressing,
): Pressed | undefined {
  const whole = lineAtGutter(event)
  const spot = whole === undefined ? spotAt(event) : { row: whole, column: 0 }
  const line = spot && lines[spot.row]
  const row = line && newRows.lastingKey(line.key)
  return spot && { spot, row, column: columns[spot.column]?.id, isWhole: whole !== undefined }
}

/** Where that is now; nothing where it is gone. */
function nowOf<Row>(
  { lines, columns, newRows }: SheetState<Row>,
  pressed: Pressed | undefined,
): Pick<Pressed, 'spot' | 'isWhole'> | undefined {
  if (!pressed) return undefined
  const { spot, isWhole } = pressed
  const isThere = lines.findIndex(({ key }) => newRows.lastingKey(key) === pressed.row)
  const row = pressed.row === undefined ? spot.row : isThere
  const column = columns.findIndex(({ id }) => id === pressed.column)
  return row < 0 || column < 0 ? undefined : { spot: { row, column }, isWhole }
}

/** The first tap chooses, the second one types. */
function tap<Row>(state: SheetState<Row>, { editing }: Acts, pressed: Pressed | undefined): void {
  const { chosen, columns } = state
  const under = nowOf(state, pressed)
  if (!under) return
  const { spot } = under
  if (under.isWhole) {
    const head = { row: spot.row, column: columns.length - 1 }
    return chosen.choose({ anchor: spot, head })
  }
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
