// How a farm compares, and to whom it is told.

import type { MeasuresTold } from '@furrow/wire/benchmarks-answer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, nobody, somebody } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { plantedFarm } from './planted-farm.ts'
import type { PlantedFarm } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: PlantedFarm
let record: Readonly<Record<string, number>>
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  ours = await plantedFarm(db, 'Ours')
  const { body: found } = await asker.ask('POST', '/api/assets/search', {
    filters: [{ field: 'farm_id', operator: '=', value: ours.farm }],
  })
  const { status, text, body } = await asker.ask('PATCH', `/api/assets/${found.data[0].id}`, {
    owned_ha: 1000,
    leased_ha: null,
    sheep_income: 300_000_00,
    exp_animal_health: 20_000_00,
    oh_rates: 10_000_00,
    gz_sheep_dse: 3000,
  })
  expect(status, text).toBe(200)
  record = body.data
})
afterAll(() => asker.close())

const address = (scope = 'farm', farm = ours.farm) =>
  `/api/v2/benchmarks?farm_id=${farm}&period_id=${ours.period}&scope=${scope}`
const own = async (ask: Ask): Promise<Readonly<Record<string, number | null>>> => {
  const { status, body, text } = await ask('GET', address())
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  const { measures } = body.data as { measures: { name: string; own: number | null }[] }
  return Object.fromEntries(measures.map(one => [one.name, one.own]))
}

test('a farm is told its measures from what it recorded', async () => {
  const { gross_income = 0, effective_ha = 1, roam = 0 } = record
  expect(gross_income).toBeGreaterThan(300_000_00)
  expect(await own(asker.ask)).toMatchObject({
    gross_income_per_ha: gross_income / effective_ha,
    livestock_income_per_dse: expect.any(Number),
    roam: expect.closeTo(roam, 6),
    rain_annual_mm: null,
  })
})

test('who sees no money is told nothing that follows from the record', async () => {
  const farms = { farms: [ours.farm] }
  const [all, some] = [await own(asker.ask), await own(asker.as(somebody(3, farms)))]
  const { body } = await asker.ask('GET', '/api/v2/measures')
  const { farm } = body.data as MeasuresTold
  expect(farm.measures.length).toBeGreaterThan(90)
  for (const { name, needs_money: needs } of farm.measures) {
    expect(needs ? [null] : [all[name], null], name).toContain(some[name])
  }
})

test('nobody else is told anything', async () => {
  const strangers = [nobody(9), somebody(5, { farms: [ours.farm + 1] })]
  for (const viewer of strangers) {
    const { status, text } = await asker.as(viewer)('GET', address())
    expect([status, text]).toEqual([404, expect.stringContaining('This farm doesn’t exist')])
  }
})

test('what is not there is said', async () => {
  const crop = await asker.ask('GET', address('crop 987654'))
  expect([crop.status, crop.body.message]).toEqual([
    404,
    'The farm has no such crop or stock in that period.',
  ])
  const odd = await asker.ask('GET', address('cheese'))
  expect([odd.status, odd.body.errors]).toEqual([
    422,
    { scope: ['Say what to compare: farm, crop 12 or stock 7.'] },
  ])
})
