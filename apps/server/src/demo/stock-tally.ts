// Adds up what a farm's stock came to in a period, over all its enterprises.

import { monthOf } from './days.ts'
import type { MadeStock, PlannedPeriod, StockLine } from './plan.ts'
import { speciesOf, stockClasses } from './stock-classes.ts'
import type { Species, StockClass } from './stock-classes.ts'

interface Moved {
  readonly stockClass: StockClass
  readonly head: number
  readonly weight: number
}

export interface StockTally {
  opening(stockClass: StockClass, head: number, weight: number): void
  closing(stockClass: StockClass, head: number, weight: number): void
  bought(moved: Moved, cents: number): void
  sold(moved: Moved, cents: number): void
  lost(moved: Moved): void
  bred(species: Species, round: Bred): void
  wool(kilograms: number, income: number, onHand: number): void
  /** So much more, or less, to feed from a day on. */
  carry(date: string, dse: number): void
  made(): MadeStock
}

interface Bred {
  readonly joined: number
  readonly marked: number
  readonly weaned: number
  readonly weaningWeight: number
}

export function stockTally(period: PlannedPeriod): StockTally {
  const lines = { sheep: emptyLine(), cattle: emptyLine() }
  const wool = { woolKg: 0, woolIncome: 0, woolOnHand: 0 }
  /** How the stock to feed changed in each month, July first. */
  const changes = Array<number>(12).fill(0)
  const lineOf = (stockClass: StockClass) => lines[speciesOf(stockClass)]

  return {
    opening(stockClass, head, weight) {
      const line = lineOf(stockClass)
      line.openingHead += head
      line.openingDse += head * stockClasses[stockClass].dse
      line.openingValue += head * stockClasses[stockClass].value
      line.kilogramsProduced -= head * weight
    },
    closing(stockClass, head, weight) {
      const line = lineOf(stockClass)
      line.closingHead += head
      line.closingDse += head * stockClasses[stockClass].dse
      line.closingValue += head * stockClasses[stockClass].value
      line.kilogramsProduced += head * weight
    },
    bought({ stockClass, head, weight }, cents) {
      const line = lineOf(stockClass)
      line.purchasesValue += cents
      line.kilogramsProduced -= head * weight
    },
    sold({ stockClass, head, weight }, cents) {
      const line = lineOf(stockClass)
      line.salesValue += cents
      line.kilogramsProduced += head * weight
    },
    lost({ stockClass, head }) {
      lineOf(stockClass).deaths += head
    },
    bred(species, { joined, marked, weaned, weaningWeight }) {
      const line = lines[species]
      line.joined += joined
      line.marked += marked
      line.weaned += weaned
      line.weanedKilograms += weaned * weaningWeight
    },
    wool(kilograms, income, onHand) {
      wool.woolKg += kilograms
      wool.woolIncome += income
      wool.woolOnHand += onHand
    },
    carry(date, dse) {
      const month = (monthOf(date) + 5) % 12
      changes[month] = (changes[month] ?? 0) + dse
    },
    made: () => ({ period, ...lines, ...wool, highestDse: highest(changes) }),
  }
}

type Summed = { -readonly [K in keyof StockLine]: number }

function emptyLine(): Summed {
  return {
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
}

function highest(changes: readonly number[]): number {
  let carried = 0
  return changes.reduce((most, change) => Math.max(most, (carried += change)), 0)
}
