// What the crops of a collection come to, and to whom it is told.

import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, nobody, somebody } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow, listed, plantedFarm } from './planted-farm.ts'
import type { PlantedFarm } from './planted-farm.ts'
import { forbidding } from './rules/open-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: PlantedFarm
let fertilised: number
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  ours = await plantedFarm(db, 'Ours')
  await plantedFarm(db, 'Theirs')
  fertilised = await feed(ours)
})
afterAll(() => asker.close())

/** 64 kg of nitrogen on each hectare, a watering, and 20 mm of rain. */
async function feed({ farm, period, wheat }: PlantedFarm): Promise<number> {
  const where = { farm_id: farm, period_id: period, crop_collection_id: wheat }
  const spread = await insertRow(db, 'fertiliser_collection_events', {
    ...where,
    pre_applied: false,
  })
  const element = await listed(db, 'chemical_elements', 'nitrogen')
  const applied = { fertiliser_collection_event_id: spread, chemical_element_id: element }
  await insertRow(db, 'fertiliser_chemical_applications', {
    ...applied,
    unit_ha: 64,
    farm_id: farm,
  })
  await insertRow(db, 'irrigation_collection_events', { ...where, total_ml_applied: 192 })
  await sql`
    update rainfalls set total_mm = 20 where farm_id = ${farm} and date = '2023-08-01'`.execute(db)
  return spread
}

const address = ({ farm, period }: PlantedFarm) =>
  `/api/v2/cropping-summary?farm_id=${farm}&period_id=${period}`
const of = async (ask: Ask = asker.ask, place = ours): Promise<CroppingOfPeriod> => {
  const { status, body, text } = await ask('GET', address(place))
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data
}
const wheatIn = ({ groups }: CroppingOfPeriod) =>
  groups.crop.find(({ crop }) => crop?.name === 'Wheat') ?? expect.fail('no wheat')
const grower = () => somebody(2, { farms: [ours.farm], money: [ours.farm] })

describe('the crops of a period', () => {
  test('are summed up kind by kind', async () => {
    expect(wheatIn(await of())).toMatchObject({
      paddocks: 1,
      area_sown: 96,
      area_harvested: 96,
      produced: 300,
      yield: 3.125,
      nitrogen: 64,
      phosphorus: null,
      megalitres: 192,
      megalitres_per_ha: 2,
      crop_rain: 20,
      income: 4_800_000,
      income_per_ha: 50_000,
    })
  })

  test('and their ground comes to all that is kept for crops', async () => {
    const { ground, totals } = await of()
    expect(ground.arable).toBe(300)
    expect(ground.parts).toMatchObject({ sown: 96, unused: 204 })
    expect(totals).toMatchObject({ paddocks: 2, area_sown: 96, income: 4_800_000 })
  })

  test('with the same tags are one group', async () => {
    const tagged = { resources: [{ name: 'Late' }, { name: 'Frost' }] }
    const { body } = await asker.ask('POST', '/api/crop_tags/batch', tagged)
    const tags = body.data.map(({ id: tag_id }: { id: number }) => ({
      tag_id,
      taggable_type: 'crop_collections',
      taggable_id: ours.wheat,
    }))
    await asker.ask('POST', '/api/taggables/batch', { resources: tags })
    const { crops, groups } = await of()
    expect(crops.find(({ id }) => id === ours.wheat)?.tags).toEqual(['Frost', 'Late'])
    expect(groups.tags.map(group => [group.of, group.crops])).toEqual([
      [{ id: null, name: 'Frost, Late' }, [ours.wheat]],
      [null, expect.any(Array)],
    ])
  })

  test('stand beside what came off in the five periods before', async () => {
    const { farm, wheat } = ours
    const next = await listed(db, 'periods', '2024-25')
    await insertRow(db, 'farm_period', { farm_id: farm, period_id: next, status: 'In progress' })
    const told = await of(asker.ask, { ...ours, period: next })
    expect(told.crops).toEqual([])
    expect(told.usual).toEqual([{ crop_id: expect.any(Number), periods: 1, yield: 3.125 }])
    expect((await of()).crops.map(({ id }) => id)).toContain(wheat)
  })
})

