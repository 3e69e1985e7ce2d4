import { expect, test } from 'vitest'
import { cropGroups } from './crop-group.ts'
import { croppingSummary, summedCrops } from './cropping-summary.ts'
import type { CroppingRead } from './cropping-summary.ts'
import type { CropFacts, KindOfCrop, SummedEvent } from './summed-crop.ts'

const wheat: KindOfCrop = {
  ...{ id: 1, name: 'Wheat', slug: 'wheat', color: '#E6B422', unit: 't/ha', harvest: 'grain' },
  ...{ perennial: false, of_water: true },
}
const cotton = { ...wheat, id: 2, name: 'Cotton', slug: 'cotton', harvest: 'lint', of_water: false }
const cane = { ...cotton, id: 3, name: 'Sugarcane', harvest: 'cane', perennial: true }
const lucerne = { ...cotton, id: 4, name: 'Lucerne', harvest: 'hay', perennial: true }

type Did = readonly [kind: SummedEvent['kind'], day: string, area: number | null, more?: object]

let next = 1
function cropOf(crop: KindOfCrop | null, did: readonly Did[], more: Partial<CropFacts> = {}) {
  const id = (next += 1)
  const paddock = { id, name: `P${id}`, area: 1000, property: null, asset_type: null }
  const facts: CropFacts = {
    ...{ id, paddock, crop, enterprise: null, fallow_type: null, variety: null },
    ...{ status: null, stage: null, share: null, stands_since: null },
    ...{ nitrogen: null, phosphorus: null, megalitres: null },
    ...{ crop_rain: null, fallow_rain: null, fallow_efficiency: null },
    events: did.map(([kind, day, area, event], place) => ({
      ...{ kind, id: place, day, area, quantity: null, ...event },
    })),
  }
  return { ...facts, ...more }
}

const summed = (crops: readonly CropFacts[], more: Partial<CroppingRead> = {}) => {
  const arable = crops.map(({ paddock }) => ({
    ...{ id: paddock.id, area: paddock.area, property_id: null, asset_type_id: null },
  }))
  const rest = { arable, sales: null, earlier: [], lastDay: '2024-06-30' }
  return croppingSummary({ crops, ...rest, ...more })
}
const only = <One>([one, ...others]: readonly One[]): One => {
  if (one === undefined || others.length > 0) throw new Error('There is not just one.')
  return one
}
const off = (area: number, quantity: number): Did => ['grain', '2023-11-20', area, { quantity }]
const sown = (area: number): Did => ['sowing', '2023-05-10', area]

test('C01 and C02: 2,520 t from 900 ha, with 50 ha of the 950 sown cut for hay', () => {
  const cut: Did = ['hay', '2023-10-01', 50, { quantity: 200 }]
  const group = only(summed([cropOf(wheat, [sown(950), cut, off(900, 2520)])]).groups.crop)
  expect(group.yield).toBeCloseTo(2.8, 10)
  expect(group.yield_on_sown).toBeCloseTo(2.8, 10)
  expect(group).toMatchObject({ area_sown: 950, area_harvested: 950, produced: 2520, hay: 200 })
})

test('C02: what failed stays in the ground that was sown', () => {
  const failed: Did = ['custom', '2023-09-01', null, { how: 'failed-frost' }]
  const crops = [cropOf(wheat, [sown(900), off(900, 2520)]), cropOf(wheat, [sown(50), failed])]
  const group = only(summed(crops).groups.crop)
  expect(group.yield).toBeCloseTo(2.8, 10)
  expect(group.yield_on_sown).toBeCloseTo(2.653, 3)
})

test('C02: cane that was sown in one of its years has no yield on what was sown', () => {
  const plant = cropOf(cane, [['sowing', '2022-04-01', 80], ['cane', '2023-08-01', 80, { quantity: 8400 }]]) // prettier-ignore
  const ratoon = cropOf(cane, [['cane', '2023-08-01', 80, { quantity: 8000 }]])
  const group = only(summed([plant, ratoon]).groups.crop)
  expect(group).toMatchObject({ yield: 102.5, yield_on_sown: null, area_sown: 80 })
})

test('C03, C04 and C09: our share, bales and cane', () => {
  const shared = cropOf(wheat, [sown(900), off(900, 2520)], { share: 0.6 })
  const picked = cropOf(cotton, [['lint', '2024-04-20', 300, { quantity: 3300 }]])
  const cut = cropOf(cane, [['cane', '2023-08-01', 80, { quantity: 8400 }]])
  const [ofCotton, ofCane, ofWheat] = summed([shared, picked, cut]).groups.crop
  expect(ofWheat?.own).toBeCloseTo(1512, 10)
  expect(ofCotton?.yield).toBeCloseTo(11, 10)
  expect(ofCane?.yield).toBeCloseTo(105, 10)
})

