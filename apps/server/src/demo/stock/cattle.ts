// The year of a breeding herd: calves in August, joining from November, weaning in March.

import { addDays } from '../demo-days.ts'
import type { PlannedPeriod } from '../plan.ts'
import { bear, buy, headOf, lose, sell, shift } from './stock-book.ts'
import type { StockBook } from './stock-book.ts'
import type { StockClass } from './classes.ts'
import { addRound } from './rounds.ts'
import type { Joined } from './rounds.ts'
import { about, loseSome, near, shareOf } from './stock-year.ts'
import type { StockYear } from './stock-year.ts'

const cows = 'cattle/cows-breeding'
const maidens = 'cattle/maiden-heifers-joined'
const mothers = [cows, maidens] as const

/** The joinings of a year, whose calves are born in the next. */
export type Joinings = Partial<Record<StockClass, Joined>>

export interface Herd {
  readonly book: StockBook
  /** How many females are to be joined. */
  readonly females: number
  /** Those of the year before, where the farm recorded it. */
  readonly joined: Joinings
  /** Who takes over weaner steers to grow them out. */
  readonly traders?: StockBook
}

/** Gives the joinings for the calves of the next year. */
export function breedingYear(herd: Herd, year: StockYear): Joinings {
  const { book } = herd
  for (const losses of winter) loseSome(book, year, losses)
  const calved = kept(book).map(mother => calve(herd, year, mother))
  growWeaners(book, year)
  changeBulls(herd, year)
  keepHeifers(herd, year)
  const crops = calved.map(crop => markCalves(book, year, crop))
  const joined = kept(book).map(mother => [mother, join(book, year, mother)] as const)
  loseSome(book, year, summer)
  for (const crop of crops) wean(book, year, crop)
  const tested = joined.map(([mother, joining]) => [mother, test(book, year, joining, mother)])
  sellCulls(book, year)
  sellWeaners(herd, year)
  return Object.fromEntries(tested)
}

/** Classes of mothers that there are any of. */
const kept = (book: StockBook) => mothers.filter(mother => headOf(book, mother) > 0)

const winter = [
  { stockClass: cows, share: 0.009, weight: 470, day: '09-04', notes: 'Calving trouble.' },
  { stockClass: maidens, share: 0.012, weight: 400, day: '09-04', notes: 'Calving trouble.' },
  { stockClass: 'cattle/weaner-steers', share: 0.006, weight: 270, day: '08-04', notes: 'Bloat.' },
  { stockClass: 'cattle/weaner-heifers', share: 0.006, weight: 250, day: '08-04', notes: 'Bloat.' },
] as const
const summer = {
  stockClass: cows,
  share: 0.007,
  weight: 490,
  day: '02-08',
  notes: 'Found dead, cause unknown.',
} as const

interface Calving {
  readonly mother: StockClass
  readonly joined: Joined
  readonly born: { readonly date: string; readonly head: number }
  readonly marked: number
}

function calve({ book, joined }: Herd, year: StockYear, mother: StockClass): Calving {
  const inCalf = headOf(book, mother)
  const alive = year.random.between(0.925, 0.965)
  // Before the first period nobody took the empty ones out.
  const marked = shareOf(inCalf, joined[mother] ? alive : alive - emptyOfAll)
  const head = Math.min(inCalf, shareOf(marked, year.random.between(1.012, 1.028)))
  const before = joined[mother] ?? joinedEarlier(year.period, inCalf)
  return { mother, joined: before, born: { date: near(year, '08-24'), head }, marked }
}

const emptyOfAll = 0.08

/** Sires were in before the first period that the farm records: the days are not known. */
function joinedEarlier(period: PlannedPeriod, females: number): Joined {
  const sires = Math.ceil(females * 0.025)
  return { period, females, sires, from: null, until: null, scanning: null }
}

/** Weaners become yearlings, and heifers with their first calf cows. */
function growWeaners(book: StockBook, year: StockYear): void {
  const moves = [
    ['cattle/weaner-heifers', 'cattle/heifers-1-2-years', 275, '08-18'],
    ['cattle/weaner-steers', 'cattle/steers-1-2-years', 300, '08-18'],
    [maidens, cows, 440, '09-22'],
  ] as const
  for (const [stockClass, to, weight, day] of moves) {
    const head = headOf(book, stockClass)
    shift(book, { stockClass, head, weight: about(year, weight), date: near(year, day) }, to)
  }
}

function changeBulls({ book, females }: Herd, year: StockYear): void {
  const bulls = 'cattle/bulls-working'
  const leaving = shareOf(headOf(book, bulls), 0.2)
  const head = Math.max(0, Math.ceil(females * 0.025) + 2 + leaving - headOf(book, bulls))
  const price = year.random.whole(46, 58) * 100_00
  buy(book, { stockClass: bulls, head, weight: about(year, 680), date: near(year, '09-12') }, price)
  const weight = about(year, 800)
  const sold = { stockClass: bulls, head: leaving, weight, date: near(year, '01-24') } as const
  sell(book, sold, year.prices.head(bulls, weight))
}

