// Flocks and herds of a made-up farm, period by period: each opens with what the last closed with.

import type { MadeCropIncome, MadeLand, Making, PlannedPeriod } from '../plan.ts'
import type { Random } from '../random.ts'
import { closeBook, headOf, openBook } from './stock-book.ts'
import type { Miscount, OnHand, StockBook } from './stock-book.ts'
import { breedingYear } from './cattle.ts'
import type { Joinings } from './cattle.ts'
import { breeders, merinos, primeLambs, stockClasses, traders } from './classes.ts'
import type { StockEnterprise } from './classes.ts'
import { addFeed } from './feed.ts'
import { fodderOf } from './fodder-of-stock.ts'
import { firstOnHand, femalesOf } from './make-up.ts'
import { stockPrices } from './stock-prices.ts'
import { sheepYear } from './sheep.ts'
import { carried, sharesOf } from './size.ts'
import type { Shares } from './size.ts'
import { tradingYear } from './trading.ts'
import { addWool } from './wool.ts'
import type { StockYear } from './stock-year.ts'

/** Without crops all feed is bought. */
export function addStock(
  making: Making,
  land: MadeLand,
  crops: readonly MadeCropIncome[] = [],
): void {
  const random = making.random.stream('stock')
  const dse = land.paddocks.map(paddocks => carried(making.plan.kind, paddocks))
  const shares = sharesOf(making.plan.kind, Math.min(...dse), random)
  addEnterprises(making, shares)
  let before = beginning(shares, dse[0] ?? 0, random)
  for (const [place, period] of making.plan.periods.entries()) {
    const fodder = fodderOf(crops[place]?.kept ?? [])
    const year = { making, period, prices: stockPrices(period), random, fodder }
    const wanted = (dse[place] ?? 0) * random.between(0.96, 1.04)
    before = runYear(year, { shares, wanted, before })
  }
}

/** What is handed on from one period to the next. */
interface Between {
  readonly onHand: Partial<Record<StockEnterprise, OnHand>>
  readonly joined: Joinings
  readonly unsoldWool: Partial<Record<StockEnterprise, number>>
}

interface Wanted {
  readonly shares: Shares
  /** Dry sheep equivalents. */
  readonly wanted: number
  readonly before: Between
}

type Books = Partial<Record<StockEnterprise, StockBook>>

function runYear(year: StockYear, { shares, wanted, before }: Wanted): Between {
  const { making, period } = year
  const books: Books = {}
  for (const enterprise of enterprisesOf(shares)) {
    const opened: OnHand = before.onHand[enterprise] ?? new Map()
    const book = { making, period, enterprise, opened, heads: new Map() }
    openBook(book)
    books[enterprise] = book
  }
  const females = (enterprise: StockEnterprise) =>
    femalesOf(enterprise, wanted * (shares[enterprise] ?? 0))
  const unsoldWool = runFlocks(books, year, { females, before })
  const joined = runHerds(books, year, { females, before })
  return { onHand: closeAll(books, year), joined, unsoldWool }
}

interface Aim {
  females(enterprise: StockEnterprise): number
  readonly before: Between
}

function runFlocks(books: Books, year: StockYear, { females, before }: Aim) {
  const unsoldWool: Partial<Record<StockEnterprise, number>> = {}
  for (const enterprise of [merinos, primeLambs] as const) {
    const book = books[enterprise]
    if (!book) continue
    unsoldWool[enterprise] = addWool(book, year, before.unsoldWool[enterprise] ?? 0)
    if (year.making.plan.full) addFeed(book, year)
    const breed = enterprise === merinos ? 'merino' : 'crossbred'
    const elder = breed === 'merino' ? books[primeLambs] : undefined
    const flock = { book, breed, females: females(enterprise) } as const
    sheepYear(elder ? { ...flock, elder } : flock, year)
  }
  return unsoldWool
}

function runHerds(books: Books, year: StockYear, { females, before }: Aim): Joinings {
  const trading = books[traders]
  const opening = trading ? headOf(trading, 'cattle/trading-steers') : 0
  const book = books[breeders]
  if (book && year.making.plan.full) addFeed(book, year)
  const herd = book && { book, females: females(breeders), joined: before.joined }
  const joined = herd ? breedingYear(trading ? { ...herd, traders: trading } : herd, year) : {}
  if (trading) tradingYear({ book: trading, opening, wanted: females(traders) }, year)
  return joined
}

function closeAll(books: Books, year: StockYear): Partial<Record<StockEnterprise, OnHand>> {
  const { random } = year
  return Object.fromEntries(
    Object.values(books).map(book => {
      const miscount = miscountOf(book, year)
      const weigh = (stockClass: keyof typeof stockClasses) =>
        Math.round(10 * stockClasses[stockClass].weight * random.between(0.97, 1.03)) / 10
      return [book.enterprise, closeBook(book, weigh, miscount)]
    }),
  )
}

/** A demonstration needs one count that is wrong: the steers of the last period. */
function miscountOf(book: StockBook, { making, period }: StockYear): Miscount | undefined {
  const { plan } = making
  const isWrong =
    plan.full && !plan.handedIn && plan.kind === 'beef' && isLast(plan.periods, period)
  if (!isWrong || book.enterprise !== traders) return undefined
  return { stockClass: 'cattle/trading-steers', head: 5 }
}

const isLast = (periods: readonly PlannedPeriod[], period: PlannedPeriod): boolean =>
  periods.at(-1) === period

function beginning(shares: Shares, dse: number, random: Random): Between {
  const onHand = enterprisesOf(shares).map(enterprise => [
    enterprise,
    firstOnHand(enterprise, dse * (shares[enterprise] ?? 0), random),
  ])
  return { onHand: Object.fromEntries(onHand), joined: {}, unsoldWool: {} }
}

const enterprisesOf = (shares: Shares): readonly StockEnterprise[] =>
  Object.keys(shares) as StockEnterprise[]

function addEnterprises({ plan, rows, farm, listed }: Making, shares: Shares): void {
  for (const enterprise of enterprisesOf(shares)) {
    const livestock_enterprise_id = listed('livestock_enterprises', enterprise)
    rows.add('farm_livestock_enterprises', { farm_id: farm, livestock_enterprise_id })
    for (const { id } of plan.periods) {
      const where = { farm_id: farm, period_id: id }
      rows.add('farm_livestock_enterprise_periods', {
        ...where,
        livestock_enterprise_id,
        all_questions_answered: plan.handedIn || id !== plan.periods.at(-1)?.id,
      })
    }
  }
}
