// Reports of a farm by itself: figures of each worked out again in SQL, by code that they do not share.

import { furrow } from '@furrow/catalogue/furrow'
import type { BlockOf, FarmReport, FarmReports } from '@furrow/wire/farm-report-answer'
import type { MeasuresTold } from '@furrow/wire/benchmarks-answer'
import type { BenchmarkTrend } from '@furrow/wire/trend-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runQuery } from '../src/db/run-query.ts'
import { somebody } from '../src/access/reach/viewer.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { figuresIn, numberIn } from './report-figures-told.ts'
import { openValidatedFarms } from './validated-farms.ts'

const { db } = ownDatabase('validated farms')
let asker: Asker
let period: number
let farms: readonly number[]

beforeAll(async () => {
  const made = await openValidatedFarms(db)
  ;({ asker, period } = made)
  farms = made.farms.slice(0, 12)
}, 180_000)
afterAll(() => asker?.close())

const addressOf = (farm: number, key: string) =>
  `/api/v2/farm-report?farm_id=${farm}&period_id=${period}&report=${key}`

async function reportOf(farm: number, key: string, ask: Ask = asker.ask): Promise<FarmReport> {
  const { status, body, text } = await ask('GET', addressOf(farm, key))
  expect(status, text).toBe(200)
  return body.data as FarmReport
}

type Kind = FarmReport['sections'][number]['blocks'][number]['kind']

function blocksOf<Wanted extends Kind>({ sections }: FarmReport, kind: Wanted) {
  const blocks = sections.flatMap(section => section.blocks)
  return blocks.filter((block): block is BlockOf<Wanted> => block.kind === kind)
}

test('rain by month is that of the gauge, and the median that of all its years', async () => {
  const [farm = 0] = farms
  await twelveYearsOfRain(farm)
  const fell = await rainByMonth(farm)
  const report = await reportOf(farm, 'rainfall')
  const [bars] = blocksOf(report, 'bars')
  const series = (label: string) => bars?.series.find(one => one.label === label)?.figures ?? []
  const near = (shown: number | null | undefined, exact: number) =>
    expect(Math.abs((shown ?? Infinity) - exact), `${shown} of ${exact}`).toBeLessThan(0.06)
  expect(fell).toHaveLength(12)
  for (const [at, { mm, median }] of fell.entries()) {
    near(series('Rain')[at]?.value, mm)
    near(series('Median')[at]?.value, median)
  }
  const [seasons] = blocksOf(report, 'table')
  const [year, growing, summer] = seasons?.rows ?? []
  near(year?.figures[0]?.value, sum(fell))
  near(summer?.figures[0]?.value, sum(fell.slice(4, 9)))
  expect(report.says).toContain(`decile ${year?.figures[3]?.text} of 12 years`)
  expect(growing?.label).toBe('Growing season, April to October 2023')
})

const sum = (months: readonly { readonly mm: number }[]) =>
  months.reduce((all, { mm }) => all + mm, 0)

/** A reading of each day, no two years alike. */
async function twelveYearsOfRain(farm: number): Promise<void> {
  const gauge = sql`(select id from rain_gauges where farm_id = ${farm} and deleted_at is null
    order by is_main desc, id limit 1)`
  await runQuery(db, sql`delete from rainfalls where farm_id = ${farm}`)
  await runQuery(
    db,
    sql`insert into rainfalls (farm_id, rain_gauge_id, date, days, total_mm)
      select ${farm}, ${gauge}, day::date, 1,
        (extract(doy from day)::int * 7 + extract(year from day)::int * 13) % 11 * 0.4
          + extract(year from day)::int % 5
      from generate_series('2013-07-01'::date, '2025-06-30'::date, interval '1 day') day`,
  )
}

/** From July 2023 on. */
function rainByMonth(farm: number) {
  return runQuery(
    db,
    sql<{ mm: number; median: number }>`
      with months as (
        select date_trunc('month', date::timestamp) as month, sum(total_mm)::float as mm
        from rainfalls where farm_id = ${farm} and deleted_at is null group by 1)
      select m.mm, (select percentile_cont(0.5) within group (order by o.mm) from months o
        where extract(month from o.month) = extract(month from m.month)) as median
      from months m where m.month between '2023-07-01' and '2024-06-30' order by m.month`,
  )
}

