// What looks wrong about the figures of crops, and about what follows what on the same ground.

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Kept } from './ruled-farm.ts'
import { openFarm } from './open-farm.ts'

const { farm, points, sentences, dryDays } = openFarm()

const sow = (crop: Kept, values: object = {}) =>
  farm.add('sowing_collection_events', {
    crop_collection_id: crop.id,
    sowing_date: '2022-05-10',
    sowing_area: 100,
    ...values,
  })

/** A hectare of the crop gets so much of an element. */
async function spread(crop: Kept, element: string, unit_ha: number): Promise<Kept> {
  const event = await farm.add('fertiliser_collection_events', { crop_collection_id: crop.id })
  const chemical_element_id = await farm.listed('chemical_elements', element)
  const of = { fertiliser_collection_event_id: event.id, chemical_element_id }
  return farm.add('fertiliser_chemical_applications', { ...of, unit_ha })
}

describe('fertiliser (W-CROP-8)', () => {
  test('of 600 kg of nitrogen on a hectare is asked about', async () => {
    const crop = await farm.crop('wheat', {
      paddock_id: (await farm.paddock({ name: 'River' })).id,
    })
    await sow(crop)
    const { id } = await spread(crop, 'nitrogen', 600)
    expect(await points('W-CROP-8')).toMatchObject([
      {
        message: 'Wheat on River had 600 kg/ha of nitrogen: more than 250 kg/ha is unusual.',
        resource: 'crop_collections',
        id: crop.id,
        field: 'current_crop_id',
      },
    ])
    await farm.change('fertiliser_chemical_applications', id, { unit_ha: 90 })
    expect(await points('W-CROP-8')).toEqual([])
    await spread(crop, 'phosphorus', 61)
    expect(await sentences('W-CROP-8')).toEqual([
      'Wheat on River had 61 kg/ha of phosphorus: more than 60 kg/ha is unusual.',
    ])
  })

  test('of 300 kg of nitrogen is asked about on dry ground alone', async () => {
    const asset_type_id = await farm.listed('asset_types', 'irrigated-cropping')
    const paddock = await farm.paddock({ asset_type_id })
    const crop = await farm.crop('cotton', { paddock_id: paddock.id })
    await spread(crop, 'nitrogen', 300)
    expect(await points('W-CROP-8')).toEqual([])
    await farm.change('paddocks', paddock.id, { asset_type_id: null })
    expect(await points('W-CROP-8')).toHaveLength(1)
  })

  test('is missed where a cereal was harvested, and not where a pulse was', async () => {
    for (const slug of ['wheat', 'lentil']) {
      const crop = await farm.crop(slug)
      await sow(crop)
      const harvest = { crop_collection_id: crop.id, date: '2022-11-20', grain_tonnes: 150 }
      await farm.add('grain_collection_events', { ...harvest, harvested_area: 100 })
    }
    expect(await sentences('W-CROP-8')).toEqual([
      expect.stringMatching(/^Wheat on .* was harvested, and no nitrogen or phosphorus was put on/),
    ])
  })
})

describe('irrigation (W-CROP-9)', () => {
  test('of 20 ML on a hectare is asked about, and hardly any on watered ground', async () => {
    const asset_type_id = await farm.listed('asset_types', 'irrigated-cropping')
    const paddock = await farm.paddock({ name: 'Flats', asset_type_id })
    const crop = await farm.crop('cotton', { paddock_id: paddock.id })
    await sow(crop, { sowing_date: '2022-10-10' })
    const water = { crop_collection_id: crop.id, irrigation_date: '2022-12-01' }
    const { id } = await farm.add('irrigation_collection_events', {
      ...water,
      total_ml_applied: 2000,
    })
    expect(await sentences('W-CROP-9')).toEqual([
      'Cotton on Flats had 20 ML/ha of irrigation: more than 15 ML/ha is unusual.',
    ])
    await farm.change('irrigation_collection_events', id, { total_ml_applied: 50 })
    expect(await sentences('W-CROP-9')).toEqual([
      'Cotton on Flats had 0.5 ML/ha of irrigation: less than 1 ML/ha is unusual.',
    ])
    await farm.change('irrigation_collection_events', id, { total_ml_applied: 700 })
    expect(await points('W-CROP-9')).toEqual([])
  })
})

