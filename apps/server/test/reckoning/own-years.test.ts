// Means of three, five and ten own years, in the money of each and of the last, and the best and the worst year: as
// PostgreSQL reckons them from the records of every demonstration farm.

import type { BenchmarkTrend } from '@furrow/wire/trend-answer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import { askingFurrow } from '../asking.ts'
import type { Asker } from '../asking.ts'
import { ownDatabase } from '../own-database.ts'
import { plainMeasures, plainOwnYears } from './plain-own-years.ts'
import type { PlainYears } from './plain-own-years.ts'

const { db } = ownDatabase('demonstration')
let asker: Asker
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
})
afterAll(() => asker.close())

test('own years are what PostgreSQL makes of the records', async () => {
  const reckoned = await plainOwnYears(db)
  const places = Map.groupBy(reckoned, ({ farm, period }) => `farm_id=${farm}&period_id=${period}`)
  const seen = { means: 0, real: 0, ends: 0 }
  for (const [place, all] of places) {
    const address = `/api/v2/benchmarks/trend?${place}&measures=${plainMeasures.join(',')}`
    const { status, body, text } = await asker.ask('GET', address)
    expect(status, text).toBe(200)
    const { measures } = body.data as BenchmarkTrend
    for (const plain of all) {
      const told = measures.find(({ name }) => name === plain.measure)
      expect(told, plain.measure).toBeDefined()
      if (told) compare(told, plain, seen)
    }
  }
  expect(places.size).toBeGreaterThan(20)
  expect(seen.means).toBeGreaterThan(100)
  expect(seen.real).toBeGreaterThan(50)
  expect(seen.ends).toBeGreaterThan(100)
}, 120_000)

function compare(
  told: BenchmarkTrend['measures'][number],
  plain: PlainYears,
  seen: { means: number; real: number; ends: number },
): void {
  const where = `${plain.farm} ${plain.period} ${plain.measure}`
  for (const { years, own, own_real: real } of told.means) {
    expectNear(own, plain.means[`${years}`], `${where}, ${years} years`)
    expectNear(real, plain.real[`${years}`], `${where}, ${years} years in real money`)
    if (own !== null) seen.means += 1
    if (real !== null) seen.real += 1
  }
  expect([told.best_period_id, told.worst_period_id], where).toEqual([plain.best, plain.worst])
  if (plain.best !== null) seen.ends += 1
}

/** Sums of lines and the totals of a record are rounded apart. */
function expectNear(told: number | null, plain: number | null, where: string): void {
  if (told === null || plain === null) return expect(told, where).toBe(plain)
  expect(Math.abs(told - plain), where).toBeLessThan(Math.max(1e-6, Math.abs(plain) * 1e-5))
}
