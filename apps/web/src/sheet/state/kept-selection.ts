// The selection by rows and columns instead of places, so that it stays on its cells when the sheet is
// sorted, filtered, or grows.

import { activeOf, clamped, contains, rectOf } from '../cells/selection.ts'
import type { Selection, Spot } from '../cells/selection.ts'
import { isRowKey } from '../cells/sheet-lines.ts'

/** What stands on the screen, from top to bottom and from left to right. */
export interface Places {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
}

export interface KeptSelection {
  readonly selection: Selection
  /** All that are chosen, in their order. */
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  readonly active: { readonly row: string | undefined; readonly column: string | undefined }
  /** How many rows there were that had not been begun here. */
  readonly others: number
}

export function keptSelection(selection: Selection, { rows, columns }: Places): KeptSelection {
  const { top, left, bottom, right } = rectOf(selection)
  const active = activeOf(selection)
  return {
    selection,
    rows: rows.slice(top, bottom + 1),
    columns: columns.slice(left, right + 1),
    active: { row: rows[active.row], column: columns[active.column] },
    others: othersAmong(rows),
  }
}

/**
 * A range stays one where its rows still stand together. Where others came between, only the cell that
 * is typed into stays chosen, so that nothing is cleared that nobody chose. `extraRows` are lines
 * below that have no key, such as the empty one: they move down with what others add above them.
 */
export function restoredSelection(
  kept: KeptSelection,
  { rows, columns }: Places,
  extraRows = 0,
): Selection | undefined {
  const size = { rows: rows.length + extraRows, columns: columns.length }
  const [down, across] = [spanOf(kept.rows, rows), spanOf(kept.columns, columns)]
  const isWithout = kept.rows.length === 0 || kept.columns.length === 0
  if (isWithout) return clamped(movedBy(kept.selection, othersAmong(rows) - kept.others), size)
  if (down && across) return clamped(turnedAs(kept, down, across, { rows, columns }), size)
  const alone = spotOf(kept, { rows, columns })
  return clamped({ anchor: alone, head: alone }, size)
}

function othersAmong(rows: readonly string[]): number {
  return rows.filter(isRowKey).length
}

function movedBy({ anchor, head, active, ...rest }: Selection, down: number): Selection {
  const moved = ({ row, column }: Spot) => ({ row: row + down, column })
  const corners = { ...rest, anchor: moved(anchor), head: moved(head) }
  return active ? { ...corners, active: moved(active) } : corners
}

interface Span {
  readonly first: number
  readonly last: number
}

/** Where the keys stand, if they stand side by side; those that are gone are not counted. */
function spanOf(keys: readonly string[], places: readonly string[]): Span | undefined {
  const sought = new Set(keys)
  const found = places.flatMap((key, place) => (sought.has(key) ? [place] : []))
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return last - first + 1 === found.length ? { first, last } : undefined
}

/** With the corner that moves where it was. */
function turnedAs(kept: KeptSelection, down: Span, across: Span, places: Places): Selection {
  const { anchor, head, tabbedFrom } = kept.selection
  const [upwards, leftwards] = [head.row < anchor.row, head.column < anchor.column]
  const start = { row: down.first, column: across.first }
  const end = { row: down.last, column: across.last }
  const restored: Selection = {
    anchor: { row: upwards ? end.row : start.row, column: leftwards ? end.column : start.column },
    head: { row: upwards ? start.row : end.row, column: leftwards ? start.column : end.column },
    ...(tabbedFrom === undefined ? {} : { tabbedFrom }),
  }
  const active = spotOf(kept, places)
  const isApart = kept.selection.active !== undefined && contains(rectOf(restored), active)
  return isApart ? { ...restored, active } : restored
}

function spotOf({ active, selection }: KeptSelection, { rows, columns }: Places): Spot {
  const before = activeOf(selection)
  const row = active.row === undefined ? -1 : rows.indexOf(active.row)
  const column = active.column === undefined ? -1 : columns.indexOf(active.column)
  return { row: row < 0 ? before.row : row, column: column < 0 ? before.column : column }
}
