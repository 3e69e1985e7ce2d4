// The figures of crops as the interface tells them, each by rows of its own: what was sold, rain, water,
// hay, hectares and money.

import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ruledFarm } from './ruled-farm.ts'
import type { Kept } from './ruled-farm.ts'

const farm = ruledFarm()

async function summary(): Promise<CroppingOfPeriod> {
  const path = `v2/cropping-summary?farm_id=${farm.farm}&period_id=${farm.now}`
  const { status, text, body } = await farm.ask('GET', path)
  expect(status, text).toBe(200)
  return body.data
}

async function kind(name: string) {
  const { groups } = await summary()
  return groups.crop.find(({ crop }) => crop?.name === name) ?? expect.fail(`no ${name}`)
}

const sow = (crop: Kept, sowing_area: number, sowing_date = '2022-05-10') =>
  farm.add('sowing_collection_events', { crop_collection_id: crop.id, sowing_date, sowing_area })

const harvest = (crop: Kept, harvested_area: number, grain_tonnes: number) =>
  farm.add('grain_collection_events', {
    crop_collection_id: crop.id,
    harvested_date: '2022-11-20',
    harvested_area,
    grain_tonnes,
  })

/** Says that it is grown, and gives what sales and estimates of it belong to. */
async function grown(slug: string): Promise<Kept> {
  const crop_type_id = await farm.listed('crop_types', slug)
  return farm.add('crop_type_farm_periods', {
    farm_id: farm.farm,
    period_id: farm.now,
    crop_type_id,
  })
}

async function sell(slug: string, tonnes: number, income: number): Promise<Kept> {
  const of = await grown(slug)
  const sale = await farm.add('crop_sale_actuals', {
    crop_type_farm_period_id: of.id,
    date: '2022-12-20',
  })
  await farm.add('grain_sale_actuals', { crop_sale_actual_id: sale.id, tonnes, income })
  return of
}

/** A millimetre on every day. */
async function rainDaily(from: string, to: string): Promise<void> {
  const gauge = await farm.add('rain_gauges', { farm_id: farm.farm, name: 'House', is_main: true })
  await sql`
    insert into rainfalls (farm_id, rain_gauge_id, date, total_mm)
    select ${farm.farm}, ${gauge.id}, day, 1
    from generate_series(${from}::date, ${to}::date, interval '1 day') day`.execute(farm.db)
}

test('what is held counts once, by the tonne or in units (T2)', async () => {
  const wheat = await farm.crop('wheat')
  await sow(wheat, 100)
  await harvest(wheat, 100, 300)
  const of = await grown('wheat')
  const pool = await farm.add('crop_sale_estimate_pools', { crop_type_farm_period_id: of.id })
  const held = { crop_sale_estimate_pool_id: pool.id }
  await farm.add('grain_sale_estimates', { ...held, tonnes: 100, price: 300_00 })
  await farm.add('crop_sale_estimates', {
    ...held,
    units: 100,
    unit_type: 'Tonnes',
    unit_cost: 300_00,
  })
  expect((await kind('Wheat')).income).toBe(30_000_00)
})

test('lint earns its premium beside its price, for each bale (T3)', async () => {
  const cotton = await farm.crop('cotton')
  await sow(cotton, 100, '2022-10-10')
  const picked = { harvested_date: '2023-04-10', harvested_area: 100, lint_bales: 1000 }
  await farm.add('lint_collection_events', { crop_collection_id: cotton.id, ...picked })
  const of = await grown('cotton')
  const sale = await farm.add('crop_sale_actuals', {
    crop_type_farm_period_id: of.id,
    date: '2023-05-20',
  })
  const money = { lintIncome: 650_000_00, premium: 12_00, discount: 5_50, seedIncome: 90_000_00 }
  await farm.add('lint_sale_actuals', { cropSaleActualId: sale.id, bales: 1000, ...money })
  expect((await kind('Cotton')).income).toBe(650_000_00 + 12_000_00 - 5_500_00 + 90_000_00)
})

test('rain of a crop that nobody harvested ends with the period, and begins after sowing (T5, T6)', async () => {
  await sow(await farm.crop('wheat'), 100, '2022-05-10')
  await rainDaily('2022-01-01', '2024-12-31')
  // From 11 May 2022 to 30 June 2023.
  expect((await kind('Wheat')).crop_rain).toBe(416)
})

test('rain that nobody read is not known', async () => {
  await sow(await farm.crop('wheat'), 100, '2022-05-10')
  await rainDaily('2024-01-01', '2024-01-31')
  expect((await kind('Wheat')).crop_rain).toBeNull()
})