test('phosphorus and nitrogen that went with wheat are those of its tonnes and protein', async () => {
  const [wheat] = await runQuery(
    db,
    sql<{ farm: number; id: number; paddock: string; yield: number }>`
      select c.farm_id as farm, c.id, d.name as paddock,
        sum(e.grain_tonnes)::float / sum(e.harvested_area)::float as yield
      from crop_collections c join crop_types k on k.id = c.current_crop_id and k.slug = 'wheat'
      join paddocks d on d.id = c.paddock_id
      join grain_collection_events e on e.crop_collection_id = c.id and e.deleted_at is null
      where c.period_id = ${period} and c.deleted_at is null
      group by c.farm_id, c.id, d.name having count(*) = 1 order by c.id limit 1`,
  )
  if (!wheat) throw new Error('nobody grew wheat')
  await runQuery(
    db,
    sql`update grain_collection_events set protein = 0.115 where crop_collection_id = ${wheat.id}`,
  )
  await runQuery(db, sql`update crop_collections set legume_nitrogen = 0 where id = ${wheat.id}`)
  const report = await reportOf(wheat.farm, 'nutrients')
  const [balance] = blocksOf(report, 'table')
  const at = (label: string) => balance?.columns.findIndex(one => one.label === label) ?? -1
  const start = balance?.rows.findIndex(one => one.label === 'Wheat' && one.is_total) ?? -1
  const row = balance?.rows.slice(start).find(one => one.label === wheat.paddock)
  const of = (label: string) => row?.figures[at(label)]?.value ?? Infinity
  expect(of('N removed')).toBeCloseTo(wheat.yield * 11.5 * 1.75, 1)
  expect(of('P removed')).toBeCloseTo(wheat.yield * 3, 1)
  expect(of('N left')).toBeCloseTo(of('N put on') - wheat.yield * 11.5 * 1.75, 1)
})

test('each paddock has the crops of its ground with their yield', async () => {
  const rows = await runQuery(
    db,
    sql<{ farm: number; paddock: string; crop: string; yield: number }>`
      select c.farm_id as farm, d.name as paddock, k.name as crop,
        sum(e.grain_tonnes)::float / sum(e.harvested_area)::float as yield
      from crop_collections c join crop_types k on k.id = c.current_crop_id
      join paddocks d on d.id = c.paddock_id
      join grain_collection_events e on e.crop_collection_id = c.id and e.deleted_at is null
      where c.period_id = ${period} and c.deleted_at is null and c.farm_id = (
        select farm_id from grain_collection_events where period_id = ${period}
        group by farm_id order by count(*) desc, farm_id limit 1)
      group by c.farm_id, c.id, d.name, k.name order by d.name`,
  )
  expect(rows.length).toBeGreaterThan(2)
  const report = await reportOf(rows[0]?.farm ?? 0, 'paddock-history')
  const [table] = blocksOf(report, 'table')
  for (const { paddock, crop, yield: exact } of rows) {
    const start = table?.rows.findIndex(one => one.label === paddock) ?? -1
    const row = table?.rows.slice(start).find(one => one.label === `2023–24 ${crop}`)
    expect(row?.figures[1]?.value, paddock).toBeCloseTo(exact, 1)
  }
})

test('farms of one person stand side by side, each as its own report has it, and no other', async () => {
  const [one = 0, other = 0, third = 0] = farms
  const both = asker.as(somebody(910, { farms: [one, other], managed: [one], money: [one] }))
  const report = await reportOf(one, 'own-farms', both)
  const [table] = blocksOf(report, 'table')
  const names = await runQuery(
    db,
    sql<{ id: number; name: string; rain: number }>`
      select f.id, f.farm_name as name, a.rain_gsr_mm::float as rain
      from farms f join assets a on a.farm_id = f.id and a.period_id = ${period}
        and a.deleted_at is null
      where f.id = any(${[one, other, third]}) order by f.id`,
  )
  const nameOf = (farm: number) => names.find(({ id }) => id === farm)?.name ?? 'nobody'
  expect(table?.columns.map(({ label }) => label)).toEqual([nameOf(one), nameOf(other)])
  expect(JSON.stringify(report)).not.toContain(nameOf(third))
  const figuresOf = (wanted: string) => table?.rows.find(({ label }) => label === wanted)?.figures
  const rain = names.find(({ id }) => id === one)?.rain ?? Infinity
  expect(figuresOf('Growing season rain')?.[0]?.value).toBeCloseTo(rain, 0)
  // Of the other farm no money is seen.
  expect(figuresOf('Equity')?.[0]?.value).toBeGreaterThan(0)
  expect(figuresOf('Equity')?.[1]).toEqual({ value: null, text: '–' })
  for (const farm of [one, other]) {
    const own = blocksOf(await reportOf(farm, 'my-year', both), 'spread').flatMap(
      ({ rows }) => rows,
    )
    const at = farm === one ? 0 : 1
    for (const { label, figures } of table?.rows ?? []) {
      const same = own.find(row => row.label === label)
      if (same) expect(figures[at], label).toEqual(same.own)
    }
  }
  for (const { value, text } of figuresIn(report)) {
    if (value !== null) expect(numberIn(text)).toBeCloseTo(value, 6)
  }
  const alone = asker.as(somebody(911, { farms: [one] }))
  const { status } = await alone('GET', addressOf(one, 'own-farms'))
  expect(status).toBe(404)
})

