// What the year of a flock or herd is told by: its days, its prices and its chance.

import { addDays, monthOf, yearOf } from '../demo-days.ts'
import type { Random } from '../random.ts'
import type { Making, PlannedPeriod } from '../plan.ts'
import { headOf, lose } from './stock-book.ts'
import type { StockBook } from './stock-book.ts'
import type { StockClass } from './classes.ts'
import type { Fodder } from './fodder-of-stock.ts'
import type { StockPrices } from './stock-prices.ts'

export interface StockYear {
  readonly making: Making
  readonly period: PlannedPeriod
  readonly prices: StockPrices
  readonly random: Random
  readonly fodder: Fodder
}

/** A day of the period told as month and day, or up to three days to either side. */
export function near({ period, random }: StockYear, monthAndDay: string): string {
  const isBeforeNewYear = monthOf(`0000-${monthAndDay}`) >= monthOf(period.start)
  const year = yearOf(period.start) + (isBeforeNewYear ? 0 : 1)
  return addDays(`${year}-${monthAndDay}`, random.whole(-3, 3))
}

/** A weight a little to either side, to a tenth of a kilogram. */
export function about({ random }: StockYear, kilograms: number): number {
  return Math.round(10 * kilograms * random.between(0.97, 1.03)) / 10
}

export const shareOf = (head: number, share: number): number => Math.round(head * share)

export interface Losses {
  readonly stockClass: StockClass
  readonly share: number
  readonly weight: number
  readonly day: string
  readonly notes: string
}

export function loseSome(book: StockBook, year: StockYear, losses: Losses): void {
  const { stockClass, share, weight, day, notes } = losses
  const usual = headOf(book, stockClass) * share
  const head = Math.round(usual * year.random.between(0.6, 1.3))
  lose(book, { stockClass, head, weight: about(year, weight), date: near(year, day), notes })
}
