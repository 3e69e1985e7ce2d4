// What is to be seen at a cell beside its value: whether it is saved, wrong, odd, calculated or
// suggested, and in which words.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import type { RowFieldState, RowStates } from '../../data/hooks/use-row-states.ts'
import type { CellValue } from './cell-kind.ts'
import type { Mark } from './marks.ts'
import { cellsOfLine, unfitWhy } from './kind-in-line.ts'
import { questionOf } from './question-points.ts'
import { stands } from './row-points.ts'
import type { SheetColumn } from './sheet-column.ts'
import { isBlank, isNeeded, lineValue, lockedWhy } from './sheet-lines.ts'
import type { SheetLine } from './sheet-lines.ts'

export interface CellState {
  readonly kind?:
    | 'wrong'
    | 'refused'
    | 'held'
    | 'warned'
    | 'asked'
    | 'missing'
    | 'saving'
    | 'waiting'
    | 'noted'
  readonly message?: string | undefined
  /** Worked out, or locked in this row: why. */
  readonly locked?: string | undefined
  /** What is typed there is not kept, for such a row has none: why. */
  readonly unfit?: string | undefined
  /** Shown in place of the value. */
  readonly suggestion?: CellValue | undefined
}

/** What is known of a line, each by column. */
export interface LineKnown {
  readonly marks: ReadonlyMap<string, Mark> | undefined
  readonly states: ReadonlyMap<string, RowFieldState> | undefined
  readonly points: ReadonlyMap<string, readonly OpenPoint[]> | undefined
}

export const nothingKnown: LineKnown = {
  marks: undefined,
  states: undefined,
  points: undefined,
}

export function cellState<Row>(
  column: SheetColumn<Row>,
  line: SheetLine<Row> | undefined,
  known: LineKnown,
): CellState {
  const locked = lockedWhy(column, line)
  if (!line) return { locked }
  const [unfit, suggestion] = [unfitWhy(column, line), suggested(column, line, known)]
  return { ...marked(column, line, known), locked, unfit, suggestion }
}

type Marked = Pick<CellState, 'kind' | 'message'>

/** The worst counts. */
function marked<Row>(column: SheetColumn<Row>, line: SheetLine<Row>, known: LineKnown): Marked {
  const mark = known.marks?.get(column.id)
  if (mark) return { kind: 'wrong', message: mark.wrong }
  const state = known.states?.get(column.id)
  if (state?.kind === 'refused') return { kind: 'refused', message: state.message }
  const points = known.points?.get(column.id)?.filter(stands) ?? []
  const [asked, odd] = [points.filter(isQuestion), points.filter(point => !isQuestion(point))]
  if (odd.length > 0) return { kind: 'warned', message: wordsOf([...odd, ...asked]) }
  if (state?.kind === 'held') return { kind: 'held', message: heldWords + state.message }
  if (state?.kind === 'waiting') return { kind: 'waiting', message: 'Waits for signal.' }
  if (state?.kind === 'saving') return { kind: 'saving' }
  if (asked.length > 0) return { kind: 'asked', message: `Asked: ${wordsOf(asked)}` }
  const isMissing =
    line.draft && isBlank(lineValue(column, line)) && isNeeded(column, cellsOfLine<Row>(line))
  if (isMissing) return { kind: 'missing', message: `Not saved yet: ${column.heading} is missing.` }
  const noted = notedIn(column, line)
  return noted.message ? noted : confirmedWords(known.points?.get(column.id))
}

const isQuestion = (point: OpenPoint) => questionOf(point) !== undefined

/** Marked where a figure is there: of what is empty, it says why. */
function notedIn<Row>(column: SheetColumn<Row>, line: SheetLine<Row>): Marked {
  const message = line.draft ? undefined : column.note?.(line.row)
  return isBlank(lineValue(column, line)) ? { message } : { kind: 'noted', message }
}

/** All of them: one may be confirmed where another has to be fixed. */
function wordsOf(points: readonly OpenPoint[]): string {
  return points.map(({ message }) => message).join(' ')
}

/** Looked odd, and someone said why it is right. */
function confirmedWords(points: readonly OpenPoint[] | undefined): Marked {
  const confirmed = points?.find(point => point.confirmed)?.confirmed
  if (!confirmed) return {}
  const by = confirmed.by ? ` by ${confirmed.by}` : ''
  return { message: `Confirmed${by}: ${confirmed.note}` }
}

const heldWords = 'Not saved yet. Fix this first: '

function suggested<Row>(
  column: SheetColumn<Row>,
  line: SheetLine<Row>,
  known: LineKnown,
): CellValue | undefined {
  if (!column.suggestion || line.draft || known.marks?.has(column.id)) return undefined
  return isBlank(lineValue(column, line)) ? column.suggestion(line.row) : undefined
}

/** By column; nothing where all of the row is saved. */
export function statesOf<Row>(
  states: RowStates,
  columns: readonly SheetColumn<Row>[],
  line: SheetLine<Row>,
): ReadonlyMap<string, RowFieldState> | undefined {
  const { row } = line
  if (row === undefined || states.isEmpty) return undefined
  const found = columns.flatMap(column => {
    const place = column.place?.(row)
    const state = place && states.of(place)
    return state ? [[column.id, state] as const] : []
  })
  return found.length > 0 ? new Map(found) : undefined
}
