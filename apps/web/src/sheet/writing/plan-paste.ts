// Where the cells of a clipboard go. As in Excel: from the upper left corner of what is chosen, and
// again and again where the choice is a multiple of what was copied.

import type { CellValue } from '../cells/cell-kind.ts'
import { foldedText } from '../../ui/folded-text.ts'
import type { Rect } from '../cells/selection.ts'

/** A line on the screen, or, counted from 0, one of the new ones below. */
export type PlannedCell = PlannedText &
  (
    | { readonly rowIndex: number; readonly newRow?: undefined }
    | { readonly newRow: number; readonly rowIndex?: undefined }
  )

interface PlannedText {
  readonly column: string
  readonly text: string
  /** What the text says, where that is known already and need not be read. */
  readonly value?: CellValue
}

export interface PasteWish {
  /** Rows of cells, as the clipboard has them. */
  readonly texts: readonly (readonly string[])[]
  readonly rect: Rect
  /** Those on the screen, in their order. */
  readonly columns: readonly PasteColumn[]
  /** Those that this person does not see: what is under their headings goes nowhere. */
  readonly unseen?: readonly PasteColumn[] | undefined
  /** How many lines there are, without the empty one in which a new row is begun. */
  readonly rows: number
  readonly canAdd: boolean
}

/** What must be known of a column to plan for it. */
export interface PasteColumn {
  readonly id: string
  readonly heading: string
  readonly otherHeadings?: readonly string[] | undefined
  readonly unit?: string | undefined
  readonly locked?: unknown
}

export interface PastePlan {
  readonly cells: readonly PlannedCell[]
  /** What is chosen afterwards; it may reach below the last line. */
  readonly rect: Rect
  /** Columns of the clipboard with something in them for which there was no place, but for the next. */
  readonly droppedColumns: number
  /** Where the first row says which column is which: the headings that are none here, of columns with something in them. */
  readonly unknownHeadings: readonly string[]
  /** Headings of those that this person does not see. */
  readonly unseenColumns: readonly string[]
  /** Its rows for which there was none, because none can be added. */
  readonly droppedRows: number
  /** Cells of columns that are calculated, blank ones apart: those say nothing. */
  readonly lockedCells: number
  readonly newRows: number
  /** The first row of the clipboard repeated the headings, and said which column is which. */
  readonly byHeadings: boolean
}

export function planPaste(wish: PasteWish): PastePlan {
  const { texts, rect, columns, unseen = [] } = wish
  const width = widthOf(texts)
  const byHeadings = headedColumns(texts, { columns, unseen })
  const data = byHeadings ? texts.slice(1) : texts
  const pairs = byHeadings?.pairs ?? columnsBeside(rect, width, columns)
  const rows = rowsFor(wish, data.length)
  const lasting = pairs.filter(({ column }) => column.locked !== true)
  const cells = rows.flatMap(row => cellsOf(row, data, lasting))
  const dropped = filledColumns(data, new Set(pairs.map(({ from }) => from)))
  const hidden = (byHeadings?.hidden ?? []).filter(({ from }) => dropped.has(from))
  for (const { from } of hidden) dropped.delete(from)
  const unknownHeadings = byHeadings ? headingsAt(texts[0], dropped) : []
  return {
    cells,
    rect: rectOfPlan(wish, rows.length, pairs),
    droppedColumns: dropped.size - unknownHeadings.length,
    unknownHeadings,
    unseenColumns: hidden.map(({ column }) => column.heading),
    droppedRows: filledRows(data, new Set(rows.map(({ from }) => from))),
    lockedCells: countLocked(rows, data, pairs),
    newRows: new Set(cells.flatMap(({ newRow, text }) => (text === '' ? [] : (newRow ?? [])))).size,
    byHeadings: byHeadings !== undefined,
  }
}

/** Which column of the clipboard goes into which of the sheet. */
interface Pair {
  readonly from: number
  readonly column: PasteColumn
  /** Its place on the screen. */
  readonly to: number
}

/** Which row of the clipboard goes into which line. */
type Line = { readonly from: number } & (
  | { readonly rowIndex: number }
  | { readonly newRow: number }
)

function widthOf(texts: PasteWish['texts']): number {
  return texts.reduce((widest, row) => Math.max(widest, row.length), 0)
}

function columnsBeside(rect: Rect, width: number, columns: readonly PasteColumn[]): Pair[] {
  const across = timesInto(rect.right - rect.left + 1, width)
  return columns
    .slice(rect.left, rect.left + across)
    .map((column, place) => ({ from: place % width, column, to: rect.left + place }))
}

