// The crowd that the demonstration is compared with: what it is made of, and what its farms are told.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { admin } from '../src/access/reach/viewer.ts'
import { makeManyFarms } from '../src/demo/many-farms.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { makeWholeCrowd } from '../src/make-crowd-beside.ts'
import { publishMadeUp } from '../src/publish-crowd.ts'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'

const isLong = inject('isLongForm')
const { db, url } = ownDatabase('demonstration')
const beside = { url, timeZone: 'Australia/Sydney' }
let asker: Asker
beforeAll(async () => {
  if (!isLong) return
  expect(await makeWholeCrowd(beside)).toMatch(/^Made 60 more farms/)
  asker = await askingFurrow(db, admin(1))
}, 300_000)
afterAll(() => asker?.close())

async function all<T>(strings: TemplateStringsArray, ...values: unknown[]): Promise<readonly T[]> {
  return (await sql<T>(strings, ...values).execute(db)).rows
}

test.runIf(isLong)('is made once', async () => {
  expect(await makeWholeCrowd(beside)).toBeUndefined()
})

test.runIf(isLong)(
  'has sixty farms of 55 owners in five zones of two regions, with records of five periods',
  async () => {
    const farms = await all<{ owners: number; zone: string; region: string; records: number }>`
    select b.business_id as owner, z.name as zone, z.region,
      (select count(*) from assets a where a.farm_id = f.id and a.gross_income > 0
        and a.roam is not null and a.benchmark_opt_in = 1)::int as records
    from farms f join business_farm b on b.farm_id = f.id join zones z on z.id = f.zone_id
    join businesses o on o.id = b.business_id and o.name like '% Family Farming'`
    expect(farms).toHaveLength(60)
    const different = (key: 'owner' | 'zone' | 'region') =>
      new Set(farms.map(farm => (farm as unknown as Record<string, unknown>)[key])).size
    expect([different('owner'), different('zone'), different('region')]).toEqual([55, 5, 2])
    expect(new Set(farms.map(({ records }) => records))).toEqual(new Set([5]))
  },
)

test.runIf(isLong)(
  'is run by people who agreed to the use of their figures, and who cannot sign in',
  async () => {
    const [counts] = await all<{ managers: number; agreed: number; passwords: number }>`
    select count(*)::int as managers, count(u.password)::int as passwords,
      (count(*) filter (where exists (
        select from agreement_answers a
        join agreements g on g.id = a.agreement_id and g.type = 'Data use consent'
        where a.user_id = u.id and a.agreed and a.answered_at < '2022-06-30')))::int as agreed
    from businesses o join users u on u.id = o.manager_id where o.name like '% Family Farming'`
    expect(counts).toEqual({ managers: 55, agreed: 55, passwords: 0 })
  },
)

test.runIf(isLong)('nobody of the demonstration but administrators sees it', async () => {
  const seen = await all`
    select p.user_id from farm_people p join users u on u.id = p.user_id and u.password is not null
    join business_farm b on b.farm_id = p.farm_id
    join businesses o on o.id = b.business_id and o.name like '% Family Farming'
    where not u.admin`
  expect(seen).toEqual([])
})

test.runIf(isLong)(
  'farms keep unlike amounts of what they earn, and none an unbelievable one',
  async () => {
    const [spread] = await all<{ low: number; middle: number; high: number; tenth: number }>`
    select min(roam)::float8 as low, max(roam)::float8 as high,
      percentile_cont(0.1) within group (order by roam)::float8 as tenth,
      percentile_cont(0.5) within group (order by roam)::float8 as middle
    from assets a join periods p on p.id = a.period_id and p.name = '2024-25'`
    expect(spread?.low).toBeGreaterThan(-0.03)
    expect(spread?.high).toBeLessThan(0.1)
    expect((spread?.middle ?? 0) - (spread?.tenth ?? 0)).toBeGreaterThan(0.003)
  },
)

