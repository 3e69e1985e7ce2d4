// What a farm is told beside others once an edition is published: gaps in dollars, what would close them, years.

import { dollarGapLadder } from '@furrow/farming/benchmarks/ladder/dollar-gap-ladder'
import {
  exchangedFigure,
  exchangedLadder,
} from '@furrow/farming/benchmarks/ladder/exchanged-figure'
import { rungKey, rungsOfGap } from '@furrow/farming/benchmarks/ladder/rung-key'
import { isExchanged } from '@furrow/farming/benchmarks/ladder/what-if'
import type { BenchmarkExplained, BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import type { FarmReports } from '@furrow/wire/farm-report-answer'
import type { LadderSidesTold } from '@furrow/wire/ladder/ladder-sides-answer'
import { toldSides } from '@furrow/wire/ladder/told-sides'
import type { DollarGapTold, WhatIfTold } from '@furrow/wire/ladder/ladder-answer'
import type { BenchmarkTrend } from '@furrow/wire/trend-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { openValidatedFarms } from './validated-farms.ts'

const { db } = ownDatabase('published farms')
let asker: Asker
let period: number
let farms: readonly number[]

beforeAll(async () => {
  const made = await openValidatedFarms(db)
  ;({ asker, period } = made)
  farms = made.farms
}, 180_000)
afterAll(() => asker?.close())

const address = (call: string, farm: number, query = '') =>
  `/api/v2/benchmarks${call}?farm_id=${farm}&period_id=${period}${query}`

async function told<Answer>(call: string, farm: number, query = '', ask: Ask = asker.ask) {
  const { status, body, text } = await ask('GET', address(call, farm, query))
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data as Answer
}

const sum = (parts: readonly { readonly cents: number; readonly total: number }[]) => ({
  cents: parts.reduce((all, { cents }) => all + cents, 0),
  total: parts.reduce((all, { total }) => all + total, 0),
})

function rungsOf({ enterprises, farm, small }: NonNullable<DollarGapTold['gap']>) {
  return [...enterprises.flatMap(({ rungs }) => rungs), ...farm, ...(small?.rungs ?? [])]
}

test.each(['average', 'top'])(
  'rungs against the %s come to the gap to the cent',
  async against => {
    const kinds = new Set<string>()
    let gaps = 0
    for (const farm of farms) {
      const query = `&against=${against}`
      const { gap, why_not: why, findings } = await told<DollarGapTold>('/ladder', farm, query)
      expect(gap === null, why ?? '').toBe(why !== null)
      if (!gap) continue
      gaps += 1
      const { cents, total } = gap
      const rungs = rungsOf(gap)
      expect(sum(rungs)).toEqual({ cents, total })
      expect(Math.abs(gap.own_profit - gap.their_profit - cents)).toBeLessThanOrEqual(1)
      expect(new Set(rungs.map(({ key }) => key)).size).toBe(rungs.length)
      for (const one of rungs) {
        kinds.add(one.kind)
        if (one.paddocks.length === 0) continue
        expect(sum(one.paddocks)).toEqual({ cents: one.cents, total: one.total })
      }
      for (const { sentence } of findings) expect(sentence).toMatch(/^[A-Z].*\.$/)
    }
    expect(gaps).toBeGreaterThan(against === 'top' ? 10 : 40)
    expect([...kinds]).toEqual(expect.arrayContaining(['labour', 'depreciation', 'not_itemised']))
    if (against === 'average') {
      expect([...kinds]).toEqual(expect.arrayContaining(['area_mix', 'yield', 'price']))
    }
  },
  60_000,
)

test('a what-if is the own farm calculated again with the figure of the group', async () => {
  let tried = 0
  for (const farm of farms.slice(0, 12)) {
    const { gap, hectares } = await told<DollarGapTold>('/ladder', farm)
    const labour = gap && rungsOf(gap).find(({ key }) => key === 'farm/labour')
    if (!labour || labour.own === null || labour.theirs === null || hectares === null) continue
    const found = await told<WhatIfTold>('/what-if', farm, '&rung=farm/labour')
    // What is saved of each hectare, on all of them.
    const saved = (labour.own - labour.theirs) * hectares
    expect(Math.abs(found.gained.total - saved)).toBeLessThanOrEqual(2)
    expect(found.profit.after - found.profit.before).toBeCloseTo(labour.own - labour.theirs, 6)
    expect(found.sentence).toMatch(/the farm would make \$[\d,.]+ (more|less) profit/)
    const more = sum(found.differs)
    expect(found.of_rung.cents + more.cents).toBe(found.gained.cents)
    tried += 1
  }
  expect(tried).toBeGreaterThan(5)
})

test('both farms of a ladder give the same ladder, and the same what-if, on a device', async () => {
  let tried = 0
  for (const farm of farms.slice(0, 4)) {
    const { gap } = await told<DollarGapTold>('/ladder', farm)
    if (!gap) continue
    const sides = toldSides(await told<LadderSidesTold>('/ladder/sides', farm))
    const again = dollarGapLadder(sides)
    const asTold = rungsOf(gap).map(({ key, cents, total }) => ({ key, cents, total }))
    const here = rungsOfGap(again)
    expect(
      here.map(rung => ({ key: rungKey(rung), cents: rung.cents, total: rung.total })),
    ).toEqual(asTold)
    for (const rung of here.filter(({ kind }) => isExchanged(kind))) {
      if (rung.own === null || rung.theirs === null) continue
      const key = encodeURIComponent(rungKey(rung))
      const { status, body } = await asker.ask('GET', address('/what-if', farm, `&rung=${key}`))
      const exchanged = exchangedFigure(sides, rung, rung.theirs)
      if (status !== 200) {
        expect(exchanged).toBeNull()
        continue
      }
      const found = body.data as WhatIfTold
      expect(exchanged?.gained).toEqual(found.gained)
      if (!exchanged) continue
      // The gap becomes smaller by what is gained.
      expect(exchangedLadder(sides, exchanged).cents - again.cents).toBe(found.gained.cents)
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(30)
}, 60_000)

test('who sees no money is told no gap, and nobody else anything', async () => {
  const [farm = 0, other = 0] = farms
  const grower: Ask = asker.as(somebody(900, { farms: [farm] }))
  const gap = await grower('GET', address('/ladder', farm))
  expect([gap.status, gap.body.message]).toEqual([
    404,
    'The gap is told in money, which you don’t see on this farm.',
  ])
  const closed = await grower('GET', address('/what-if', farm, '&rung=farm/labour'))
  expect(closed.status).toBe(404)
  expect((await grower('GET', address('/ladder/sides', farm))).status).toBe(404)
  expect((await grower('GET', address('/ladder', other))).body.message).toContain(
    'This farm doesn’t exist',
  )
})

test('what makes no sense is said in a sentence', async () => {
  const [farm = 0] = farms
  const errors = async (call: string, query: string) =>
    (await asker.ask('GET', address(call, farm, query))).body.errors
  expect(await errors('/ladder', '&against=best')).toEqual({
    against: ['Say what to compare with: average or top.'],
  })
  expect(await errors('/ladder', '&group=zone 1/All')).toEqual({
    group: ['No such group was published.'],
  })
  expect(await errors('/what-if', '')).toEqual({ rung: ['Say which rung.'] })
  expect(await errors('/what-if', '&rung=farm/luck')).toEqual({
    rung: ['There is no such rung between the farm and its group.'],
  })
  expect((await asker.ask('GET', address('/ladder', farm, '&edition=9'))).body.message).toBe(
    'There is no such edition of the period.',
  )
})

test('an explanation says who changed its rows after they were published', async () => {
  const [, , farm = 0] = farms
  const rows = async (ask: Ask = asker.ask) => {
    const { own } = await told<BenchmarkExplained>('/explain', farm, '&measure=rain_annual_mm', ask)
    return own.lines.flatMap(line => line.rows)
  }
  const [row] = await rows()
  expect(row).toMatchObject({ resource: 'assets', changed_since: false })
  const changed = await asker.ask('PATCH', `/api/assets/${row?.id}`, { rain_annual_mm: 512 })
  expect(changed.status, changed.text).toBe(200)
  const [after] = await rows()
  expect(after).toMatchObject({ changed_since: true, changed: { by: 'Pat' } })
  // The record is money.
  expect(await rows(asker.as(somebody(900, { farms: [farm] })))).toEqual([])
})

test('years stand beside the group of each, and say which index they need', async () => {
  const [, , , farm = 0] = farms
  const names = '&measures=roam,operating_profit_per_ha'
  const before = await told<BenchmarkTrend>('/trend', farm, names)
  expect(before.periods.map(one => one.period)).toEqual(['2022-23', '2023-24'])
  expect(before.periods.map(({ edition }) => edition?.number ?? null)).toEqual([null, 1])
  expect(before.real_withheld).toBe('Needs the consumer price index of 2022-23, 2023-24')
  const compared = await told<BenchmarksOfPeriod>('', farm)
  for (const { name, years, real } of before.measures) {
    const now = compared.measures.find(one => one.name === name)
    expect(years.at(-1)).toMatchObject({ own: now?.own, average: now?.average })
    expect(years[0]?.average).toBe(null)
    expect(real).toBe(null)
  }
  for (const [at, { period_id: of }] of before.periods.entries()) {
    const cpi = { period_id: of, cpi: [100, 125][at], source: 'ABS 6401.0' }
    const { status, text } = await asker.ask('POST', '/api/cpi_values', cpi)
    expect(status, text).toBe(201)
  }
  const { measures, real_withheld: withheld } = await told<BenchmarkTrend>('/trend', farm, names)
  expect(withheld).toBe(null)
  const [roam, profit] = measures
  expect(roam?.real).toBe(null)
  expect(profit?.real?.[0]?.own).toBeCloseTo((profit?.years[0]?.own ?? NaN) * 1.25, 6)
  expect(profit?.real?.[1]).toEqual(profit?.years[1])
  // Two of three years, and no five.
  expect(profit?.means.map(({ own }) => own !== null)).toEqual([true, false, false])
  const hidden = await told<BenchmarkTrend>(
    '/trend',
    farm,
    names,
    asker.as(somebody(900, { farms: [farm] })),
  )
  expect(hidden.measures.every(({ years }) => years.every(({ own }) => own === null))).toBe(true)
  const odd = await asker.ask('GET', address('/trend', farm, '&measures=roam,luck'))
  expect(odd.body.errors).toEqual({ measures: ['There is no measure luck.'] })
})

test('a figure from outside stands beside its measure, with where it is from', async () => {
  const [farm = 0] = farms
  const figure = { name: 'All grain farms', source: 'ABARES', value: 0.031 }
  const wish = { ...figure, measure: 'roam', scope: 'farm', period_id: period }
  const { status, text } = await asker.ask('POST', '/api/reference_lines', wish)
  expect(status, text).toBe(201)
  const { measures } = await told<BenchmarksOfPeriod>('', farm)
  expect(measures.find(({ name }) => name === 'roam')?.references).toEqual([figure])
  expect(measures.filter(({ references }) => references.length > 0)).toHaveLength(1)
})

test('an index of the future, and a figure of no measure, are refused', async () => {
  const days = { start_date: '2090-07-01', end_date: '2091-06-30' }
  const coming = await asker.ask('POST', '/api/periods', {
    name: '2090-91',
    ...days,
    sowing_start_date: days.start_date,
    sowing_end_date: days.end_date,
  })
  expect(coming.status, coming.text).toBe(201)
  const cpi = { period_id: coming.body.data.id, cpi: 140, source: 'A guess' }
  expect((await asker.ask('POST', '/api/cpi_values', cpi)).body.errors).toEqual({
    period_id: ['2090-91 hasn’t begun: it has no index yet.'],
  })
  const figure = { measure: 'luck', scope: 'farm', name: 'All', source: 'ABARES', value: 1 }
  const errors = async (wish: object) =>
    (await asker.ask('POST', '/api/reference_lines', wish)).body.errors
  expect(await errors(figure)).toEqual({ measure: ['There is no such measure.'] })
  expect(await errors({ ...figure, scope: 'cheese' })).toEqual({
    scope: ['Say what it is of: farm, crop 12 or stock 7.'],
  })
})

test('whatever a grower is told is the same when other farms have other rows', async () => {
  const [, , , , farm = 0, stranger = 0] = farms
  const of = { farms: [farm], managed: [farm], money: [farm] }
  const grower = asker.as(somebody(901, of))
  const answers = async () => {
    const { scopes } = await told<BenchmarksOfPeriod>('', farm, '', grower)
    const { gap } = await told<DollarGapTold>('/ladder', farm, '', grower)
    const place = address('', farm).replace(/^.*\?/, '')
    const { body } = await grower('GET', `/api/v2/farm-reports?${place}`)
    const { reports } = body.data as FarmReports
    const calls = [
      ...reports.map(({ key }) => `/api/v2/farm-report?${place}&report=${key}`),
      ...scopes.flatMap(({ scope }) => [
        address('', farm, `&scope=${scope}`),
        address('/trend', farm, `&scope=${scope}`),
      ]),
      address('/explain', farm, '&measure=roam'),
      address('/explain', farm, '&measure=gross_income_per_ha'),
      address('/ladder', farm),
      address('/ladder', farm, '&against=top'),
      address('/ladder/sides', farm),
      ...(gap ? rungsOf(gap) : []).map(({ key }) => address('/what-if', farm, `&rung=${key}`)),
    ]
    const texts: string[] = []
    for (const call of calls) {
      const { text } = await grower('GET', call)
      // A report says when it was made.
      texts.push(`${call} ${text.replace(/"made_at":"[^"]*"/, '')}`)
    }
    return texts
  }
  const before = await answers()
  expect(before.length).toBeGreaterThan(20)
  for (const change of [
    sql`update assets a set gross_income = gross_income * 3, overhead_cost = overhead_cost / 2,
      dryland_crop_income = 1, effective_ha = effective_ha * 2
      from assets_season s where s.id = a.id and s.farm_id <> ${farm}`,
    sql`update crop_collections set deleted_at = now() where farm_id <> ${farm}`,
    sql`update livestock_ledgers set deleted_at = now() where farm_id <> ${farm}`,
    sql`update farms set farm_name = 'Elsewhere ' || id where id <> ${farm}`,
  ]) {
    await runQuery(db, change)
  }
  expect(await answers()).toEqual(before)
  expect(before.join('\n')).not.toContain(`"farm_id":${stranger}`)
}, 180_000)