test('a crop had the rain since the crop before, and all of it counts for its yield', async () => {
  const { farm, wheat } = ours
  const period = await listed(db, 'periods', '2024-25')
  const where = { farm_id: farm, period_id: period }
  const ground = { name: 'River', area: 100, fallow_efficiency: 0.2 }
  const paddock = await insertRow(db, 'paddocks', { ...where, ...ground })
  const now = { paddock_id: paddock, primary_prior_collection_id: wheat }
  const type = await listed(db, 'crop_types', 'wheat')
  const crop = await insertRow(db, 'crop_collections', { ...where, ...now, current_crop_id: type })
  const done = { ...where, crop_collection_id: crop }
  await insertRow(db, 'sowing_collection_events', {
    ...done,
    sowing_area: 100,
    sowing_date: '2024-05-20',
  })
  await insertRow(db, 'grain_collection_events', {
    ...done,
    harvested_area: 100,
    harvested_date: '2024-05-31',
    grain_tonnes: 1,
  })
  await sql`
    update rainfalls set total_mm = 10 where farm_id = ${farm}
      and date in ('2023-11-20', '2023-11-21', '2024-05-20', '2024-05-21')`.execute(db)
  const { groups } = await of(asker.ask, { ...ours, period })
  // 10 mm after the day of sowing, and a fifth of 22.5 mm on the fallow, are 14.5 mm.
  expect(groups.crop[0]).toMatchObject({ crop_rain: 10, yield: 0.01 })
  expect(groups.crop[0]?.water_use).toBeCloseTo(10 / 14.5, 10)
})

describe('somebody', () => {
  test('of the farm is told all of it', async () => {
    expect(await of(asker.as(grower()))).toEqual(await of())
  })

  test('who sees no money is told none', async () => {
    const told = await of(asker.as(somebody(3, { farms: [ours.farm] })))
    expect(wheatIn(told)).toMatchObject({ yield: 3.125, income: null, income_per_ha: null })
    expect(told.incomes).toBeNull()
    expect(JSON.stringify(told)).not.toContain('48000')
  })

  test.each([
    ['grain_collection_events', { produced: null, yield: null, area_harvested: null }],
    ['sowing_collection_events', { area_sown: null, produced: 300 }],
    ['fertiliser_collection_events', { nitrogen: null }],
    ['fertiliser_chemical_applications', { nitrogen: null }],
    ['irrigation_collection_events', { megalitres: null }],
    ['rainfalls', { crop_rain: null }],
    ['rain_gauges', { crop_rain: null }],
    ['crop_sale_actuals', { income: null }],
    ['grain_sale_actuals', { income: null }],
    ['crop_type_farm_periods', { income: null }],
  ])('never counts %s that are kept from them', async (kept, left) => {
    const viewer = { ...grower(), abilities: [forbidding(kept)] }
    expect(wheatIn(await of(asker.as(viewer)))).toMatchObject(left)
  })

  test('counts a single row that is kept from them on neither side', async () => {
    const one = { ...forbidding('fertiliser_collection_events'), entityId: fertilised }
    const told = await of(asker.as({ ...grower(), abilities: [one] }))
    expect(wheatIn(told)).toMatchObject({ nitrogen: null, yield: 3.125 })
  })

  test.each(['paddocks', 'crop_collections'])('without %s has no crops', async kept => {
    const told = await of(asker.as({ ...grower(), abilities: [forbidding(kept)] }))
    expect(told.crops).toEqual([])
    expect(told.usual).toEqual([])
  })

  test('else is told that there is no such farm', async () => {
    for (const viewer of [nobody(9), somebody(4, { farms: [ours.farm + 1] })]) {
      expect((await asker.as(viewer)('GET', address(ours))).status).toBe(404)
    }
    const missing = await asker.ask('GET', '/api/v2/cropping-summary?farm_id=1')
    expect(missing).toMatchObject({ status: 422 })
  })
})