test('more than 120% of what the rain allows is asked about (W-CROP-7)', async () => {
  const gauge = await farm.add('rain_gauges', { farm_id: farm.farm, name: 'House' })
  await dryDays(gauge.id, '2021-07-01', '2023-06-30')
  await sql`
    update rainfalls set total_mm = 150
    where rain_gauge_id = ${gauge.id} and date = '2022-08-01'`.execute(farm.db)
  const ground = { rain_gauge_id: gauge.id, fallow_efficiency: 0.25 }
  const before = await farm.paddock({ ...ground, period_id: farm.before })
  const last = await farm.crop('barley', { paddock_id: before.id })
  await sow(last, { sowing_date: '2021-05-10' })
  const off = { grain_tonnes: 250, harvested_area: 100 }
  await farm.add('grain_collection_events', {
    crop_collection_id: last.id,
    date: '2021-11-20',
    ...off,
  })
  const now = { ...ground, name: 'River', primary_parent_paddock_id: before.id }
  const crop = await farm.crop('wheat', { paddock_id: (await farm.paddock(now)).id })
  await sow(crop)
  const taken = { crop_collection_id: crop.id, date: '2022-11-20', ...off }
  const { id } = await farm.add('grain_collection_events', taken)
  expect(await sentences('W-CROP-7')).toEqual([
    'Wheat on River gave 2.5 t/ha, 312.5% of the 0.8 t/ha that its rain and stored water allow.',
  ])
  await farm.change('grain_collection_events', id, { grain_tonnes: 90 })
  expect(await points('W-CROP-7')).toEqual([])
})

describe('the same crop on the same ground (W-CROP-5)', () => {
  const grown = async (slug: string, years: number) => {
    const periods = [farm.before, farm.now, farm.after].slice(0, years)
    let parent: number | null = null
    for (const [year, period_id] of periods.entries()) {
      const place = { name: 'River', period_id, primary_parent_paddock_id: parent }
      const paddock: Kept = await farm.paddock(place)
      await sow(await farm.crop(slug, { paddock_id: paddock.id }), {
        sowing_date: `${2021 + year}-05-10`,
      })
      parent = paddock.id
    }
  }

  test('twice in a row is asked about of canola', async () => {
    await grown('canola', 2)
    expect(await sentences('W-CROP-5')).toEqual(['Canola on River was sown in 2 periods in a row.'])
  })

  test('twice in a row is usual of wheat', async () => {
    await grown('wheat', 2)
    expect(await points('W-CROP-5')).toEqual([])
  })

  test('three times in a row is asked about of wheat', async () => {
    await grown('wheat', 3)
    const path = `v2/open-points?farm_id=${farm.farm}&period_id=${farm.after}`
    const { text } = await farm.ask('GET', path)
    expect(text).toContain('Wheat on River was sown in 3 periods in a row.')
  })
})

test('ground for crops of which nothing is recorded is asked about (W-CROP-12)', async () => {
  const asset_type_id = await farm.listed('asset_types', 'dryland-cropping')
  const { id } = await farm.paddock({ name: 'Forgotten', asset_type_id })
  expect(await points('W-CROP-12')).toEqual([])
  await farm.crop('wheat')
  expect(await points('W-CROP-12')).toMatchObject([
    {
      message: 'Forgotten is a cropping paddock, but no crop or fallow is recorded.',
      resource: 'paddocks',
      id,
      field: 'asset_type_id',
    },
  ])
  await farm.crop('fallow', { paddock_id: id })
  expect(await points('W-CROP-12')).toEqual([])
})
