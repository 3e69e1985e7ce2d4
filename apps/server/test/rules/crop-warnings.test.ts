import { beforeEach, describe, expect, test } from 'vitest'
import { ruledFarm } from './ruled-farm.ts'
import type { Kept } from './ruled-farm.ts'

const farm = ruledFarm()
let river: Kept
let wheat: number

beforeEach(async () => {
  river = await farm.paddock({ name: 'River', area: 38.5 })
  wheat = (await farm.crop('wheat', { paddock_id: river.id })).id
})

const sowings = 'sowing_collection_events'
const grains = 'grain_collection_events'
const sown = (values: object = {}) => ({
  crop_collection_id: wheat,
  sowing_date: '2022-05-10',
  ...values,
})
const harvested = (values: object = {}) => ({
  crop_collection_id: wheat,
  harvested_date: '2022-11-20',
  ...values,
})

describe('a paddock holds what is sown on it (E-PAD-3)', () => {
  test('within 2%', async () => {
    expect(await farm.warnings(sowings, sown({ sowing_area: 39.27 }))).toEqual([])
  })

  test('or says by how much it is too small', async () => {
    const said = await farm.sentence('E-PAD-3', sowings, sown({ sowing_area: 42 }))
    expect(said).toBe('Sown area 42 ha is more than the 38.5 ha of River.')
  })

  test('stands at the sowing that is too large, not at that of its neighbour', async () => {
    const beans = (await farm.crop('faba-bean', { paddock_id: river.id })).id
    const small = await farm.add(sowings, sown({ sowing_area: 10 }))
    const large = { crop_collection_id: beans, sowing_area: 60, sowing_date: '2022-05-12' }
    expect(await farm.sentence('E-PAD-3', sowings, large)).toBe(
      'Sown area 60 ha is more than the 38.5 ha of River.',
    )
    await farm.add(sowings, large)
    expect(await farm.warnings(sowings, { sowing_area: 11 }, small.id)).toEqual([])
  })

  test('also where several sowings add up, but not where a crop is sown again', async () => {
    const { id } = await farm.add(sowings, sown({ sowing_area: 30 }))
    const more = sown({ sowing_area: 12, sowing_date: '2022-06-20' })
    expect(await farm.warnings(sowings, more)).toEqual(['E-PAD-3 sowing_area'])
    const crop_termination_type_id = await farm.listed(
      'crop_termination_types',
      'failed-poor-establishment',
    )
    const poor = { crop_collection_id: wheat, crop_termination_type_id, date: '2022-06-01' }
    await farm.add('custom_termination_events', poor)
    expect(await farm.warnings(sowings, { sowing_area: 29 }, id)).toEqual([])
  })

  test('also where it is measured anew', async () => {
    await farm.add(sowings, sown({ sowing_area: 38 }))
    expect(await farm.warnings('paddocks', { area: 40 }, river.id)).toEqual([])
    expect(await farm.warnings('paddocks', { area: 30 }, river.id)).toEqual(['E-PAD-3 area'])
  })

  test('also where two crops stand on it at one time', async () => {
    await farm.add(sowings, sown({ sowing_area: 38 }))
    const beans = (await farm.crop('mungbean', { paddock_id: river.id })).id
    const second = { crop_collection_id: beans, sowing_area: 20, sowing_date: '2022-12-10' }
    expect(await farm.sentence('E-PAD-3', sowings, second)).toBe(
      'River has 38.5 ha, but 58 ha are under crop on 10 December 2022.',
    )
    await farm.add(grains, harvested({ harvested_area: 38 }))
    expect(await farm.warnings(sowings, { ...second, sowing_area: 18 })).toEqual([])
  })
})

