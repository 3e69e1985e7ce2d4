import { expect, test } from 'vitest'
import { cropGroups } from './crop-group.ts'
import type { RainIn } from './crop-rain.ts'
import type { KindOfCrop } from './crop-record.ts'
import {
  cane,
  cotton,
  cropOf,
  lucerne,
  nitrogen,
  off,
  only,
  sown,
  summed,
  wheat,
} from '../recorded-crops-for-tests.ts'
import type { Did } from '../recorded-crops-for-tests.ts'
import { summedCrops } from './cropping-summary.ts'

test('C01 and C02: 2,520 t from 900 ha, with 50 ha of the 950 sown cut for hay', () => {
  const cut: Did = ['hay', '2023-10-01', 50, { quantity: 200 }]
  const group = only(summed([cropOf(wheat, [sown(950), cut, off(900, 2520)])]).groups.crop)
  expect(group.yield).toBeCloseTo(2.8, 10)
  expect(group.yield_on_sown).toBeCloseTo(2.8, 10)
  expect(group).toMatchObject({ area_sown: 950, area_harvested: 950, produced: 2520, hay: 200 })
})

test('C02: what failed stays in the ground that was sown', () => {
  const failed: Did = ['ending', '2023-09-01', null, { how: 'failed-frost' }]
  const crops = [cropOf(wheat, [sown(900), off(900, 2520)]), cropOf(wheat, [sown(50), failed])]
  const group = only(summed(crops).groups.crop)
  expect(group.yield).toBeCloseTo(2.8, 10)
  expect(group.yield_on_sown).toBeCloseTo(2.653, 3)
})

test('C02: cane that was sown in one of its years has no yield on what was sown', () => {
  const plant = cropOf(cane, [
    ['sowing', '2022-04-01', 80],
    ['cane', '2023-08-01', 80, { quantity: 8400 }],
  ])
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
  expect(only(groups.crop)).toMatchObject({ yield: 9, produced: 630, hay: 630 })
  expect(only(stands)).toMatchObject({ age: '3 years', area: 70, paddocks: 1, yield: 9 })
})

/** 150 mm on the fallow, 250 mm on the crop, 200 mm from April to October; each day was read. */
const rain: RainIn = ({ from, to }) => {
  if (to < '2023-05-10') return { mm: 150, unread: 0 }
  return { mm: from === '2023-04-01' ? 200 : 250, unread: 0 }
}
const afterFallow = { rain, ended_before: '2022-12-01', fallow_efficiency: 0.2 }

test('C59: kilograms for each millimetre that was stored, rained and put on', () => {
  const harvested = [sown(100), off(100, 272)]
  const group = only(summed([cropOf(wheat, harvested, afterFallow)]).groups.crop)
  expect(group.water_use).toBeCloseTo(9.714, 3)
  expect(group).toMatchObject({ crop_rain: 250, crop_rain_unread: 0 })
  const watered = cropOf(wheat, harvested, { ...afterFallow, irrigations: [60, 40] })
  expect(only(summed([watered]).crops)).toMatchObject({ water: 380, of_potential: null })
  expect(only(summed([watered]).groups.crop).water_use).toBeCloseTo(2720 / 380, 10)
  const ofCotton = cropOf(cotton, [['lint', '2024-04-20', 10, { quantity: 100 }]], afterFallow)
  expect(only(summed([ofCotton]).groups.crop).water_use).toBeNull()
})

test('C54 and C55: what was stored and rained in the season allowed 2,400 kg/ha', () => {
  const line = only(summed([cropOf(wheat, [sown(100), off(100, 192)], afterFallow)]).crops)
  expect(line).toMatchObject({ stored_water: 30, potential: 2400 })
  expect(line.of_potential).toBeCloseTo(0.8, 10)
})

test('T4: water of which something is not known is not known', () => {
  const harvested = [sown(100), off(100, 272)]
  const gaps: RainIn = ({ from }) => ({ mm: 100, unread: from === '2023-05-11' ? 31 : 0 })
  const unknown = [
    { ...afterFallow, rain: gaps },
    { ...afterFallow, fallow_efficiency: null },
    { ...afterFallow, ended_before: null },
    { ...afterFallow, irrigations: [60, null] },
    {},
  ]
  for (const surroundings of unknown) {
    const line = only(summed([cropOf(wheat, harvested, surroundings)]).crops)
    expect(line).toMatchObject({ water: null, water_use: null })
  }
  const withGaps = only(summed([cropOf(wheat, harvested, { ...afterFallow, rain: gaps })]).crops)
  expect(withGaps).toMatchObject({ crop_rain: 100, crop_rain_unread: 31 })
})

