// How a farm's family does business: what stays the same from year to year.

import type { FarmKind } from '../plan.ts'
import type { Random } from '../random.ts'
import { expenseLines, overheadLines } from './lines.ts'
import type { ExpenseLine, OverheadLine } from './lines.ts'

export interface Habits {
  /** Keeps the accounts as paid and as used up; otherwise as paid alone. */
  readonly keepsBothSets: boolean
  /** More or less spent on a line than others spend. */
  readonly spends: Readonly<Record<ExpenseLine | OverheadLine, number>>
  /** Owners who work without a wage. */
  readonly owners: number
  /** Debt to begin with, as a share of what is owned. */
  readonly gearing: number
  /** Above the rate that everybody pays. */
  readonly margin: number
  /** Rent for leased land, as a share of its worth. */
  readonly rent: number
  /** Dollars a year. */
  readonly drawings: number
  readonly offFarm: number
  readonly contracting: number
  readonly stewardship: number
  readonly familyLoan: number
  /** Of what is earned, the share that the farm means to keep. */
  readonly aim: number
}

export function habitsOf(kind: FarmKind, random: Random): Habits {
  const spends = [...expenseLines, ...overheadLines].map(line => [line, random.between(0.85, 1.17)])
  const owners = random.pick([1, 1, 1.5, 2])
  return {
    keepsBothSets: random.chance(0.6),
    spends: Object.fromEntries(spends),
    owners,
    gearing: random.between(...gearings[kind]),
    margin: random.between(-0.004, 0.009),
    rent: random.between(0.018, 0.028),
    drawings: Math.round(random.between(62, 96) * (0.5 + owners * 0.5)) * 1_000,
    offFarm: random.chance(0.5) ? random.whole(18, 75) * 1_000 : 0,
    contracting: random.chance(contractors.has(kind) ? 0.4 : 0.1)
      ? random.whole(12, 70) * 1_000
      : 0,
    stewardship: random.chance(kind === 'beef' ? 0.35 : 0.08) ? random.whole(9, 42) * 1_000 : 0,
    familyLoan: random.chance(0.25) ? random.whole(60, 320) * 1_000 : 0,
    aim: random.between(0.17, 0.33),
  }
}

type Spends = Habits['spends']

/** What is spent in a year for each dollar that others spend. */
export function spendsOf({ spends }: Habits, level: number, random: Random): Spends {
  const year = Object.entries(spends).map(([line, spent]) => [
    line,
    spent * level * random.between(0.95, 1.05),
  ])
  return Object.fromEntries(year)
}

export function asSpent<A extends Partial<Spends>>(amounts: A, spends: Spends): A {
  const spent = Object.entries(amounts).map(([line, amount]) => [
    line,
    (amount ?? 0) * spends[line as keyof Spends],
  ])
  return Object.fromEntries(spent)
}

const contractors: ReadonlySet<FarmKind> = new Set<FarmKind>(['grain', 'mixed', 'cotton', 'cane'])

const gearings: Readonly<Record<FarmKind, readonly [number, number]>> = {
  mixed: [0.06, 0.22],
  grain: [0.08, 0.26],
  cotton: [0.1, 0.3],
  cane: [0.06, 0.24],
  sheep: [0.04, 0.18],
  beef: [0.04, 0.18],
}