describe('a harvest', () => {
  test('of more than was sown stands out (E-CROP-1)', async () => {
    await farm.add(sowings, sown({ sowing_area: 38 }))
    const { id } = await farm.add(grains, harvested({ harvested_area: 30 }))
    const rest = { harvested_area: 10, harvested_date: '2022-11-25' }
    expect(await farm.sentence('E-CROP-1', grains, harvested(rest))).toBe(
      'Wheat on River: 38 ha are sown, but 40 ha are harvested.',
    )
    expect(await farm.warnings(grains, { harvested_area: 28 }, id)).toEqual([])
  })

  test('counts hay cut twice from the same ground once (E-CROP-1)', async () => {
    await farm.add(sowings, sown({ sowing_area: 38 }))
    const cut = (cut_date: string, cut_area: number) =>
      farm.warnings('hay_collection_events', { crop_collection_id: wheat, cut_date, cut_area })
    expect(await cut('2022-09-20', 38)).toEqual([])
    expect(await cut('2022-11-10', 38)).toEqual([])
    expect(await cut('2022-12-10', 40)).toEqual(['E-CROP-1 cut_area'])
  })

  test('needs a sowing (E-CROP-5)', async () => {
    expect(await farm.sentence('E-CROP-5', grains, harvested())).toBe(
      'Wheat on River has no sowing yet: enter the sowing first.',
    )
    await farm.add(sowings, sown())
    expect(await farm.warnings(grains, harvested())).toEqual([])
    const pasture = (await farm.crop('native-pasture')).id
    expect(await farm.warnings('hay_collection_events', { crop_collection_id: pasture })).toEqual(
      [],
    )
  })

  test('of cane needs a sowing, or cane before it (E-CROP-5)', async () => {
    const burn_status_id = await farm.listed('cane_collection_burn_status', 'green')
    const old = await farm.paddock({ period_id: farm.before })
    const plant = (await farm.crop('sugarcane', { paddock_id: old.id })).id
    const cut = (crop_collection_id: number) =>
      farm.warnings('cane_collection_events', { crop_collection_id, burn_status_id })
    expect(await cut(plant)).toEqual(['E-CROP-5 date'])
    const ratoon = await farm.crop('sugarcane', { primary_prior_collection_id: plant })
    expect(await cut(ratoon.id)).toEqual([])
  })

  test('stands out where its yield is unusual (W-CROP-1)', async () => {
    await farm.add(sowings, sown())
    const { id } = await farm.add(grains, harvested({ harvested_area: 30, grain_tonnes: 210 }))
    expect(await farm.sentence('W-CROP-1', grains, { grain_tonnes: 213 }, id)).toBe(
      'Wheat on River gave 7.1 t/ha, over the usual 7 t/ha.',
    )
    expect(await farm.warnings(grains, { grain_tonnes: 5 }, id)).toEqual(['W-CROP-1 grain_tonnes'])
    await farm.change('paddocks', river.id, { irrigation_type: 'Pivot' })
    expect(await farm.warnings(grains, { grain_tonnes: 213 }, id)).toEqual([])
  })

  test('stands out where it comes too early or too late (W-CROP-4)', async () => {
    await farm.add(sowings, sown())
    const day = (harvested_date: string) => farm.warnings(grains, harvested({ harvested_date }))
    expect(await day('2022-08-07')).toEqual(['W-CROP-4 harvested_date'])
    expect(await day('2022-08-08')).toEqual([])
    expect(await day('2023-01-06')).toEqual(['W-CROP-4 harvested_date'])
  })

  test('of cane stands out by its sugar, and where nobody says whether it was burnt (W-CROP-11)', async () => {
    const cane = (await farm.crop('sugarcane')).id
    await farm.add(sowings, { crop_collection_id: cane, sowing_date: '2022-08-01' })
    const burn_status_id = await farm.listed('cane_collection_burn_status', 'green')
    const cut = { crop_collection_id: cane, burn_status_id, area: 80, biomass_tonnes: 8400 }
    const table = 'cane_collection_events'
    expect(await farm.warnings(table, { ...cut, ccs_tonnes: 1134 })).toEqual([])
    expect(await farm.sentence('W-CROP-11', table, { ...cut, ccs_tonnes: 1470 })).toBe(
      'CCS comes to 17.5; it is usually 9 to 17.',
    )
    const unsaid = { ...cut, burn_status_id: null }
    expect(await farm.warnings(table, unsaid)).toEqual(['W-CROP-11 burn_status_id'])
  })

  test('of cotton stands out by its lint and seed (W-CROP-10)', async () => {
    const cotton = (await farm.crop('cotton')).id
    await farm.add(sowings, { crop_collection_id: cotton, sowing_date: '2022-10-10' })
    const gin = (lint_bales: number, seed_tonnes: number) =>
      farm.warnings('lint_collection_events', {
        crop_collection_id: cotton,
        lint_bales,
        seed_tonnes,
      })
    expect(await gin(3300, 985)).toEqual([])
    expect(await gin(3300, 500)).toEqual(['W-CROP-10 seed_tonnes', 'W-CROP-10 seed_tonnes'])
  })
})

