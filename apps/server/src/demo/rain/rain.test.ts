// Promises of the made-up rain, for farms of every kind.

import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, monthOf } from '../demo-days.ts'
import type { FarmKind, FarmPlan, MadeLand } from '../plan.ts'
import { addRain } from './rain.ts'
import { farmKinds, shippedNumbers, smallPlan, trialFarm } from '../trial-farm.ts'

interface Reading {
  readonly date: string
  readonly total_mm: number
  readonly rain_gauge_id: number
  readonly days: number
  readonly farm_id: number
}

const means: Readonly<Record<FarmKind, number>> = {
  mixed: 580,
  grain: 620,
  cotton: 600,
  cane: 1_600,
  sheep: 560,
  beef: 650,
}
const listed = shippedNumbers()
const farms = farmKinds.flatMap(kind =>
  ['blue', 'grey'].map(seed => ({ kind, seed, ...rained(kind, { seed }) })),
)

describe.each(farms)('ten years of rain ($kind, $seed)', ({ kind, rain, gauges, plan }) => {
  const [first = [], second = []] = gauges
  const mean = means[kind]

  test('every day of ten years has one reading at each gauge, dry days too', () => {
    for (const readings of gauges) {
      expect(readings.length).toBe(daysBetween('2016-07-01', '2026-07-01'))
      readings.forEach(({ date }, day) => expect(date).toBe(addDays('2016-07-01', day)))
    }
  })

  test('amounts are in steps of 0.2 mm and no day or month is beyond belief', () => {
    for (const { total_mm, days, farm_id } of gauges.flat()) {
      expect(total_mm).toBe(Math.round(total_mm * 5) / 5)
      expect(total_mm).toBeGreaterThanOrEqual(0)
      expect(total_mm).toBeLessThanOrEqual(200)
      expect([days, farm_id]).toEqual([1, -1])
    }
    for (const readings of gauges) {
      const months = [...Map.groupBy(readings, ({ date }) => date.slice(0, 7)).values()]
      expect(Math.max(...months.map(sum))).toBeLessThanOrEqual(600)
    }
    expect(Math.max(...first.map(one => one.total_mm))).toBeLessThanOrEqual(180)
  })

  test('the years are around the mean of the country, none very dry or very wet', () => {
    expect(sum(first) / 10).toBeGreaterThan(mean * 0.92)
    expect(sum(first) / 10).toBeLessThan(mean * 1.08)
    const farmYears = plan.periods.map(({ start, end }) => rain.between(start, end))
    expect(rain.years.length).toBe(9)
    for (const total of [...rain.years, ...farmYears]) {
      expect(total).toBeGreaterThan(mean * 0.55)
      expect(total).toBeLessThan(mean * 1.7)
    }
    expect(Math.max(...rain.years) / Math.min(...rain.years)).toBeGreaterThan(1.3)
  })

  test('it rains in the season of the country, and wet days come together', () => {
    const inMonths = (months: readonly number[]) =>
      sum(first.filter(({ date }) => months.includes(monthOf(date))))
    const summer = inMonths([12, 1, 2])
    const winter = inMonths([6, 7, 8])
    if (kind === 'sheep') expect(winter).toBeGreaterThan(summer * 1.3)
    else if (kind !== 'mixed') expect(summer).toBeGreaterThan(winter * 1.3)
    const wet = first.map(({ total_mm }) => total_mm > 0)
    const share = wet.filter(Boolean).length / wet.length
    const after = wet.filter((_, day) => wet[day - 1])
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.4)
    expect(after.filter(Boolean).length / after.length).toBeGreaterThan(share + 0.15)
  })

  test('the second gauge stands in the same weather', () => {
    const pairs = first.map(({ total_mm }, day) => [total_mm, second[day]?.total_mm ?? -1] as const)
    for (const [here, there] of pairs) {
      if (here === 0 || there === 0) continue
      expect(there).toBeGreaterThanOrEqual(here * 0.75 - 1e-9)
      expect(there).toBeLessThanOrEqual(here * 1.25 + 1e-9)
    }
    const alike = pairs.filter(([here, there]) => here > 0 === there > 0).length
    expect(alike / pairs.length).toBeGreaterThan(0.95)
    expect(alike).toBeLessThan(pairs.length)
    expect(sum(second) / sum(first)).toBeGreaterThan(0.93)
    expect(sum(second) / sum(first)).toBeLessThan(1.07)
  })

  test('the sum between two days is that of the first gauge, both days included', () => {
    for (const [from, to] of [
      ['2016-07-01', '2026-06-30'],
      ['2024-02-28', '2024-03-01'],
      ['2023-05-11', '2023-05-11'],
    ] as const) {
      const between = first.filter(({ date }) => date >= from && date <= to)
      expect(rain.between(from, to)).toBeCloseTo(sum(between), 6)
    }
    expect(rain.between('2024-05-02', '2024-05-01')).toBe(0)
    expect(rain.between('2001-01-01', '2030-01-01')).toBeCloseTo(sum(first), 6)
    expect(rain.between('2001-01-01', '2002-01-01')).toBe(0)
  })
})

