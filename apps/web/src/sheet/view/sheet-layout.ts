// Where the columns of a sheet stand, in pixels, and which of them stay in sight at the left.

import type { CellKind } from '../cells/cell-kind.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { hasWords } from './longest-words.ts'
import type { LongestWords } from './longest-words.ts'
import type { ShownDecimals } from './shown-decimals.ts'

export interface SheetLayout<Row> {
  readonly cells: readonly CellPlace<Row>[]
  /** Of the column with the numbers of the rows, or with their names. */
  readonly gutter: number
  /** How many columns stay in sight. */
  readonly frozen: number
  /** With the gutter. */
  readonly frozenWidth: number
  readonly width: number
  readonly rowHeight: number
  readonly headHeight: number
  /** Of the headings above headings; 0 where there are none. */
  readonly groupHeight: number
  readonly hasGroups: boolean
}

export interface CellPlace<Row> {
  readonly column: SheetColumn<Row>
  readonly left: number
  readonly width: number
  readonly isFrozen: boolean
  /** Right, so that figures stand below each other. */
  readonly isFigure: boolean
  /** Of every figure in it, at least. */
  readonly decimals: number
}

interface LayoutWish<Row> {
  readonly columns: readonly SheetColumn<Row>[]
  readonly widths: Readonly<Record<string, number>>
  readonly boxWidth: number
  readonly isCoarse: boolean
  readonly isCompact: boolean
  readonly decimals?: ShownDecimals
  readonly words?: LongestWords | undefined
  /** Letters of the longest name that heads a row of a small sheet. */
  readonly longestName?: number
}

export const narrowest = 44
export const widest = 640

export function layoutOf<Row>(wish: LayoutWish<Row>): SheetLayout<Row> {
  const { columns, widths, boxWidth, isCoarse, isCompact } = wish
  const gutter = isCompact ? namedGutter(wish) : isCoarse ? 44 : 40
  const plain = columns.map(column => Math.max(usualWidth(column, wish), wordsWidth(column, wish)))
  const roomy = isCompact ? plain : withRoom(columns, plain, boxWidth - gutter - besideCells)
  const usual = columns.map(({ id }, place) => widths[id] ?? roomy[place] ?? 0)
  const frozen = stayingInSight(columns, usual, boxWidth - 2 * gutter)
  const wanted = frozen === 1 ? narrowed(usual, boxWidth / 2 - gutter) : usual
  const lefts = wanted.map((_, place) => gutter + total(wanted.slice(0, place)))
  const cells = columns.map((column, place) => ({
    column,
    left: lefts[place] ?? 0,
    width: wanted[place] ?? 0,
    isFrozen: place < frozen,
    isFigure: isFigure(column.kind),
    decimals: wish.decimals?.[column.id] ?? 0,
  }))
  const hasGroups = columns.some(({ group }) => group !== undefined)
  const groupHeight = hasGroups ? (isCoarse ? 24 : 20) : 0
  // Two lines of words.
  const headingHeight = isCoarse ? 48 : isCompact ? 32 : 36
  return {
    cells,
    gutter,
    frozen,
    frozenWidth: gutter + total(wanted.slice(0, frozen)),
    width: gutter + total(wanted),
    rowHeight: isCoarse ? 44 : 28,
    headHeight: headingHeight + groupHeight,
    groupHeight,
    hasGroups,
  }
}

export function isFigure(kind: CellKind): boolean {
  if (kind.is === 'own') return kind.inputMode === 'decimal' || kind.inputMode === 'numeric'
  return ['number', 'money', 'percent'].includes(kind.is)
}

/** On a narrow screen the first one alone: the others need room to pass by. */
function stayingInSight<Row>(
  columns: readonly SheetColumn<Row>[],
  widths: readonly number[],
  room: number,
): number {
  const frozen = columns.findIndex(column => !column.frozen)
  const count = frozen < 0 ? columns.length : frozen
  return total(widths.slice(0, count)) * 2 > room ? Math.min(count, 1) : count
}

/** The only one that stays leaves at least as much room as it takes. */
function narrowed([first = 0, ...others]: readonly number[], room: number): readonly number[] {
  return [Math.min(first, Math.max(narrowest * 2, Math.floor(room))), ...others]
}

/**
 * What is left of the box goes to the columns of words. It is shared as if nobody had widened a column, so
 * that the others stay where they are while someone does.
 */
function withRoom<Row>(
  columns: readonly SheetColumn<Row>[],
  plain: readonly number[],
  room: number,
): readonly number[] {
  const share = Math.floor((room - total(plain)) / columns.filter(hasWords).length)
  if (!(share > 0)) return plain
  return columns.map((column, place) => {
    const width = plain[place] ?? 0
    return hasWords(column) ? Math.max(width, Math.min(width + share, wideWords)) : width
  })
}

/** As wide as its longest text, within bounds; a small sheet and a phone have no room for that. */
function wordsWidth<Row>(
  { id, most = wideText }: SheetColumn<Row>,
  { words, isCompact, boxWidth }: Pick<LayoutWish<Row>, 'words' | 'isCompact' | 'boxWidth'>,
): number {
  if (isCompact || boxWidth < widest) return 0
  return Math.min((words?.[id] ?? 0) * wordLetterWidth + 36, most)
}

function usualWidth<Row>(
  { width, kind, heading }: SheetColumn<Row>,
  { isCompact, isCoarse }: Pick<LayoutWish<Row>, 'isCompact' | 'isCoarse'>,
): number {
  const longest = Math.max(...heading.split(/[\s-]/).map(word => word.length)) * letterWidth
  // The menu of a heading is as wide as a fingertip there.
  if (width !== undefined) return isCoarse && !isCompact ? Math.max(width, longest + 60) : width
  const usual = isCompact ? compactWidth : usualWidths[kind.is]
  return Math.max(usual, longest + (isCompact ? 16 : besideHeading))
}

/** Leaves most of the box to the figures. */
function namedGutter({
  longestName = 0,
  boxWidth,
}: Pick<LayoutWish<never>, 'longestName' | 'boxWidth'>): number {
  const wanted = longestName * smallLetterWidth + 16
  return Math.max(compactGutter, Math.min(wanted, Math.floor(boxWidth * 0.4)))
}

const wordLetterWidth = 7.6
/** An email and a class of land fit. */
const wideText = 280
/** With room to spare, most of a note does. */
const wideWords = 400
/** The bar to move it by, and the edges. */
const besideCells = 20
/** Of a word in bold; it is not broken. */
const letterWidth = 9
const smallLetterWidth = 8
/** For the arrow of sorting and the menu. */
const besideHeading = 52

/** There is room for `Empty row`. */
const compactGutter = 78
const compactWidth = 64
const usualWidths: Readonly<Record<CellKind['is'], number>> = {
  text: 160,
  number: 96,
  money: 120,
  percent: 96,
  day: 116,
  flag: 80,
  choice: 160,
  own: 96,
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0)
}