/** Fewer heifers than this run with the cows: a bull to themselves would be too many. */
const fewest = 20

/** The best heifers are joined; the others, and all yearling steers, are sold. */
function keepHeifers({ book, females }: Herd, year: StockYear): void {
  const heifers = 'cattle/heifers-1-2-years'
  const steers = 'cattle/steers-1-2-years'
  const kept = Math.min(headOf(book, heifers), Math.max(0, females - headOf(book, cows)))
  const grown = about(year, 325)
  const line = {
    stockClass: heifers,
    head: kept,
    weight: grown,
    date: near(year, '10-03'),
  } as const
  shift(book, line, kept < fewest ? cows : maidens)
  for (const [stockClass, weight] of [
    [heifers, grown],
    [steers, about(year, 385)],
  ] as const) {
    const sold = { stockClass, head: headOf(book, stockClass), weight, date: near(year, '10-14') }
    sell(book, sold, year.prices.head(stockClass, weight))
  }
}

interface Marked extends Calving {
  readonly young: number
  readonly marking: string
  readonly left: number
}

const calves = 'cattle/calves-unweaned'

function markCalves(book: StockBook, year: StockYear, calving: Calving): Marked {
  const marking = near(year, '10-26')
  const marked = { stockClass: calves, head: calving.marked, weight: about(year, 85) } as const
  const young = bear(book, { ...marked, date: marking })
  const head = shareOf(calving.marked, year.random.between(0.004, 0.014))
  lose(book, { ...marked, head, weight: 120, date: near(year, '12-06'), notes: 'Wild dogs.' })
  return { ...calving, young, marking, left: calving.marked - head }
}

function join(book: StockBook, year: StockYear, mother: StockClass): Joined {
  const females = headOf(book, mother)
  const from = near(year, '11-04')
  const until = addDays(from, year.random.whole(58, 72))
  const sires = Math.ceil(females * 0.025)
  return { period: year.period, females, sires, from, until, scanning: null }
}

function wean(book: StockBook, year: StockYear, crop: Marked): void {
  const date = near(year, '03-16')
  const weight = about(year, 238)
  const heifers = shareOf(crop.left, 0.5)
  const weaned = { stockClass: calves, weight, date } as const
  shift(book, { ...weaned, head: heifers }, 'cattle/weaner-heifers')
  shift(book, { ...weaned, head: crop.left - heifers }, 'cattle/weaner-steers')
  addRound(book, {
    mothers: crop.mother,
    joined: crop.joined,
    young: crop.young,
    born: crop.born,
    marked: { date: crop.marking, head: crop.marked },
    weaned: { date, head: crop.left, weight },
  })
}

/** Empty females go, and the oldest cows with them. */
function test(book: StockBook, year: StockYear, joined: Joined, mother: StockClass): Joined {
  const scanned = headOf(book, mother)
  const pregnant = shareOf(scanned, year.random.between(0.88, 0.94))
  const old = mother === cows ? shareOf(pregnant, 0.045) : 0
  const going = { head: scanned - pregnant + old, weight: about(year, mother === cows ? 505 : 415) }
  const notes = 'Empty, or cast for age.'
  const line = { stockClass: mother, ...going, date: near(year, '04-06'), notes }
  shift(book, line, 'cattle/cull-cows')
  return { ...joined, scanning: { date: near(year, '03-28'), scanned, pregnant } }
}

function sellCulls(book: StockBook, year: StockYear): void {
  const stockClass = 'cattle/cull-cows'
  const weight = about(year, 500)
  const sold = {
    stockClass,
    head: headOf(book, stockClass),
    weight,
    date: near(year, '04-24'),
  } as const
  sell(book, sold, year.prices.head(stockClass, weight))
}

function sellWeaners({ book, traders }: Herd, year: StockYear): void {
  const [steers, heifers] = ['cattle/weaner-steers', 'cattle/weaner-heifers'] as const
  if (traders) {
    const head = shareOf(headOf(book, steers), 0.45)
    const grownOut = {
      stockClass: steers,
      head,
      weight: about(year, 252),
      date: near(year, '04-14'),
    }
    shift(book, grownOut, 'cattle/trading-steers', traders)
  }
  for (const [stockClass, share, kilograms] of [
    [steers, 0.66, 262],
    [heifers, 0.34, 244],
  ] as const) {
    const weight = about(year, kilograms)
    const head = shareOf(headOf(book, stockClass), share)
    const sold = { stockClass, head, weight, date: near(year, '05-10') }
    sell(book, sold, year.prices.head(stockClass, weight))
  }
}