test('of own farms one comes first, and where less is better it is the one with less', async () => {
  const own = farms.slice(0, 3)
  const person = asker.as(somebody(913, { farms: own, managed: own, money: own }))
  const [table, places] = blocksOf(await reportOf(own[0] ?? 0, 'own-farms', person), 'table')
  const measures = await allMeasures()
  expect(places?.rows.length).toBeGreaterThan(8)
  const counted = new Map<string, number>()
  for (const { label, figures } of places?.rows ?? []) {
    const better = measures.find(measure => measure.label === label)?.better
    const read =
      table?.rows.find(row => row.label === label)?.figures.map(({ value }) => value) ?? []
    const known = read.flatMap(value => (value === null ? [] : [value]))
    const inOrder = known.toSorted((one, other) => (better === 'up' ? other - one : one - other))
    for (const [at, value] of read.entries()) {
      const alike = known.filter(one => one === value).length > 1
      const place =
        value === null ? '–' : `${['1st', '2nd', '3rd'][inOrder.indexOf(value)]} of ${known.length}`
      expect(figures[at]?.text, label).toBe(alike ? `equal ${place}` : place)
      counted.set(place.slice(0, 3), (counted.get(place.slice(0, 3)) ?? 0) + 1)
    }
  }
  expect(counted.get('1st')).toBeGreaterThan(8)
  expect(counted.get('3rd')).toBeGreaterThan(4)
}, 60_000)

async function allMeasures(): Promise<MeasuresTold['farm']['measures']> {
  const { body } = await asker.ask('GET', '/api/v2/measures')
  return (body.data as MeasuresTold).farm.measures
}

test('means over own years are those of the years', async () => {
  const [farm = 0] = farms
  const report = await reportOf(farm, 'trend')
  const tables = blocksOf(report, 'table')
  const years = blocksOf(report, 'years')
  let looked = 0
  for (const { label, years: told } of years) {
    const row = tables[0]?.rows.find(one => one.label === label)
    const known = told.flatMap(({ own }) => (own.value === null ? [] : [own.value]))
    if (!row || known.length < 2) continue
    expect(row.figures[0]?.text).toBe(told.at(-1)?.own.text)
    const [best, worst] = row.figures.slice(-2).map(one => one.value ?? 0)
    expect([best, worst].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
      Math.min(...known),
      Math.max(...known),
    ])
    looked += 1
  }
  expect(looked).toBe(years.length)
  expect(looked).toBeGreaterThan(5)
})

test('small pictures tell what the trend of each crop tells', async () => {
  let looked = 0
  const units = new Set<string>()
  for (const farm of farms) {
    const report = await reportOf(farm, 'whole-farm')
    for (const { unit, panels } of blocksOf(report, 'multiples')) {
      units.add(unit)
      for (const { about, years } of panels) {
        if (!about) continue
        const { scope, measure } = about
        const trend = await trendOf(farm, scope, measure)
        expect(years.map(year => year.period_id)).toEqual(trend.periods.map(one => one.period_id))
        for (const [at, { own }] of years.entries()) {
          const exact = trend.measures[0]?.years[at]?.own ?? null
          const whole = exact !== null && unit.startsWith('$') ? exact / 100 : exact
          expect(own.value === null).toBe(whole === null)
          const apart = Math.abs((own.value ?? 0) - (whole ?? 0))
          expect(apart).toBeLessThan(Math.max(Math.abs(whole ?? 0) * 0.006, 0.0051))
          looked += 1
        }
        const known = years.filter(({ own }) => own.value !== null)
        expect(known.length).toBeGreaterThan(1)
      }
    }
  }
  expect(looked).toBeGreaterThan(40)
  expect([...units]).toEqual(expect.arrayContaining(['t/ha', '$/ha']))
  const [farm = 0] = farms
  const alone = asker.as(somebody(912, { farms: [farm] }))
  const shown = blocksOf(await reportOf(farm, 'whole-farm', alone), 'multiples')
  expect(shown.map(({ label }) => label)).toContain('Yield')
  expect(new Set(shown.map(({ label }) => label)).size).toBe(1)
})