test('yields of paddocks are weighted by their hectares, and crops of two kinds have none together', () => {
  const small = cropOf(wheat, [sown(100), off(100, 100)])
  const large = cropOf(wheat, [sown(300), off(300, 1500)])
  expect(only(summed([small, large]).groups.crop).yield).toBe(4)
  const other = cropOf(cotton, [['lint', '2024-04-20', 300, { quantity: 3300 }]])
  const { totals } = summed([small, large, other])
  expect(totals).toMatchObject({ paddocks: 3, area_harvested: 700, yield: null, produced: null })
})

test('C12: lucerne that was cut twice gave 9 t/ha in the year', () => {
  const cuts: Did[] = [
    ['hay', '2023-11-01', 70, { quantity: 420 }],
    ['hay', '2024-01-01', 70, { quantity: 210 }],
  ]
  const paddock = { id: 7, name: 'Flat', area: 70, property: null, asset_type: null }
  const stand = cropOf(lucerne, cuts, { paddock, stands_since: '2021-05-01' })
  const { groups, stands } = summed([stand])
  expect(only(groups.crop)).toMatchObject({ yield: 9, produced: 630, hay: null })
  expect(only(stands)).toMatchObject({ age: '3 years', area: 70, paddocks: 1, yield: 9 })
})

test('C56: kilograms for each millimetre that was stored and rained', () => {
  const water = { crop_rain: 250, fallow_rain: 150, fallow_efficiency: 0.2 }
  const group = only(summed([cropOf(wheat, [sown(100), off(100, 272)], water)]).groups.crop)
  expect(group.water_use).toBeCloseTo(9.714, 3)
  expect(group.crop_rain).toBe(250)
  const ofCotton = cropOf(cotton, [['lint', '2024-04-20', 10, { quantity: 100 }]], water)
  expect(only(summed([ofCotton]).groups.crop).water_use).toBeNull()
})

test('C62 and C77: water on what was watered, nutrients over all hectares', () => {
  const fed = cropOf(wheat, [sown(300)], { nitrogen: 63.2, megalitres: 600 })
  const less = cropOf(wheat, [sown(600)], { nitrogen: 8 })
  const group = only(summed([fed, less]).groups.crop)
  expect(group.nitrogen).toBeCloseTo(26.4, 10)
  expect(group.megalitres_per_ha).toBe(2)
  expect(group.phosphorus).toBeNull()
})

test('bare ground thins out neither nutrients nor income', () => {
  const fed = cropOf(wheat, [sown(300)], { nitrogen: 50 })
  const bare = cropOf(null, [['fallow', '2023-07-01', null]])
  const sale = { ...noSale, crop_id: 1, kind: 'grain' as const, is_sold: true, income: 30_000 }
  const { totals } = summed([fed, bare], { sales: [sale] })
  expect(totals).toMatchObject({ area: 1300, nitrogen: 50, income_per_ha: 100 })
})

test('a crop that was sown again counts as it was sown last', () => {
  const again = cropOf(wheat, [
    ['sowing', '2023-05-01', 100],
    ['custom', '2023-05-20', null, { how: 'failed-poor-establishment' }],
    ['sowing', '2023-06-01', 80],
  ])
  expect(only(summed([again]).crops)).toMatchObject({ area_sown: 80, sown: '2023-06-01' })
})

test('each hectare of ground counts once, and the parts come to all of it', () => {
  const half = cropOf(wheat, [sown(600), off(600, 900)])
  const bare = cropOf(null, [['fallow', '2023-07-01', null]])
  const failed = cropOf(wheat, [
    sown(1000),
    ['custom', '2023-09-01', null, { how: 'failed-drought' }],
  ])
  const double = cropOf(cotton, [['sowing', '2023-12-10', 700]], { paddock: half.paddock })
  const crops = [half, bare, failed, double]
  const arable = [half, bare, failed].map(({ paddock }) => ({
    ...{ id: paddock.id, area: 1000, property_id: null, asset_type_id: null },
  }))
  const { ground } = summed(crops, { arable })
  expect(ground.parts).toEqual({
    ...{ sown: 1000, hay: 0, grazed: 0, manured: 0, failed: 1000, fallow: 1000, unused: 0 },
  })
  expect(ground.intensity).toBeCloseTo(2300 / 3000, 10)
  const parts = Object.values(summed([half]).ground.parts)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1000)
})

