// Where the selection goes when a key is pressed, as in Excel.

import { activeOf, isSeveral, rectOf, selectionAt } from '../cells/selection.ts'
import type { Rect, Selection, Spot } from '../cells/selection.ts'

export interface MoveWith {
  /** Ctrl, or ⌘ on a Mac. */
  readonly ctrl: boolean
  readonly shift: boolean
  /** How many lines there are on the screen, also the empty one in which a new row is begun. */
  readonly rows: number
  readonly columns: number
  /** Ctrl with an arrow stops at the edges of what is filled. */
  readonly isFilled: (spot: Spot) => boolean
  /** Lines that are in sight at once. */
  readonly page?: number
}

/** Nothing where the key moves nothing: also Tab at the very end, which leaves the sheet. */
export function moved(selection: Selection, key: string, move: MoveWith): Selection | undefined {
  if (move.rows <= 0 || move.columns <= 0) return undefined
  if (key === 'Tab') return tabbed(selection, move)
  if (key === 'Enter') return entered(selection, move)
  const whole = wholeLines(selection, key, move)
  if (whole) return { ...whole, active: activeOf(selection) }
  const from = move.shift ? selection.head : activeOf(selection)
  const to = spotAfter(from, key, move)
  if (!to) return undefined
  return move.shift ? { anchor: selection.anchor, head: to } : selectionAt(to.row, to.column)
}

/** Ctrl+A, Shift+Space for rows, Ctrl+Space for columns. */
function wholeLines(selection: Selection, key: string, move: MoveWith): Selection | undefined {
  const { ctrl, shift, rows, columns } = move
  const isAll = ctrl && !shift && key.toLowerCase() === 'a'
  const [isRows, isColumns] = [key === ' ' && shift, key === ' ' && ctrl]
  if (!isAll && !isRows && !isColumns) return undefined
  const { top, left, bottom, right } = rectOf(selection)
  const [allRows, allColumns] = [isAll || isColumns, isAll || isRows]
  return {
    anchor: { row: allRows ? 0 : top, column: allColumns ? 0 : left },
    head: { row: allRows ? rows - 1 : bottom, column: allColumns ? columns - 1 : right },
  }
}

function spotAfter(from: Spot, key: string, move: MoveWith): Spot | undefined {
  const direction = directions[key]
  if (direction) return move.ctrl ? jumped(from, direction, move) : stepped(from, direction, move)
  const { ctrl, rows, columns, page = usualPage } = move
  if (key === 'Home') return { row: ctrl ? 0 : from.row, column: 0 }
  if (key === 'End') return { row: ctrl ? rows - 1 : from.row, column: columns - 1 }
  if (ctrl || (key !== 'PageUp' && key !== 'PageDown')) return undefined
  const down = key === 'PageDown' ? page : -page
  return { row: Math.min(rows - 1, Math.max(0, from.row + down)), column: from.column }
}

interface Direction {
  readonly down: number
  readonly right: number
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
}
const usualPage = 20

function stepped(from: Spot, { down, right }: Direction, move: MoveWith): Spot {
  const to = { row: from.row + down, column: from.column + right }
  return isInside(to, move) ? to : from
}

/** To the last filled cell before a gap; from there, to the first after it; else to the edge. */
function jumped(from: Spot, direction: Direction, move: MoveWith): Spot {
  const next = (spot: Spot) => stepped(spot, direction, move)
  const first = next(from)
  const isWithinFilled = move.isFilled(from) && move.isFilled(first)
  const mayGoOn = (spot: Spot) =>
    isWithinFilled ? move.isFilled(next(spot)) : !move.isFilled(spot)
  let spot = first
  while (next(spot) !== spot && mayGoOn(spot)) spot = next(spot)
  return spot
}

function isInside({ row, column }: Spot, { rows, columns }: MoveWith): boolean {
  return row >= 0 && row < rows && column >= 0 && column < columns
}

/** Row by row, within the range or through the whole sheet. */
function tabbed(selection: Selection, move: MoveWith): Selection | undefined {
  const step = move.shift ? -1 : 1
  const rect = rectOf(selection)
  const { row, column } = activeOf(selection)
  if (isSeveral(rect)) {
    const width = rect.right - rect.left + 1
    const place = (row - rect.top) * width + (column - rect.left) + step
    return withActive(selection, rect, spot => spotOf(place, spot, width))
  }
  const place = row * move.columns + column + step
  if (place < 0 || place >= move.rows * move.columns) return undefined
  const to = selectionAt(Math.floor(place / move.columns), place % move.columns)
  return { ...to, tabbedFrom: selection.tabbedFrom ?? column }
}

/** Column by column within a range; else down, to the column where Tab began. */
function entered(selection: Selection, move: MoveWith): Selection | undefined {
  if (move.ctrl) return undefined
  const step = move.shift ? -1 : 1
  const rect = rectOf(selection)
  const { row, column } = activeOf(selection)
  if (isSeveral(rect)) {
    const height = rect.bottom - rect.top + 1
    const place = (column - rect.left) * height + (row - rect.top) + step
    return withActive(selection, rect, size => turned(spotOf(place, turned(size), height)))
  }
  const to = Math.min(move.rows - 1, Math.max(0, row + step))
  return selectionAt(to, move.shift ? column : (selection.tabbedFrom ?? column))
}

/** The spot at a place that is counted line by line, from 0 to the size of a range, round and round. */
function spotOf(place: number, size: Spot, width: number): Spot {
  const cells = size.row * size.column
  const inside = (place + cells) % cells
  return { row: Math.floor(inside / width), column: inside % width }
}

function turned({ row, column }: Spot): Spot {
  return { row: column, column: row }
}

function withActive(
  { anchor, head }: Selection,
  { top, left, bottom, right }: Rect,
  spotIn: (size: Spot) => Spot,
): Selection {
  const inside = spotIn({ row: bottom - top + 1, column: right - left + 1 })
  return { anchor, head, active: { row: top + inside.row, column: left + inside.column } }
}