async function trendOf(farm: number, scope: string, measure: string): Promise<BenchmarkTrend> {
  const query = `farm_id=${farm}&period_id=${period}&scope=${encodeURIComponent(scope)}`
  const { body } = await asker.ask('GET', `/api/v2/benchmarks/trend?${query}&measures=${measure}`)
  return body.data as BenchmarkTrend
}

test('cane and cotton give for each hectare what was weighed and counted', async () => {
  const [cane] = await runQuery(
    db,
    sql<{ farm: number; yield: number; sugar: number }>`
      select farm_id as farm, sum(biomass_tonnes)::float / sum(area)::float as yield,
        sum(ccs_tonnes)::float / sum(area)::float as sugar
      from cane_collection_events where period_id = ${period} and deleted_at is null
      group by farm_id order by farm_id limit 1`,
  )
  const [lint] = await runQuery(
    db,
    sql<{ farm: number; yield: number }>`
      select farm_id as farm, sum(lint_bales)::float / sum(harvested_area)::float as yield
      from lint_collection_events where period_id = ${period} and deleted_at is null
      group by farm_id order by farm_id limit 1`,
  )
  const allOf = (report: FarmReport) =>
    blocksOf(report, 'table')[0]?.rows.find(row => row.is_total)?.figures ?? []
  const ofCane = allOf(await reportOf(cane?.farm ?? 0, 'cane'))
  expect(ofCane[1]?.value).toBeCloseTo(cane?.yield ?? Infinity, 1)
  expect(ofCane[3]?.value).toBeCloseTo(cane?.sugar ?? Infinity, 1)
  const ofCotton = allOf(await reportOf(lint?.farm ?? 0, 'cotton'))
  expect(ofCotton[1]?.value).toBeCloseTo(lint?.yield ?? Infinity, 1)
})

test('each report that can’t be made says why in a sentence of its own, and where that is entered', async () => {
  const farm = farms.at(-1) ?? 0
  const address = `/api/v2/farm-reports?farm_id=${farm}&period_id=${period}`
  const listed = async () => {
    const { body } = await asker.ask('GET', address)
    const { reports, missing } = body.data as FarmReports
    return [...reports, ...missing]
  }
  const before = await listed()
  const grown = before.filter(({ why_not: whyNot }) => whyNot === null).map(({ key }) => key)
  expect(grown.length).toBeGreaterThan(5)
  const tables = await runQuery(
    db,
    sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and table_name <> 'farm_period'
        and column_name in ('farm_id', 'period_id', 'deleted_at')
      group by 1 having count(*) = 3`,
  )
  for (const { name } of tables) {
    await runQuery(
      db,
      sql`update ${sql.table(name)} set deleted_at = now()
        where farm_id = ${farm} and period_id = ${period} and deleted_at is null`,
    )
  }
  await runQuery(db, sql`delete from rainfalls where farm_id = ${farm}`)
  const after = await listed()
  const sentences = new Map(after.map(({ key, why_not: whyNot }) => [key, whyNot]))
  expect(Object.fromEntries(sentences)).toEqual({
    'my-year': 'No crops, livestock or costs have been entered for 2023–24.',
    'whole-farm': 'No crops, livestock or costs have been entered for 2023–24.',
    'labour-machinery': 'No labour or machinery has been entered for 2023–24.',
    trend: null,
    'balance-sheet': 'No balance sheet has been entered for 2023–24.',
    rainfall: 'No rain has been recorded at the main gauge, or the only one, for 2023–24.',
    cotton: 'No cotton was grown in 2023–24.',
    cane: 'No cane was grown in 2023–24.',
    'paddock-history': 'No crop has been entered for 2023–24.',
    water: 'No water has been entered for 2023–24.',
    nutrients: 'Nutrients go by crops, and none has been entered for 2023–24.',
    'stock-numbers': 'No livestock has been entered for 2023–24.',
  })
  for (const { key, why_not: whyNot, enter_at: record } of after) {
    if (whyNot === null) continue
    if (['cotton', 'cane'].includes(key)) expect(record).toBeNull()
    else expect([...furrow().keys()], key).toContain(record)
    if (grown.includes(key)) continue
    const { status, body } = await asker.ask('GET', addressOf(farm, key))
    expect([status, body.message], key).toEqual([404, whyNot])
  }
})