/** Only what was copied makes new rows, not its being repeated. */
function rowsFor({ rect, rows, canAdd }: PasteWish, height: number): Line[] {
  const down = timesInto(rect.bottom - rect.top + 1, height)
  return Array.from({ length: down }, (_, place) => place).flatMap((place): Line[] => {
    const rowIndex = rect.top + place
    const from = place % height
    if (rowIndex < rows) return [{ from, rowIndex }]
    return canAdd && place < height ? [{ from, newRow: rowIndex - rows }] : []
  })
}

/** Again and again where it fits without a rest, else once. */
function timesInto(room: number, size: number): number {
  return size > 0 && room % size === 0 ? room : size
}

function cellsOf(
  { from, ...line }: Line,
  data: PasteWish['texts'],
  pairs: readonly Pair[],
): PlannedCell[] {
  return pairs.flatMap(pair => {
    const text = data[from]?.[pair.from]
    return text === undefined ? [] : [{ ...line, column: pair.column.id, text }]
  })
}

/** What is blank needs no place, and changes nothing. */
function filledColumns(data: PasteWish['texts'], placed: ReadonlySet<number>): Set<number> {
  const filled = data.flatMap(row => row.flatMap((text, from) => (isBlankText(text) ? [] : [from])))
  return new Set(filled.filter(from => !placed.has(from)))
}

function headingsAt(first: readonly string[] = [], places: ReadonlySet<number>): string[] {
  return first.flatMap((text, from) =>
    places.has(from) && !isBlankText(text) ? [text.trim()] : [],
  )
}

function filledRows(data: PasteWish['texts'], placed: ReadonlySet<number>): number {
  return data.filter((row, from) => !placed.has(from) && !row.every(isBlankText)).length
}

export function isBlankText(text: string): boolean {
  return text.trim() === ''
}

function countLocked(
  rows: readonly Line[],
  data: PasteWish['texts'],
  pairs: readonly Pair[],
): number {
  const locked = pairs.filter(({ column }) => column.locked === true)
  const cells = rows.flatMap(row => cellsOf(row, data, locked))
  return cells.filter(({ text }) => !isBlankText(text)).length
}

function rectOfPlan({ rect }: PasteWish, height: number, pairs: readonly Pair[]): Rect {
  const places = pairs.map(({ to }) => to)
  const [left, right] = [Math.min(...places), Math.max(...places)]
  if (height === 0 || places.length === 0) return rect
  return { top: rect.top, left, bottom: rect.top + height - 1, right }
}

interface Headed {
  readonly pairs: readonly Pair[]
  /** Of the columns that this person does not see. */
  readonly hidden: readonly Pair[]
}

/** Nothing where the first row does not repeat at least two headings above others. */
function headedColumns(
  texts: PasteWish['texts'],
  { columns, unseen }: { readonly [of in 'columns' | 'unseen']: readonly PasteColumn[] },
): Headed | undefined {
  const [first] = texts
  if (!first || texts.length < 2) return undefined
  const all = [...columns, ...unseen].map((column, to) => ({ column, to }))
  const found = new Map<number, Pair>()
  const taken = new Set<number>()
  for (const headings of [ownHeadings, otherHeadings]) {
    const called = all.map(one => ({ ...one, headings: headings(one.column).map(foldedText) }))
    for (const [from, text] of first.entries()) {
      const name = foldedText(text)
      const fits = called.find(({ to, headings }) => !taken.has(to) && headings.includes(name))
      if (!fits || found.has(from)) continue
      taken.add(fits.to)
      found.set(from, { from, column: fits.column, to: fits.to })
    }
  }
  const pairs = first.flatMap((_, from) => found.get(from) ?? [])
  if (pairs.length < fewestHeadings) return undefined
  const isHidden = ({ to }: Pair) => to >= columns.length
  return { pairs: pairs.filter(pair => !isHidden(pair)), hidden: pairs.filter(isHidden) }
}

/** With its unit, too, as it stands above the sheet. */
function ownHeadings({ heading, unit }: PasteColumn): readonly string[] {
  return unit ? [heading, `${heading} (${unit})`, `${heading} ${unit}`] : [heading]
}

function otherHeadings({ otherHeadings: others = [], ...column }: PasteColumn): readonly string[] {
  return others.flatMap(heading => ownHeadings({ ...column, heading }))
}

const fewestHeadings = 2