describe.each(farmKinds)('just so many readings (%s)', kind => {
  const { rain, gauges, plan } = rained(kind, { seed: 'few', ...smallPlan })
  const [readings = []] = gauges

  test('there are as many as wanted, of rain days within the periods, one a day', () => {
    expect(gauges.length).toBe(1)
    expect(readings.length).toBe(400)
    expect(new Set(readings.map(({ date }) => date)).size).toBe(400)
    for (const { date, total_mm } of readings) {
      expect(date >= '2022-07-01' && date <= '2026-06-30').toBe(true)
      expect(total_mm).toBeGreaterThanOrEqual(0.2)
      expect(total_mm).toBeLessThanOrEqual(200)
    }
  })

  test('each period has its part of them, and a believable total', () => {
    for (const { start, end } of plan.periods) {
      const its = readings.filter(({ date }) => date >= start && date <= end)
      expect(its.length).toBeGreaterThan(50)
      expect(rain.between(start, end)).toBeCloseTo(sum(its), 6)
      expect(sum(its)).toBeGreaterThan(means[kind] * 0.55)
      expect(sum(its)).toBeLessThan(means[kind] * 1.7)
    }
    expect(rain.years.length).toBe(3)
  })
})

test('even in the wettest country no month of a hundred years is beyond belief', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const [first = []] = rained('cane', { seed: `wet ${seed}`, gauges: 1 }).gauges
    const months = Map.groupBy(first, ({ date }) => date.slice(0, 7))
    expect(Math.max(...[...months.values()].map(sum))).toBeLessThanOrEqual(600)
  }
})

test('the same word gives the same rain', () => {
  const [one, other] = [rained('beef', { seed: 'same' }), rained('beef', { seed: 'same' })]
  expect(one.gauges).toEqual(other.gauges)
  expect(rained('beef', { seed: 'other' }).gauges).not.toEqual(one.gauges)
})

function rained(kind: FarmKind, trial: Partial<FarmPlan> & { readonly seed: string }) {
  const making = trialFarm({ kind, ...trial }, listed)
  const numbers = Array.from({ length: making.plan.gauges }, (_, place) => -1 - place)
  const land: MadeLand = { properties: [], gauges: numbers, paddocks: [] }
  const rain = addRain(making, land)
  const readings = (making.rows.kept.get('rainfalls') ?? []) as readonly unknown[] as Reading[]
  const gauges = numbers.map(gauge => readings.filter(one => one.rain_gauge_id === gauge))
  return { rain, gauges, plan: making.plan }
}

function sum(readings: readonly Reading[]): number {
  return readings.reduce((total, { total_mm }) => total + total_mm, 0)
}