test('T5: a stand whose sowing of years ago is written down here has the rain of the period', () => {
  const told: string[] = []
  const rainOfSpan: RainIn = ({ from, to }) => {
    told.push(`${from} ${to}`)
    return { mm: 600, unread: 0 }
  }
  const stand = (day: string) =>
    cropOf({ ...lucerne, season: null }, [['sowing', day, 70]], {
      rain: rainOfSpan,
      stands_since: day,
    })
  summed([stand('2016-05-01'), stand('2023-05-01')])
  expect(told).toEqual(['2023-07-01 2024-06-30', '2023-05-02 2024-06-30'])
})

test('C62 and C77: water on what was watered, nutrients over all hectares', () => {
  const fed = cropOf(wheat, [sown(300)], { ...nitrogen(63.2), irrigations: [400, 200] })
  const less = cropOf(wheat, [sown(600)], nitrogen(8))
  const group = only(summed([fed, less]).groups.crop)
  expect(group.nitrogen).toBeCloseTo(26.4, 10)
  expect(group.megalitres_per_ha).toBe(2)
  expect(group.phosphorus).toBeNull()
})

test('a crop that was sown again counts as it was sown last', () => {
  const again = cropOf(wheat, [
    ['sowing', '2023-05-01', 100],
    ['ending', '2023-05-20', null, { how: 'failed-poor-establishment' }],
    ['sowing', '2023-06-01', 80],
  ])
  expect(only(summed([again]).crops)).toMatchObject({ area_sown: 80, sown: '2023-06-01' })
})

test('each hectare of ground counts once, and the parts come to all of it', () => {
  const half = cropOf(wheat, [sown(600), off(600, 900)])
  const bare = cropOf(null, [['fallow', '2023-07-01', null]])
  const failed = cropOf(wheat, [
    sown(1000),
    ['ending', '2023-09-01', null, { how: 'failed-drought' }],
  ])
  const double = cropOf(cotton, [['sowing', '2023-12-10', 700]], { paddock: half.paddock })
  const crops = [half, bare, failed, double]
  const arable = [half, bare, failed].map(({ paddock }) => ({
    id: paddock.id,
    area: 1000,
    property_id: null,
    asset_type_id: null,
  }))
  const { ground } = summed(crops, { arable })
  expect(ground.parts).toEqual({
    sown: 1000,
    hay: 0,
    grazed: 0,
    manured: 0,
    failed: 1000,
    fallow: 1000,
    unused: 0,
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

test('T17: areas are told as they were written down', () => {
  const parts = [110.22, 110.22, 111.22].map(area => cropOf(wheat, [sown(area)]))
  expect(summed(parts).totals.area).toBe(331.66)
})

test('C02: hay of a crop that is grown for hay is its harvest', () => {
  const oats = { ...wheat, id: 12, name: 'Oaten hay', harvest: 'hay' }
  const cut: Did = ['hay', '2023-10-01', 50, { quantity: 200 }]
  const group = only(summed([cropOf(oats, [sown(50), cut])]).groups.crop)
  expect(group).toMatchObject({ produced: 200, hay: 200, yield: 4, yield_on_sown: 4 })
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
    stand(first, 'Growing'),
    stand(plant, 'Harvested'),
    stand(first, 'Harvested'),
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
    { period_id: 1, crop_id: 1, quantity: 200, area: 100, ground: null },
    { period_id: 2, crop_id: 1, quantity: 1200, area: 300, ground: null },
  ]
  expect(summed([], { earlier }).usual).toEqual([{ crop_id: 1, periods: 2, yield: 3.5 }])
})

test('nothing at all has figures that are not known', () => {
  const { totals, ground } = summedCrops([], [])
  expect(totals).toMatchObject({ paddocks: 0, area_sown: null, yield: null, statuses: [] })
  expect(ground).toMatchObject({ arable: 0, intensity: null })
  expect(cropGroups([], 'variety')).toEqual([])
})