describe('a sowing stands out', () => {
  test('by its rate and its rows (W-CROP-2)', async () => {
    expect(await farm.sentence('W-CROP-2', sowings, sown({ sowing_rate: 111 }))).toBe(
      'Wheat is usually sown at 30 to 110 kg/ha, not at 111 kg/ha.',
    )
    expect(await farm.warnings(sowings, sown({ sowing_rate: 110, row_spacing: 2 }))).toEqual([])
    const wide = await farm.warnings(sowings, sown({ row_spacing: 2.1 }))
    expect(wide).toEqual(['W-CROP-2 row_spacing'])
    const variety_id = await farm.listed('varieties', 'canola/atr-bonito')
    const canola = await farm.warnings(sowings, sown({ variety_id, sowing_rate: 60 }))
    expect(canola).toEqual(['W-CROP-2 sowing_rate'])
  })

  test('by its month (W-CROP-3)', async () => {
    expect(await farm.warnings(sowings, sown({ sowing_date: '2022-07-31' }))).toEqual([])
    expect(await farm.sentence('W-CROP-3', sowings, sown({ sowing_date: '2022-08-01' }))).toBe(
      'Wheat is usually sown from March to July, not on 1 August 2022.',
    )
    const cotton = { crop_collection_id: (await farm.crop('cotton')).id }
    const summer = (sowing_date: string) => farm.warnings(sowings, { ...cotton, sowing_date })
    expect(await summer('2023-01-10')).toEqual([])
    expect(await summer('2022-05-10')).toEqual(['W-CROP-3 sowing_date'])
  })
})

