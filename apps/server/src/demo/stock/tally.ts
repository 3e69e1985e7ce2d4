// Adds up what a farm's stock came to in a period, over all its enterprises.

import { monthOf } from '../days.ts'
import type { MadeStock, PlannedPeriod, StockLine } from '../plan.ts'
import { speciesOf, stockClasses } from './classes.ts'
import type { Species, StockClass } from './classes.ts'

type Summed = { -readonly [K in keyof StockLine]: number }

export interface StockTally {
  readonly sheep: Summed
  readonly cattle: Summed
  readonly wool: { woolKg: number; woolIncome: number; woolOnHand: number }
  /** How the stock to feed changed in each month, July first. */
  readonly changes: number[]
}

export interface Moved {
  readonly stockClass: StockClass
  readonly head: number
  readonly weight: number
}

export function stockTally(): StockTally {
  return {
    sheep: { ...nothing },
    cattle: { ...nothing },
    wool: { woolKg: 0, woolIncome: 0, woolOnHand: 0 },
    changes: Array<number>(12).fill(0),
  }
}

export function tallyCount(
  tally: StockTally,
  end: 'opening' | 'closing',
  { stockClass, head, weight }: Moved,
): void {
  const line = tally[speciesOf(stockClass)]
  const { dse, value } = stockClasses[stockClass]
  line[`${end}Head`] += head
  line[`${end}Dse`] += head * dse
  line[`${end}Value`] += head * value
  line.kilogramsProduced += (end === 'closing' ? 1 : -1) * head * weight
}

export function tallyBought(tally: StockTally, moved: Moved, cents: number): void {
  const line = tally[speciesOf(moved.stockClass)]
  line.purchasesValue += cents
  line.kilogramsProduced -= moved.head * moved.weight
}

export function tallySold(tally: StockTally, moved: Moved, cents: number): void {
  const line = tally[speciesOf(moved.stockClass)]
  line.salesValue += cents
  line.kilogramsProduced += moved.head * moved.weight
}

export function tallyLost(tally: StockTally, { stockClass, head }: Moved): void {
  tally[speciesOf(stockClass)].deaths += head
}

export interface Bred {
  readonly joined: number
  readonly marked: number
  readonly weaned: number
  readonly weaningWeight: number
}

export function tallyBred(tally: StockTally, species: Species, bred: Bred): void {
  const line = tally[species]
  line.joined += bred.joined
  line.marked += bred.marked
  line.weaned += bred.weaned
  line.weanedKilograms += bred.weaned * bred.weaningWeight
}

/** So much more, or less, to feed from a day on. */
export function tallyCarried(tally: StockTally, date: string, dse: number): void {
  const month = (monthOf(date) + 5) % 12
  tally.changes[month] = (tally.changes[month] ?? 0) + dse
}

export function madeStock(period: PlannedPeriod, tally: StockTally): MadeStock {
  const { sheep, cattle, wool, changes } = tally
  return { period, sheep, cattle, ...wool, highestDse: highest(changes) }
}

function highest(changes: readonly number[]): number {
  let carried = 0
  return changes.reduce((most, change) => Math.max(most, (carried += change)), 0)
}

const nothing: StockLine = {
  openingHead: 0,
  closingHead: 0,
  openingDse: 0,
  closingDse: 0,
  openingValue: 0,
  closingValue: 0,
  salesValue: 0,
  purchasesValue: 0,
  kilogramsProduced: 0,
  deaths: 0,
  joined: 0,
  marked: 0,
  weaned: 0,
  weanedKilograms: 0,
}
