// A herd as a book keeps it: from the first day to the last one, each movement in the column of its class.

import { dayAfter, daysOfPeriod } from './plain-days.ts'

export type HerdDeed =
  | 'opening'
  | 'birth'
  | 'purchase'
  | 'transfer'
  | 'death'
  | 'sale'
  | 'adjustment in'
  | 'adjustment out'

export interface HerdClass {
  readonly enterprise: string
  readonly name: string
  /** Cents that a head counts for. */
  readonly each: number
}

export interface HerdMove {
  readonly deed: HerdDeed
  readonly from: number
  /** Of a transfer: the place of the class that they join. */
  readonly to: number
  readonly day: string
  readonly head: number
  readonly weight: number
  readonly value: number
}

export interface Herd {
  readonly classes: readonly HerdClass[]
  readonly moves: readonly HerdMove[]
  /** By the place of the class. */
  readonly counts: readonly { readonly head: number; readonly weight: number }[]
}

export type Unit = 'head' | 'kilograms' | 'value'

/** By kind, in head, kilograms and cents. */
export type Column = Readonly<Record<string, Readonly<Record<Unit, number>>>>

interface Book {
  readonly columns: Record<string, Record<Unit, number>>
  left: number
  headDays: number
  readonly byMonth: Record<string, number>
}

const comes = ['opening', 'birth', 'purchase', 'transfer in', 'adjustment in']

export function plainHerd({ classes, moves }: Herd, name: string) {
  const books = classes.map((): Book => ({ columns: {}, left: 0, headDays: 0, byMonth: {} }))
  const enter = (book: Book | undefined, kind: string, move: HerdMove, value: number) => {
    if (!book) throw new Error('There is no such class.')
    const had = book.columns[kind] ?? { head: 0, kilograms: 0, value: 0 }
    book.columns[kind] = {
      head: had.head + move.head,
      kilograms: had.kilograms + move.head * move.weight,
      value: had.value + value,
    }
    book.left += comes.includes(kind) ? move.head : -move.head
  }
  const { from, to } = daysOfPeriod(name)
  for (let day = from; day <= to; day = dayAfter(day)) {
    for (const move of moves.filter(one => one.day === day)) {
      const worth = Math.round(move.head * (classes[move.from]?.each ?? NaN))
      if (move.deed === 'transfer') {
        enter(books[move.from], 'transfer out', move, worth)
        enter(books[move.to], 'transfer in', move, worth)
      } else if (move.deed === 'opening') enter(books[move.from], 'opening', move, worth)
      else enter(books[move.from], move.deed, move, move.head === 0 ? 0 : move.value)
    }
    for (const book of books) {
      book.headDays += book.left
      const month = day.slice(0, 7)
      book.byMonth[month] = (book.byMonth[month] ?? 0) + book.left
    }
  }
  return books
}
