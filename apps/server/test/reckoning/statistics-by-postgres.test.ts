// What is published of a crowd, when every farm counts alike, is what PostgreSQL makes of the same figures.

import { isWithheld } from '@furrow/farming/benchmarks/edition'
import type { FarmResult } from '@furrow/farming/benchmarks/edition'
import { allRules } from '@furrow/farming/benchmarks/privacy-rules'
import { publishByRules } from '@furrow/farming/benchmarks/publish'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runQuery } from '../../src/db/run-query.ts'
import { ownDatabase } from '../own-database.ts'

const { db } = ownDatabase('nothing')

/** The same from run to run, and no two alike. */
function drawing(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state / 2 ** 32
  }
}

/** From one farm to 5,000: with gaps, and with ties in every third crowd. */
function crowd(at: number): readonly FarmResult[] {
  const draw = drawing(at + 1)
  const farms = at === 0 ? 1 : at === 49 ? 5000 : 1 + Math.floor(draw() ** 3 * 2000)
  return Array.from({ length: farms }, (_, farm) => {
    const value = at % 3 === 0 ? Math.floor(draw() * 6) : (draw() - 0.3) * 1e5
    const known = draw() > 0.15 ? value : NaN
    const figures = Float64Array.of(known)
    const amounts = Float64Array.of(value + 7, 1)
    const id = String(farm).padStart(5, '0')
    return {
      farm: id,
      owner: id,
      hasProfit: true,
      lines: amounts,
      measures: figures,
      rankings: figures,
    }
  })
}

function publishedOf(results: readonly FarmResult[]) {
  const [set] = publishByRules(
    {
      edition: 1,
      lines: [{ name: 'amount' }, { name: 'effective_ha' }],
      measures: [{ name: 'measure', denominator: {} }],
      rankings: ['measure'],
      results,
      sets: [{ key: 'all', kind: 'node', farms: results.map(({ farm }) => farm), hasTop: false }],
      secretDraw: () => () => 0.5,
      before: [],
    },
    { ...allRules, blur: false, dominance: false },
  )
  return set
}

/** A percentile is told as the mean of three places: its own, the one before and the one behind. */
async function byPostgres(results: readonly FarmResult[], shares: readonly number[]) {
  const values = results.flatMap(({ measures: [one = NaN] }) => (Number.isNaN(one) ? [] : [one]))
  const last = values.length - 1
  const places = shares.flatMap(share =>
    [-1, 0, 1].map(step => Math.min(1, Math.max(0, share + step / Math.max(last, 1)))),
  )
  const [row] = await runQuery(
    db,
    sql<{ at: readonly number[]; mean: number }>`
      select percentile_cont(${places}::float8[]) within group (order by v) as at,
        (select avg(a) from unnest(${results.map(({ lines: [one = 0] }) => one)}::float8[]) a) as mean
      from unnest(${values}::float8[]) v`,
  )
  const at = row?.at ?? []
  const means = shares.map((_, place) => {
    const [before = 0, own = 0, behind = 0] = at.slice(place * 3, place * 3 + 3)
    return (before + own + behind) / 3
  })
  return { mean: row?.mean ?? NaN, percentiles: means }
}

test('percentiles and means of 50 crowds', async () => {
  const looked = { averages: 0, quartiles: 0, fifths: 0 }
  for (let at = 0; at < 50; at += 1) {
    const results = crowd(at)
    const set = publishedOf(results)
    const [band] = set?.percentiles ?? []
    const isFifths = band && !isWithheld(band) && band.kind === 'fifths'
    const shares = isFifths ? [0.2, 0.5, 0.8] : [0.25, 0.5, 0.75]
    const { mean, percentiles } = await byPostgres(results, shares)
    const near = (figure: number) => expect.closeTo(figure, 5)
    if (set && !isWithheld(set.average)) {
      expect(set.average.lines[0]).toEqual(near(mean))
      looked.averages += 1
    }
    if (!band || isWithheld(band)) continue
    const { low, middle, high } = band
    expect([low, middle, high]).toEqual(percentiles.map(near))
    looked[band.kind] += 1
  }
  expect(looked.averages).toBeGreaterThan(40)
  expect(looked.quartiles).toBeGreaterThan(0)
  expect(looked.fifths).toBeGreaterThan(30)
}, 60_000)
