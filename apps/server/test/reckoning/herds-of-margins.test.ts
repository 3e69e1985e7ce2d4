// What each enterprise earned, cost and has left, against sums that share nothing with the product: on herds that
// chance made, with costs that chance made.

import { furrow } from '@furrow/catalogue/furrow'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askingFurrow } from '../asking.ts'
import type { Asker } from '../asking.ts'
import { ownDatabase } from '../own-database.ts'
import { makeHerds, periodOfHerds } from './made-herds.ts'
import type { HerdFarm } from './made-herds.ts'
import { plainHerd } from './plain-herd.ts'
import { plainMargins } from './plain-margins.ts'
import type { PlainMargin } from './plain-margins.ts'

const amount = inject('isLongForm') ? 1000 : 100
const { db, url } = ownDatabase()
let asker: Asker
let herds: readonly HerdFarm[]
let slugs: ReadonlyMap<number, string>
let tenths: ReadonlyMap<string, number>
let period: number
beforeAll(async () => {
  herds = await makeHerds(url, furrow(), amount)
  asker = await askingFurrow(db)
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from livestock_enterprises`.execute(db)
  slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  const ratings = await sql<{ name: string; dse: number }>`
    select c.slug as name, r.dse from stock_ratings r
    join livestock_classes c on c.id = r.livestock_class_id where r.used_first`.execute(db)
  tenths = new Map(ratings.rows.map(({ name, dse }) => [name, Math.round(dse * 10)]))
  const periods = await sql<{ id: number }>`
    select id from periods where slug = ${periodOfHerds}`.execute(db)
  period = periods.rows[0]?.id ?? NaN
}, 300_000)
afterAll(() => asker?.close())

type Margins = NonNullable<LivestockOfPeriod['margins']>
type Figures = Margins['total']['figures']

async function told(farm: number): Promise<Margins> {
  const path = `/api/v2/livestock-summary?farm_id=${farm}&period_id=${period}`
  const { status, body, text } = await asker.ask('GET', path)
  expect(status, text).toBe(200)
  return body.data.margins
}

function reckoned({ herd, money }: HerdFarm) {
  const books = plainHerd(herd, periodOfHerds)
  const classes = herd.classes.map(({ enterprise, name, each }, place) => {
    const [book, count] = [books[place], herd.counts[place]]
    if (!book || !count) throw new Error('A class has no book.')
    const [worth, weight] = [Math.round(count.head * each), count.head * count.weight]
    return { enterprise, book, worth, weight, tenths: tenths.get(name) ?? NaN }
  })
  return plainMargins(money, classes)
}

const daysOfPeriod = 366
const rounded = (figure: number) => Math.sign(figure) * Math.round(Math.abs(figure))
const per = (figure: number | null, by: number) =>
  figure === null || by <= 1e-9 ? null : rounded(figure / by)

/** A cent either way: what is not whole was rounded on another way. */
function expectNear(figure: number | null, plain: number | null, words: string): void {
  if (plain === null || figure === null) expect(figure, words).toBe(plain)
  else expect(Math.abs(figure - plain), words).toBeLessThanOrEqual(1)
}

function expectAsReckoned(figures: Figures, plain: PlainMargin): void {
  const { income, direct, overhead, wool } = plain
  const margin = direct === null ? null : income - direct
  expect(figures).toMatchObject({
    trading_profit: plain.meat,
    wool_income: wool,
    income,
    direct_cost: direct,
    gross_margin: margin,
    overhead_cost: overhead,
  })
  const dse = plain.eaten / 10 / daysOfPeriod
  expectNear(figures.income_per_dse, per(income, dse), 'income per DSE')
  expectNear(figures.gross_margin_per_dse, per(margin, dse), 'margin per DSE')
  const head = plain.headDays / daysOfPeriod
  expectNear(figures.gross_margin_per_head, per(margin, head), 'margin per head')
  const cost = direct === null || overhead === null ? null : direct + overhead
  expectNear(figures.cost_per_kg, per(cost, plain.grown), 'C113')
  const isPart = cost !== null && wool !== null && wool > 0
  const ofWool = isPart ? (cost * wool) / (wool + Math.max(0, plain.meat)) : null
  expectNear(figures.wool_cost_per_kg, per(ofWool, plain.clean), 'C114, wool')
  const ofMeat = ofWool === null || plain.meat <= 0 ? null : Number(cost) - ofWool
  expectNear(figures.meat_cost_per_kg, per(ofMeat, plain.grown), 'C114, meat')
  const without = wool === null ? cost : ofMeat
  expectNear(figures.liveweight_cost_per_kg, per(without, plain.grown), 'without wool')
}

test(
  `of ${amount} herds each enterprise is as plain sums have it`,
  { timeout: 600_000 },
  async () => {
    let looked = 0
    for (const one of herds) {
      const margins = await told(one.farms[0])
      const plain = reckoned(one)
      for (const [place, slug] of one.money.enterprises.entries()) {
        const ours = margins.enterprises.find(({ of }) => slugs.get(of?.id ?? 0) === slug)
        const reckoning = plain[place]
        if (!ours || !reckoning) throw new Error(`Nothing of ${slug}.`)
        expectAsReckoned(ours.figures, reckoning)
        looked += 1
      }
      for (const { cents, shares, left } of margins.lines) {
        expect(shares.reduce((sum, share) => sum + (share.cents ?? 0), left)).toBe(cents)
      }
    }
    expect(looked).toBe(amount * 2)
  },
)
