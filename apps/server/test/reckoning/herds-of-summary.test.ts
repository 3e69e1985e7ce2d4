// The livestock summary against a book that was kept day by day and shares nothing with the product: on herds
// that chance made, 100 of them, and 1,000 in the long form.

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
import type { HerdClass, Unit } from './plain-herd.ts'

const amount = inject('isLongForm') ? 1000 : 100
const { db, url } = ownDatabase()
let asker: Asker
let herds: readonly HerdFarm[]
let slugs: ReadonlyMap<string, string>
let period: number
beforeAll(async () => {
  herds = await makeHerds(url, furrow(), amount)
  asker = await askingFurrow(db)
  const { rows } = await sql<{ key: string; slug: string }>`
    select 'class ' || id as key, slug from livestock_classes
    union all select 'enterprise ' || id, slug from livestock_enterprises
    union all select slug, id::text from periods`.execute(db)
  slugs = new Map(rows.map(({ key, slug }) => [key, slug]))
  period = Number(slugs.get(periodOfHerds))
}, 300_000)
afterAll(() => asker?.close())

async function told(farm: number): Promise<LivestockOfPeriod> {
  const path = `/api/v2/livestock-summary?farm_id=${farm}&period_id=${period}`
  const { status, body, text } = await asker.ask('GET', path)
  expect(status, text).toBe(200)
  return body.data
}

const signs = {
  head: {
    opening: 1,
    birth: 1,
    purchase: 1,
    'transfer in': 1,
    'adjustment in': 1,
    death: -1,
    sale: -1,
    'transfer out': -1,
    'adjustment out': -1,
  },
  // What died or was miscounted weighs nothing any more: it is in what the class grew (C93).
  kilograms: { opening: 1, purchase: 1, 'transfer in': 1, sale: -1, 'transfer out': -1 },
  value: { opening: 1, purchase: 1, 'transfer in': 1, sale: -1, 'transfer out': -1 },
} as const satisfies Readonly<Record<Unit, object>>
type Kind = keyof (typeof signs)['head']
const kinds = Object.keys(signs.head) as Kind[]
const units = Object.keys(signs) as Unit[]
/** Nothing is paid for them. */
const unpaid: readonly Kind[] = ['birth', 'death', 'adjustment in', 'adjustment out']

type Line = LivestockOfPeriod['classes'][number]
type Book = ReturnType<typeof plainHerd>[number]

function lineOf(classes: readonly Line[], { enterprise, name }: HerdClass): Line {
  const found = classes.find(
    one =>
      slugs.get(`class ${one.class.id}`) === name &&
      slugs.get(`enterprise ${one.enterprise?.id}`) === enterprise,
  )
  return found ?? expect.fail(`no ${name} in ${enterprise}`)
}

/** How many figures were looked at. */
function expectAsInBook(line: Line, book: Book): number {
  const all = units.flatMap(unit => kinds.map(kind => [unit, kind] as const))
  for (const [unit, kind] of all) {
    const [figure, entered] = [line[unit]?.moved[kind], book.columns[kind]]
    const isUnpaid = unit === 'value' && unpaid.includes(kind)
    if (isUnpaid) expect(figure).toBe(entered?.head ? null : 0)
    else expect(figure, `${unit} ${kind}`).toBeCloseTo(entered?.[unit] ?? 0, 4)
  }
  return all.length
}

/** Opening with all that came, less all that went, and what was gained, is what there is at the end. */
function expectBalanced(line: Line, book: Book): void {
  const gained = { kilograms: line.kilograms.grown, value: line.value?.profit }
  for (const unit of ['kilograms', 'value'] as const) {
    const moved = Object.entries(signs[unit]).reduce(
      (sum, [kind, sign]) => sum + sign * (book.columns[kind]?.[unit] ?? 0),
      0,
    )
    expect(moved + Number(gained[unit]), unit).toBeCloseTo(Number(line[unit]?.closing), 4)
  }
}

test(
  `of ${amount} herds every class is as the book has it, and the book comes out`,
  { timeout: 600_000 },
  async () => {
    let [looked, off] = [0, 0]
    for (const { herd, farms } of herds) {
      const { classes, total } = await told(farms[0])
      const books = plainHerd(herd, periodOfHerds)
      for (const [place, kind] of herd.classes.entries()) {
        const [line, book, count] = [lineOf(classes, kind), books[place], herd.counts[place]]
        if (!book || !count) throw new Error('A class has no book.')
        looked += expectAsInBook(line, book)
        expectBalanced(line, book)
        const [closing, difference] = [count.head, count.head - book.left]
        expect(line.head).toMatchObject({ expected: book.left, closing, difference })
        expect(line.head.average).toBeCloseTo(book.headDays / 366, 8)
        expect(line.value?.closing).toBe(Math.round(count.head * kind.each))
        off += Number(difference !== 0)
      }
      for (const unit of units) {
        const [came, went] = (['transfer in', 'transfer out'] as const).map(kind =>
          Number(total[unit]?.moved[kind]),
        )
        expect(came, unit).toBeCloseTo(went ?? NaN, 4)
      }
      expect(total.head.expected).toBe(books.reduce((sum, { left }) => sum + left, 0))
      expect(total.off).toBe(classes.filter(one => one.head.difference !== 0).length)
    }
    expect(looked).toBe(amount * 4 * 3 * kinds.length)
    expect(off).toBeGreaterThan(amount / 4)
  },
)

test('what they eat month by month is what was there each day', { timeout: 600_000 }, async () => {
  const ratings = await sql<{ name: string; dse: number }>`
    select c.slug as name, r.dse from stock_ratings r
    join livestock_classes c on c.id = r.livestock_class_id where r.used_first`.execute(db)
  const dseOf = new Map(ratings.rows.map(({ name, dse }) => [name, dse]))
  for (const { herd, farms } of herds.slice(0, 20)) {
    const { total } = await told(farms[0])
    const books = plainHerd(herd, periodOfHerds)
    expect(total.months).toHaveLength(12)
    for (const { month, dse } of total.months) {
      const [year = 0, number = 0] = month.split('-').map(Number)
      const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
      const eaten = books.reduce((sum, { byMonth }, place) => {
        const rating = dseOf.get(herd.classes[place]?.name ?? '') ?? NaN
        return sum + (byMonth[month] ?? 0) * rating
      }, 0)
      expect(dse, month).toBeCloseTo(eaten / days, 6)
    }
  }
})

test('the order in which it was entered changes nothing', { timeout: 600_000 }, async () => {
  for (const { farms } of herds.slice(0, amount / 4)) {
    const [one, other] = [await told(farms[0]), await told(farms[1])]
    expect(rounded({ ...other, farm_id: one.farm_id })).toEqual(rounded(one))
  }
})

/** Sums of decimals differ in their last digit by the order in which they were added. */
function rounded(all: LivestockOfPeriod): unknown {
  return JSON.parse(
    JSON.stringify(all, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(11)) : value,
    ),
  )
}
