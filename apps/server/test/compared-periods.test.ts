// Periods of a farm side by side: the same figures as each of them tells by itself, to the same people.

import type { ComparedPeriod } from '@furrow/wire/compared-periods-answer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, somebody } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { plantedFarm } from './planted-farm.ts'
import type { PlantedFarm } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: PlantedFarm
let theirs: PlantedFarm
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  ours = await plantedFarm(db, 'Ours')
  theirs = await plantedFarm(db, 'Theirs')
})
afterAll(() => asker.close())

const grower = () => asker.as(somebody(2, { farms: [ours.farm], money: [ours.farm] }))
const compared = (query: string, ask: Ask = asker.ask) =>
  ask('GET', `/api/v2/compared-periods${query}`)

test('each period comes to what its completeness and its crops say', async () => {
  const place = `?farm_id=${ours.farm}&period_id=${ours.period}`
  const { status, body } = await compared(`?farm_id=${ours.farm}&period_ids=${ours.period}`)
  expect(status).toBe(200)
  const [told, ...more] = body.data as readonly ComparedPeriod[]
  expect(more).toEqual([])
  const { body: whole } = await asker.ask('GET', `/api/v2/completeness${place}`)
  expect(told?.counts).toEqual(whole.data.counts)
  const { body: cropping } = await asker.ask('GET', `/api/v2/cropping-summary${place}`)
  const { groups, totals } = cropping.data
  expect(told?.area_sown).toBe(totals.area_sown)
  expect(told?.crops.map(({ id, area, yield: came }) => [id, area, came])).toEqual(
    groups.crop.map((group: { crop: { id: number }; area: number; yield: number }) => [
      group.crop.id,
      group.area,
      group.yield,
    ]),
  )
  expect(told?.crops.length).toBeGreaterThan(0)
})

test('they come in the order in which they are asked for, however many these are', async () => {
  const { body: list } = await asker.ask('GET', '/api/periods?limit=7')
  const found: number[] = list.data.map(({ id }: { id: number }) => id)
  const others = found.filter(id => id !== ours.period)
  for (const period_id of others) {
    const { status } = await asker.ask('POST', '/api/farm_period', {
      farm_id: ours.farm,
      period_id,
    })
    expect(status).toBe(201)
  }
  expect(others.length).toBeGreaterThan(4)
  const wanted = [ours.period, ...others.toReversed()]
  const { body } = await compared(`?farm_id=${ours.farm}&period_ids=${wanted.join(',')}`)
  const told = body.data as readonly ComparedPeriod[]
  expect(told.map(({ period_id }) => period_id)).toEqual(wanted)
})

test('a farm that is not seen and a period that is not recorded are not there', async () => {
  const own = `?farm_id=${ours.farm}&period_ids=${ours.period}`
  expect((await compared(own, grower())).status).toBe(200)
  const foreign = await compared(`?farm_id=${theirs.farm}&period_ids=${theirs.period}`, grower())
  expect(foreign.status).toBe(404)
  const unknown = await compared(`${own},999999`)
  expect([unknown.status, unknown.body.message]).toEqual([
    404,
    'The farm doesn’t record that period.',
  ])
})

test('what is asked badly is said in a sentence', async () => {
  const many = Array.from({ length: 41 }, (_, number) => number + 1).join(',')
  const said: string[] = []
  for (const periods of ['', 'wheat', many]) {
    const { status, body } = await compared(`?farm_id=${ours.farm}&period_ids=${periods}`)
    expect(status).toBe(422)
    said.push(body.errors.period_ids[0])
  }
  expect(said).toEqual([
    'Say which periods.',
    'Name periods by their numbers, with commas.',
    'Ask for at most 40 periods at once.',
  ])
})
