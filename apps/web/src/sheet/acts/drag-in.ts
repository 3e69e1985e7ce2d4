// Dragging within the grid: which cell the pointer is over, also where it has left the box, which then
// moves along.

import type { RefObject } from 'react'
import type { Spot } from '../cells/selection.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Dragging {
  readonly onMove: (spot: Spot) => void
  readonly onEnd?: () => void
}

export function dragIn<Row>(state: RefObject<SheetState<Row>>, { onMove, onEnd }: Dragging): void {
  const box = state.current.boxRef.current
  if (!box) return
  let pointer = { x: 0, y: 0 }
  let former: Spot | undefined
  let frame = 0
  const tell = () => {
    const spot = spotUnder(state.current, box, pointer)
    if (spot.row === former?.row && spot.column === former.column) return
    former = spot
    onMove(spot)
  }
  const roll = () => {
    frame = 0
    const { x, y } = beyond(state.current, box, pointer)
    if (x === 0 && y === 0) return
    box.scrollBy(x, y)
    tell()
    frame = requestAnimationFrame(roll)
  }
  const move = (event: globalThis.PointerEvent) => {
    pointer = { x: event.clientX, y: event.clientY }
    tell()
    if (frame === 0) frame = requestAnimationFrame(roll)
  }
  const end = () => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    cancelAnimationFrame(frame)
    onEnd?.()
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

interface Point {
  readonly x: number
  readonly y: number
}

function spotUnder<Row>(state: SheetState<Row>, box: HTMLElement, { x, y }: Point): Spot {
  const { layout, bands, lineCount } = state
  const edges = box.getBoundingClientRect()
  const [inX, inY] = [x - edges.left, y - edges.top - layout.headHeight + box.scrollTop]
  const across = inX < layout.frozenWidth ? inX : inX + box.scrollLeft
  const found = layout.cells.findIndex(({ left, width }) => across < left + width)
  const at = Math.max(0, Math.min(bands.bands.length - 1, Math.floor(inY / layout.rowHeight)))
  const row = bands.bands.slice(at).find(({ line }) => line !== undefined)?.line ?? lineCount - 1
  return { row, column: found < 0 ? layout.cells.length - 1 : found }
}

/** How far the box moves along in a moment, faster the further outside the pointer is. */
function beyond<Row>({ layout }: SheetState<Row>, box: HTMLElement, { x, y }: Point): Point {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const over = (at: number, from: number, to: number) =>
    Math.max(-fastest, Math.min(fastest, (Math.min(0, at - from) + Math.max(0, at - to)) / 4))
  return {
    x: over(x, left + layout.frozenWidth, right),
    y: over(y, top + layout.headHeight, bottom),
  }
}

const fastest = 24