test('water use counts what was stored, rained and put on, or is not known (T4)', async () => {
  const paddock = await farm.paddock({ fallow_efficiency: 0.25 })
  const wheat = await farm.crop('wheat', { paddock_id: paddock.id })
  await sow(wheat, 100)
  await harvest(wheat, 100, 300)
  await rainDaily('2022-01-01', '2023-06-30')
  expect((await kind('Wheat')).water_use).toBeNull()
  const before = await farm.paddock({ period_id: farm.before })
  const barley = await farm.crop('barley', { paddock_id: before.id, period_id: farm.before })
  await farm.add('grain_collection_events', {
    crop_collection_id: barley.id,
    harvested_date: '2022-01-09',
  })
  await farm.change('crop_collections', wheat.id, { primary_prior_collection_id: barley.id })
  await farm.add('irrigation_collection_events', {
    crop_collection_id: wheat.id,
    total_ml_applied: 100,
  })
  // 120 days bare keep 30 mm; 194 days of growth; 1 ML/ha.
  expect((await kind('Wheat')).water_use).toBeCloseTo(3000 / (30 + 194 + 100), 6)
  expect((await kind('Wheat')).of_potential).toBeNull()
})

test('hay of two cuts of the same ground is told by the year (T1)', async () => {
  const oats = await farm.crop('oaten-hay')
  await sow(oats, 40)
  for (const [cut_date, hay_tonnes] of [
    ['2022-09-20', 80],
    ['2022-11-10', 60],
  ] as const) {
    await farm.add('hay_collection_events', {
      crop_collection_id: oats.id,
      cut_date,
      cut_area: 40,
      hay_tonnes,
    })
  }
  expect(await kind('Oaten Hay')).toMatchObject({ yield: 3.5, produced: 140, hay: 140 })
})

test('pasture is no ground that crops earned on, and money is in whole cents (T9, T17)', async () => {
  const wheat = await farm.crop('wheat')
  await sow(wheat, 33.3)
  await harvest(wheat, 33.3, 100)
  const pasture = await farm.crop('lucerne-grazing')
  await sow(pasture, 60, '2022-08-01')
  await sell('wheat', 100, 10_000_00)
  const { totals } = await summary()
  expect(totals.income_per_ha).toBe(Math.round(10_000_00 / 33.3))
})

test('hectares are told without noise, and what still grows has no income (T17, T18)', async () => {
  const [ripe, green] = [await farm.crop('wheat'), await farm.crop('wheat')]
  await sow(ripe, 100.1)
  await sow(green, 200.2)
  await harvest(ripe, 100.1, 300)
  await sell('wheat', 300, 90_000_00)
  const { crops, totals } = await summary()
  expect(totals.area_sown).toBe(300.3)
  expect(crops.map(({ id, income }) => [id, income])).toEqual(
    [
      [ripe.id, 90_000_00],
      [green.id, null],
    ].toSorted(byPlace(crops)),
  )
})

const byPlace =
  (crops: CroppingOfPeriod['crops']) =>
  ([one]: readonly unknown[], [other]: readonly unknown[]) =>
    crops.findIndex(({ id }) => id === one) - crops.findIndex(({ id }) => id === other)

test('water is told over what was sown, in the record as in the summary (T8)', async () => {
  const asset_type_id = await farm.listed('asset_types', 'irrigated-cropping')
  const paddock = await farm.paddock({ area: 100, asset_type_id })
  const cotton = await farm.crop('cotton', { paddock_id: paddock.id })
  await sow(cotton, 50, '2022-10-10')
  await farm.add('irrigation_collection_events', {
    crop_collection_id: cotton.id,
    total_ml_applied: 100,
  })
  const record = await farm.add('assets', { farm_id: farm.farm, period_id: farm.now })
  expect((await kind('Cotton')).megalitres_per_ha).toBe(2)
  expect(record).toMatchObject({ water_used_ml: 100, ir_ml_per_ha: 2 })
})

test('cane counts among the hectares that plant works on (T7)', async () => {
  const hectares = { dl_area_cropped_ha: 100, ir_area_cropped_ha: 50, cane_area_ha: 850 }
  const where = { farm_id: farm.farm, period_id: farm.now }
  const record = await farm.add('assets', { ...where, ...hectares, owned_plant_val: 1_000_000_00 })
  expect(record['plant_per_crop_ha']).toBe(1000_00)
})