test.runIf(isLong)(
  'has an edition of each of five periods, and one more where a figure was corrected',
  async () => {
    const editions = await all<{
      period: string
      number: number
      note: string | null
      moves: number
    }>`
    select p.name as period, e.number, e.note, json_array_length(c.moved)::int as moves
    from editions e join periods p on p.id = e.period_id
    join published.edition_contents c on c.edition_id = e.id order by p.name, e.number`
    expect(editions.map(({ period, number }) => `${period} ${number}`)).toEqual([
      '2021-22 1',
      '2022-23 1',
      '2023-24 1',
      '2024-25 1',
      '2024-25 2',
      '2025-26 1',
    ])
    const correction = editions[4]
    expect(correction?.note).toMatch(/were corrected/)
    expect(correction?.moves).toBeGreaterThan(0)
    expect(editions.filter(({ moves }) => moves > 0)).toHaveLength(1)
  },
)

interface Behind {
  readonly period: string
  readonly key: string
  readonly farms: number
  readonly average: boolean
  readonly measures: number
}

const sets = () => all<Behind>`
  select p.name as period, s.set_key as key, json_array_length(s.contents -> 'farms')::int as farms,
    json_typeof(t.contents -> 'average') <> 'null' as average,
    (select count(*) from json_array_elements(t.contents -> 'percentiles') m
      where json_typeof(m) <> 'null')::int as measures
  from editions e join periods p on p.id = e.period_id
  join published.edition_sets s on s.edition_id = e.id and s.scope = 'farm'
  join published.edition_statistics t on t.edition_id = e.id and t.scope = s.scope
    and t.set_key = s.set_key
  where e.number = 1 order by 1, 2`

test.runIf(isLong)(
  'each period has a zone of at least 15 with its top, one of 8 to 14, and one too small',
  async () => {
    const periods = Map.groupBy(await sets(), ({ period }) => period)
    expect(periods.size).toBe(5)
    for (const [period, own] of periods) {
      const zones = own.filter(({ key }) => /^zone \d+\/[^/]+$/.test(key))
      const large = zones.filter(({ farms, measures }) => farms >= 15 && measures > 50)
      expect(large.length, period).toBeGreaterThan(0)
      expect(
        zones.some(({ farms, measures }) => farms >= 8 && farms < 15 && measures > 50),
        period,
      ).toBe(true)
      expect(
        zones.some(({ average, measures }) => !average && measures === 0),
        period,
      ).toBe(true)
      if (period < '2023-24') continue
      expect(
        own.some(({ key, average }) => key === `top of ${large[0]?.key}` && average),
        period,
      ).toBe(true)
    }
  },
)

interface Told {
  readonly edition: { readonly number: number }
  readonly group: { readonly name: string; readonly band: string } | null
  readonly best: { readonly name: string } | null
  readonly measures: readonly {
    readonly average: number | null
    readonly top: number | null
    readonly band: object | null
    readonly place: unknown
  }[]
}

test.runIf(isLong)('the owner’s farm is told its average, band, best and place', async () => {
  const [farm] = await all<{ id: number; period: number }>`
    select f.id::int as id, p.id::int as period from farms f, periods p
    where f.farm_name = 'Wattle Flat' and p.name = '2024-25'`
  const { status, text, body } = await asker.ask(
    'GET',
    `/api/v2/benchmarks?farm_id=${farm?.id}&period_id=${farm?.period}`,
  )
  expect(status, text).toBe(200)
  const { edition, group, best, measures } = body.data as Told
  expect(edition.number).toBe(2)
  expect(group?.band).toMatch(/^(15–19|20–29)$/)
  expect(best).not.toBeNull()
  for (const told of ['average', 'top', 'band', 'place'] as const) {
    const known = measures.filter(measure => measure[told] !== null)
    expect(known.length, told).toBeGreaterThan(35)
  }
})

test.runIf(isLong)(
  'farms that are made by the hundred have results as well, in one more edition',
  async () => {
    const catalogue = furrow()
    await makeManyFarms({ url, catalogue, farms: 6, different: 3, progress: () => undefined })
    expect(await publishMadeUp(openFurrowEngine(catalogue, db))).toBe('2024-25')
    const [found] = await all<{ number: number; farms: number }>`
    select e.number, count(distinct f.id)::int as farms
    from editions e join periods p on p.id = e.period_id and p.name = '2024-25'
    join published.edition_results r on r.edition_id = e.id
    join farms f on f.id = r.farm_id and f.farm_name ~ '^Farm '
    group by e.number order by e.number desc limit 1`
    expect(found).toEqual({ number: 3, farms: 6 })
  },
  120_000,
)
