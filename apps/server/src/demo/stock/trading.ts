// The year of steers that are bought in or taken over as weaners, grown and sold again.

import { buy, headOf, sell } from './stock-book.ts'
import type { StockBook } from './stock-book.ts'
import { about, loseSome, near, shareOf } from './stock-year.ts'
import type { StockYear } from './stock-year.ts'

const stockClass = 'cattle/trading-steers'

export interface Trade {
  readonly book: StockBook
  /** What the year began with: the book may have been handed weaners in autumn already. */
  readonly opening: number
  /** How many the country should carry at the end of the year. */
  readonly wanted: number
}

export function tradingYear({ book, opening, wanted }: Trade, year: StockYear): void {
  const spring = shareOf(wanted, year.random.between(0.44, 0.54))
  bring(book, year, { head: spring, kilograms: 298, day: '09-10' })
  take(book, year, { head: shareOf(opening, 0.9), kilograms: 488, day: '11-09' })
  loseSome(book, year, losses)
  const going = shareOf(spring, 0.95)
  const autumn = Math.max(0, wanted + going - headOf(book, stockClass))
  bring(book, year, { head: autumn, kilograms: 286, day: '02-16' })
  take(book, year, { head: going, kilograms: 465, day: '05-20' })
}

const losses = {
  stockClass,
  share: 0.006,
  weight: 380,
  day: '12-10',
  notes: 'Poisonous weed on the new lease.',
} as const

interface Lot {
  readonly head: number
  readonly kilograms: number
  readonly day: string
}

function bring(book: StockBook, year: StockYear, { head, kilograms, day }: Lot): void {
  const weight = about(year, kilograms)
  const price = year.prices.head(stockClass, weight)
  buy(book, { stockClass, head, weight, date: near(year, day) }, price)
}

function take(book: StockBook, year: StockYear, { head, kilograms, day }: Lot): void {
  const weight = about(year, kilograms)
  const price = year.prices.head(stockClass, weight)
  sell(book, { stockClass, head, weight, date: near(year, day) }, price)
}
