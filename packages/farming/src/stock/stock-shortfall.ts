// Where more stock of a class had gone than was there (E-LIV-2): the day, what had come by then, and the lines
// that went.

import { dayInWords } from '../dates/dates.ts'
import { quantityText } from '../numbers/quantity-text.ts'
import { comesIn, dayOf, firstShortfall, movedBy } from './herd.ts'
import type { StockMovement, StockMovementKind } from './herd.ts'

export interface RecordedMovement extends StockMovement {
  /** Of its line. */
  readonly id: number
}

export interface ToldShortfall {
  readonly message: string
  /** Of the lines that it names; the last of them is the last to go. */
  readonly lines: readonly number[]
}

/** Nothing where there were always as many as went. `name`: of the class. */
export function toldShortfall(
  name: string,
  movements: readonly RecordedMovement[],
): ToldShortfall | undefined {
  const short = firstShortfall(movements)
  if (!short) return undefined
  const moved = movedBy(short.day, movements)
  const went = moved
    .filter(movement => !comesIn(movement))
    .toSorted((one, other) => compared(dayOf(one), dayOf(other)) || one.id - other.id)
  const [before, named] = [went.slice(0, -mostNamed), went.slice(-mostNamed)]
  const told = [
    ...(before.length > 0 ? [`${quantityText(headOf(before))} before`] : []),
    ...named.map(lineInWords),
  ]
  const when = short.day === null ? 'In all' : `By ${dayInWords(short.day)}`
  const came = quantityText(headOf(moved.filter(comesIn)), 'head')
  return {
    message: `${name}: ${when}, ${quantityText(short.head, 'head')} more had gone than were there. Came: ${came}. Went: ${told.join(', ')}.`,
    lines: named.map(({ id }) => id),
  }
}

const mostNamed = 3

/** `30 sold on 14 May 2026`. */
function lineInWords({ head, kind, day }: RecordedMovement): string {
  const when = day === null ? 'without a day' : `on ${dayInWords(day)}`
  return `${quantityText(head)} ${wentWords[kind] ?? 'went'} ${when}`
}

const wentWords: Partial<Record<StockMovementKind, string>> = {
  death: 'died',
  sale: 'sold',
  'transfer out': 'moved to another class',
  'adjustment out': 'missing in the count',
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function headOf(movements: readonly StockMovement[]): number {
  return movements.reduce((sum, { head }) => sum + head, 0)
}