describe('the fallow before a crop', () => {
  let before: Kept
  beforeEach(async () => {
    const paddock = await farm.paddock({ period_id: farm.before })
    before = await farm.crop('wheat', { paddock_id: paddock.id })
    const crop_collection_id = before.id
    await farm.add(sowings, { crop_collection_id, sowing_date: '2021-05-10' })
    await farm.add(grains, { crop_collection_id, harvested_date: '2021-11-20' })
  })
  const after = async (values: object, sowing_date: string) => {
    const primary_prior_collection_id = before.id
    const crop = await farm.crop('wheat', { primary_prior_collection_id, ...values })
    return farm.add(sowings, { crop_collection_id: crop.id, sowing_date }).then(() => crop.id)
  }

  test('goes with the days since the last crop (W-CROP-6)', async () => {
    const long = await farm.listed('crop_collection_fallow_types', 'long-fallow')
    const short = await farm.listed('crop_collection_fallow_types', 'short-fallow')
    const ley = await farm.listed('crop_collection_fallow_types', 'pasture-ley')
    const id = await after({ fallow_type_id: short }, '2022-05-10')
    const choose = (fallow_type_id: number) =>
      farm.warnings('crop_collections', { fallow_type_id }, id)
    expect(await choose(long)).toEqual(['W-CROP-6 fallow_type_id'])
    expect(await choose(ley)).toEqual([])
    expect(await choose(short)).toEqual([])
    const { id: sowing } = (
      await farm.ask('GET', `crop_collections/${id}?include=sowing_collection_events`)
    ).body.data.sowing_collection_events[0]
    const late = { sowing_date: '2022-09-10' }
    expect(await farm.warnings(sowings, late, sowing)).toContain('W-CROP-6 sowing_date')
  })

  test('is next to none before a double crop (E-CROP-6)', async () => {
    const ley = await farm.listed('crop_collection_fallow_types', 'pasture-ley')
    const id = await after({ fallow_type_id: ley }, '2022-05-20')
    const double = { double_crop: true }
    expect(await farm.sentence('E-CROP-6', 'crop_collections', double, id)).toBe(
      'The crop before ended 181 days earlier, on 20 November 2021: is this a double crop?',
    )
    const early = await after({ fallow_type_id: ley }, '2022-05-19')
    expect(await farm.warnings('crop_collections', double, early)).toEqual([])
  })

  test('is counted over a crop that was a fallow', async () => {
    const bare = await farm.crop('fallow', { primary_prior_collection_id: before.id })
    const paddock = await farm.paddock({ period_id: farm.after })
    const values = { paddock_id: paddock.id, primary_prior_collection_id: bare.id }
    const short = await farm.listed('crop_collection_fallow_types', 'short-fallow')
    const crop = await farm.crop('wheat', { ...values, fallow_type_id: short })
    const sowing = { crop_collection_id: crop.id, sowing_date: '2023-05-10' }
    expect(await farm.warnings(sowings, sowing)).toEqual(['W-CROP-6 sowing_date'])
  })
})

test('water on dryland stands out (W-CROP-9)', async () => {
  const water = { crop_collection_id: wheat, total_ml_applied: 20 }
  const table = 'irrigation_collection_events'
  const use = async (slug: string) =>
    farm.change('paddocks', river.id, { asset_type_id: await farm.listed('asset_types', slug) })
  await use('dryland-cropping')
  expect(await farm.warnings(table, water)).toEqual(['W-CROP-9 total_ml_applied'])
  await use('semi-irrigated-cropping')
  expect(await farm.warnings(table, water)).toEqual([])
})

test('in the first period of a farm nobody asks for the cane before a ratoon (E-CROP-5)', async () => {
  const stage = await farm.listed('lifecycle_status', 'sugarcane/1st-ratoon')
  const burn_status_id = await farm.listed('cane_collection_burn_status', 'green')
  const paddock = await farm.paddock({ period_id: farm.before })
  const { id } = await farm.crop('sugarcane', { paddock_id: paddock.id })
  const ratoon = { lifecycle_status_id: stage }
  expect(await farm.warnings('crop_collections', ratoon, id)).toEqual([])
  await farm.change('crop_collections', id, ratoon)
  const cut = { crop_collection_id: id, burn_status_id }
  expect(await farm.warnings('cane_collection_events', cut)).toEqual([])
})

test('a ratoon needs the cane before it (E-CROP-5)', async () => {
  const stage = (slug: string) => farm.listed('lifecycle_status', `sugarcane/${slug}`)
  const paddock = await farm.paddock({ period_id: farm.before })
  const plant = await farm.crop('sugarcane', { paddock_id: paddock.id })
  const { id } = await farm.crop('sugarcane')
  const ratoon = { lifecycle_status_id: await stage('1st-ratoon') }
  expect(await farm.sentence('E-CROP-5', 'crop_collections', ratoon, id)).toBe(
    '1st ratoon needs the plant cane or ratoon of last season before it.',
  )
  await farm.change('crop_collections', plant.id, {
    lifecycle_status_id: await stage('plant-cane'),
  })
  const prior = { primary_prior_collection_id: plant.id }
  expect(await farm.warnings('crop_collections', prior, id)).toEqual([])
})