test('C21: an area that was cropped twice counts twice', () => {
  const [winter, again] = [cropOf(wheat, [sown(1000)]), cropOf(cotton, [sown(120)])]
  const arable = [{ id: winter.paddock.id, area: 1000, property_id: null, asset_type_id: null }]
  const crops = [winter, { ...again, paddock: winter.paddock }]
  expect(summed(crops, { arable }).ground.intensity).toBeCloseTo(1.12, 10)
})

test('C16, C17 and C30: money of a kind of crop goes by what its paddocks gave', () => {
  const line = { ...noSale, crop_id: 1, kind: 'grain' } as const
  const sales = [
    { ...line, is_sold: true, quantity: 1500, income: 48_000_000 },
    { ...line, is_sold: false, quantity: 900, price: 34_000 },
  ]
  const first = cropOf(wheat, [sown(600), off(600, 1800)])
  const second = cropOf(wheat, [sown(300), off(300, 600)])
  const { incomes, crops, totals } = summed([first, second], { sales })
  expect(incomes).toEqual([
    { crop_id: 1, sold: 48_000_000, estimated: 30_600_000, income: 78_600_000 },
  ])
  expect(crops.map(({ income }) => income)).toEqual([58_950_000, 19_650_000])
  expect(totals).toMatchObject({ income: 78_600_000 })
  expect(totals.income_per_ha).toBeCloseTo(87_333.33, 1)
  expect(summed([first]).totals.income).toBeNull()
})

test('hay by its weight and cotton with its seed are worth what they should bring', () => {
  const hay = {
    ...noSale,
    crop_id: 1,
    kind: 'hay' as const,
    quantity: 640,
    bale_weight: 0.55,
    price: 27_500,
  }
  const lint = { ...noSale, crop_id: 2, kind: 'lint' as const, quantity: 100, price: 65_000 }
  const sales = [hay, { ...lint, seed_tonnes: 30, seed_price: 35_000 }] as const
  const worth = summed([], { sales }).incomes?.map(({ estimated }) => estimated)
  expect(worth?.[0]).toBeCloseTo(9_680_000, 4)
  expect(worth?.[1]).toBe(7_550_000)
})

test('groups go by name, what nobody said of last, and each has one kind of crop', () => {
  const [home, hill] = [
    { id: 1, name: 'Home' },
    { id: 2, name: 'Hill 10' },
  ]
  const on = (property: typeof home | null, crop: KindOfCrop) => {
    const facts = cropOf(crop, [sown(10)])
    return { ...facts, paddock: { ...facts.paddock, property } }
  }
  const crops = [on(null, wheat), on(home, wheat), on(hill, wheat), on(home, cotton)]
  const told = summed(crops).groups.property.map(({ of, crop }) => [of?.name, crop?.name])
  expect(told).toEqual([
    ['Hill 10', 'Wheat'],
    ['Home', 'Cotton'],
    ['Home', 'Wheat'],
    [undefined, 'Wheat'],
  ])
})

test('cane goes by its stages, statuses by how many there are', () => {
  const stand = (stage: { id: number; name: string }, status: string) =>
    cropOf(cane, [['cane', '2023-08-01', 50, { quantity: 5000 }]], {
      stage,
      status: { slug: null, name: status },
    })
  const [plant, first] = [
    { id: 1, name: 'Plant cane' },
    { id: 2, name: '1st ratoon' },
  ]
  const { stands, totals } = summed([
    ...[stand(first, 'Growing'), stand(plant, 'Harvested'), stand(first, 'Harvested')],
  ])
  expect(stands.map(({ age, area }) => [age, area])).toEqual([
    ['Plant cane', 1000],
    ['1st ratoon', 2000],
  ])
  expect(totals.statuses.map(({ name, count }) => [name, count])).toEqual([
    ['Harvested', 2],
    ['Growing', 1],
  ])
})

test('what is usual is the yield of all earlier periods together', () => {
  const earlier = [
    { period_id: 1, crop_id: 1, quantity: 200, area: 100 },
    { period_id: 2, crop_id: 1, quantity: 1200, area: 300 },
  ]
  expect(summed([], { earlier }).usual).toEqual([{ crop_id: 1, periods: 2, yield: 3.5 }])
})

test('nothing at all has figures that are not known', () => {
  const { totals, ground } = summedCrops([], [])
  expect(totals).toMatchObject({ paddocks: 0, area_sown: null, yield: null, statuses: [] })
  expect(ground).toMatchObject({ arable: 0, intensity: null })
  expect(cropGroups([], 'variety')).toEqual([])
})

const noSale = {
  ...{ is_sold: false, quantity: null, bale_weight: null, seed_tonnes: null },
  ...{ income: null, seed_income: null, price: null, seed_price: null },
}
