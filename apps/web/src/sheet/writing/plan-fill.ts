// What filling writes: the cells of one edge copied over a range (Ctrl+D, Ctrl+R), or a series that is
// carried on by the handle.

import type { CellKind } from '../cells/cell-kind.ts'
import { repeated, seriesOf } from './fill-series.ts'
import type { FillCell } from './fill-series.ts'
import type { PlannedCell } from './plan-paste.ts'
import type { Rect, Spot } from '../cells/selection.ts'

export interface FillSheet {
  /** Those on the screen, in their order. */
  readonly columns: readonly FillColumn[]
  /** How many lines there are, without the empty one: nothing is filled below them. */
  readonly rows: number
  readonly at: (spot: Spot) => FillCell
}

interface FillColumn {
  readonly id: string
  readonly kind: CellKind
  readonly locked?: unknown
}

export interface FillPlan {
  readonly cells: readonly PlannedCell[]
  /** What is chosen afterwards. */
  readonly rect: Rect
  /** Cells of columns that are calculated. */
  readonly lockedCells: number
}

/** Ctrl+D: the uppermost cells into those below. In one row alone: what stands above it. */
export function planFillDown(rect: Rect, sheet: FillSheet): FillPlan {
  const from = rect.top === rect.bottom ? rect.top - 1 : rect.top
  const source = { ...rect, top: from, bottom: from }
  return filled({ source, target: rect, isSeries: false }, sheet)
}

/** Ctrl+R: the leftmost cells into those beside them. In one column alone: what stands left of it. */
export function planFillRight(rect: Rect, sheet: FillSheet): FillPlan {
  const from = rect.left === rect.right ? rect.left - 1 : rect.left
  const source = { ...rect, left: from, right: from }
  return filled({ source, target: rect, isSeries: false }, sheet)
}

/** `target` holds the source and reaches further on one side. */
export function planFillHandle(source: Rect, target: Rect, sheet: FillSheet): FillPlan {
  return filled({ source, target, isSeries: true }, sheet)
}

/** Where the handle leads that was dragged to a spot: down or across, whichever is further. */
export function handleTarget(source: Rect, { row, column }: Spot): Rect {
  const down = Math.max(source.top - row, row - source.bottom, 0)
  const across = Math.max(source.left - column, column - source.right, 0)
  if (down >= across) {
    return { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
  }
  return { ...source, left: Math.min(source.left, column), right: Math.max(source.right, column) }
}

/** A double click on the handle: down as far as the column beside is filled. */
export function handleReach(source: Rect, rows: number, isFilled: (spot: Spot) => boolean): Rect {
  const reaches = [source.left - 1, source.right + 1].map(column => {
    let row = source.bottom
    while (column >= 0 && row + 1 < rows && isFilled({ row: row + 1, column })) row++
    return row
  })
  // The column at the left says it, as in Excel; the one at the right where there is none.
  return { ...source, bottom: reaches.find(row => row > source.bottom) ?? source.bottom }
}

interface Fill {
  readonly source: Rect
  readonly target: Rect
  readonly isSeries: boolean
}

/** A run of cells that are filled from one another: a column of the range, or a row of it. */
interface Run {
  /** The first cell of the source. */
  readonly start: Spot
  /** How many cells the source has. */
  readonly length: number
  readonly goesDown: boolean
}

function filled({ source, target, isSeries }: Fill, sheet: FillSheet): FillPlan {
  const rect = { ...target, bottom: Math.min(target.bottom, sheet.rows - 1) }
  if (source.top < 0 || source.left < 0) return { cells: [], rect, lockedCells: 0 }
  const runs = runsOf(source, target)
  const spots = runs.flatMap(run => {
    const cellAt = carriedOn(run, sheet, isSeries)
    return offsetsIn(run, rect).map(offset => ({ spot: spotAt(run, offset), offset, cellAt }))
  })
  const open = spots.filter(({ spot }) => sheet.columns[spot.column]?.locked !== true)
  const cells = open.flatMap(({ spot, offset, cellAt }) => planned(spot, cellAt(offset), sheet))
  return { cells, rect, lockedCells: spots.length - open.length }
}

function runsOf(source: Rect, target: Rect): readonly Run[] {
  const goesDown = source.left === target.left && source.right === target.right
  const { top, left, bottom, right } = source
  return goesDown
    ? span(left, right).map(column => ({
        start: { row: top, column },
        length: bottom - top + 1,
        goesDown,
      }))
    : span(top, bottom).map(row => ({
        start: { row, column: left },
        length: right - left + 1,
        goesDown,
      }))
}

/** A cell for each offset from the start of the run. */
function carriedOn(run: Run, { at, columns }: FillSheet, isSeries: boolean) {
  const spots = span(0, run.length - 1).map(offset => spotAt(run, offset))
  const cells = spots.map(at)
  const kinds = spots.flatMap(({ column }) => columns[column]?.kind ?? [])
  const [kind] = kinds
  const isOneKind = kinds.every(one => one.is === kind?.is)
  return isSeries && kind && isOneKind ? seriesOf(kind, cells) : repeated(cells)
}

/** Of the cells to be filled: those of the range that are not the source’s own. */
function offsetsIn({ start, length, goesDown }: Run, rect: Rect): readonly number[] {
  const [first, last] = goesDown
    ? [rect.top - start.row, rect.bottom - start.row]
    : [rect.left - start.column, rect.right - start.column]
  return span(first, last).filter(offset => offset < 0 || offset >= length)
}

function spotAt({ start, goesDown }: Run, offset: number): Spot {
  return goesDown
    ? { row: start.row + offset, column: start.column }
    : { row: start.row, column: start.column + offset }
}

/** What is of one kind goes over as it is; into another kind of column, as its text says it. */
function planned(
  { row, column }: Spot,
  { kind, text, value }: FillCell,
  { columns }: FillSheet,
): PlannedCell[] {
  const target = columns[column]
  if (!target) return []
  const cell = { rowIndex: row, column: target.id, text }
  return [value === undefined || target.kind !== kind ? cell : { ...cell, value }]
}

function span(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
}
