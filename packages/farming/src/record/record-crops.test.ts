import { describe, expect, it } from 'vitest'
import type { MeasuredEvent } from '../crops/crop-event.ts'
import type { LineOfSale } from '../crops/crop-income.ts'
import { cropLine } from '../crops/crop-line.ts'
import type { RainIn } from '../crops/crop-rain.ts'
import type { CropRecord, KindOfCrop } from '../crops/crop-record.ts'
import { cropFiguresOfRecord } from './record-crops.ts'
import type { CropOfRecord } from './record-crops.ts'
import { earningCrops, incomeFigures } from './record-income.ts'

const wheat: KindOfCrop = {
  id: 1,
  name: 'Wheat',
  slug: 'wheat',
  color: '',
  unit: 't/ha',
  harvest: 'grain',
  perennial: false,
  of_water: true,
  kg_per_mm: 20,
  evaporation: 110,
  season: { from: 4, to: 10 },
  season_name: 'Winter',
}
const barley = { ...wheat, id: 2, name: 'Barley', slug: 'barley' }
const cotton = { ...wheat, id: 3, slug: 'cotton', harvest: 'lint', of_water: false }
const cane = { ...wheat, id: 4, slug: 'sugarcane', harvest: 'cane', perennial: true }
const oatenHay = { ...wheat, id: 5, slug: 'oaten-hay', harvest: 'hay', of_water: false }
const pasture = { ...wheat, id: 6, slug: 'native-pasture', harvest: 'grazing', perennial: true }
const fallow = { ...wheat, id: 7, slug: 'fallow', harvest: 'none', of_water: false }
const oats = { ...wheat, id: 8, slug: 'forage-oats', harvest: 'grazing', of_water: false }

type Did = readonly [kind: MeasuredEvent['kind'], day: string, area: number, quantity?: number]
interface More extends Partial<Omit<CropOfRecord, 'line'>> {
  readonly record?: Partial<CropRecord>
  readonly rain?: RainIn
}

const period = {
  sowing_start: '2023-03-01',
  start: '2023-07-01',
  end: '2024-06-30',
  today: '2024-09-01',
}
let next = 1
function cropOf(crop: KindOfCrop, did: readonly Did[], { record, rain, ...more }: More = {}) {
  const id = (next += 1)
  const paddock = { id, name: `P${id}`, area: 1000, property: null, asset_type: null }
  const whole: CropRecord = {
    id,
    paddock,
    crop,
    enterprise: null,
    fallow_type: null,
    variety: null,
    tags: [],
    status: null,
    stage: null,
    share: null,
    stands_since: null,
    irrigations: [],
    nutrients: [],
    fallow_efficiency: null,
    ended_before: null,
    events: did.map(([kind, day, area, quantity = null], place) => ({
      kind,
      id: place,
      day,
      area,
      quantity,
    })),
    ...record,
  }
  const line = cropLine(whole, { period, rain })
  const { nutrients } = whole
  const beside = { use: 'dryland-cropping', isUnderWater: false, isDoubleCrop: false, nutrients }
  return { line, ...beside, ...more } satisfies CropOfRecord
}
const sown = (area: number): Did => ['sowing', '2023-05-10', area]
const off = (area: number, tonnes: number): Did => ['grain', '2023-11-20', area, tonnes]
const figure = (name: string, crops: readonly CropOfRecord[]) => cropFiguresOfRecord[name]?.(crops)
const figures = (names: readonly string[], crops: readonly CropOfRecord[]) =>
  names.map(name => figure(name, crops))

const irrigated = { use: 'irrigated-cropping', isUnderWater: true }
const grown = [
  cropOf(wheat, [sown(900), off(900, 2520)]),
  cropOf(barley, [sown(200), off(180, 540)], { isDoubleCrop: true }),
  cropOf(
    cotton,
    [
      ['sowing', '2023-10-05', 300],
      ['lint', '2024-04-20', 300, 3300],
    ],
    {
      ...irrigated,
      record: { irrigations: [1300, 1010] },
    },
  ),
  cropOf(cane, [['cane', '2023-08-01', 80, 8400]], {
    use: 'sugarcane',
    record: { stands_since: '2021-08-01' },
  }),
]

describe('the crops of the record', () => {
  it('have their areas by the land that they stand on (T7)', () => {
    const names = ['dl_area_cropped_ha', 'dl_area_harvested_ha', 'dl_area_double_crop_ha']
    expect(figures(names, grown)).toEqual([1100, 1080, 200])
    expect(figures(['ir_area_cropped_ha', 'ir_area_harvested_ha'], grown)).toEqual([300, 300])
    expect(figure('cane_area_ha', grown)).toBe(1000)
    expect(figures(['dl_crop_types_no', 'ir_crop_types_no'], grown)).toEqual([2, 1])
  })

  it('are counted with what nobody weighed, and not before they are sown', () => {
    const unweighed = cropOf(wheat, [sown(900), off(500, 1500), ['grain', '2023-12-01', 400]])
    const crops = [unweighed, cropOf(barley, [])]
    expect(figures(['dl_area_harvested_ha', 'dl_crop_types_no'], crops)).toEqual([900, 1])
  })

  it('were grazed, as crop or stubble, each hectare once', () => {
    const grazed = (area: number | null) => ['grazing', '2024-01-10', area as number] as const
    const crops = [
      cropOf(wheat, [sown(900), off(900, 2520), grazed(600), grazed(500)]),
      cropOf(barley, [sown(200), off(200, 300), grazed(null)]),
      cropOf(oats, [sown(40)]),
    ]
    expect(figure('gz_area_grazed_crop_ha', crops)).toBe(1100)
  })

  it('have yields over all hectares that they came off (C01, C04, C09)', () => {
    expect(figure('wheat_yield', grown)).toBeCloseTo(2.8, 10)
    expect(figure('cotton_yield', grown)).toBeCloseTo(11, 10)
    expect(figure('cane_yield', grown)).toBeCloseTo(105, 10)
    expect(figure('crop_tonnes_per_ha', grown)).toBeCloseTo(3060 / 1080, 10)
    expect(figures(['dl_main_crop_ha', 'ir_main_crop_ha'], grown)).toEqual([900, 300])
    expect(figure('dl_main_crop_yield', grown)).toBeCloseTo(2.8, 10)
  })

  it('made bales of their water (C62, C63)', () => {
    expect(figures(['water_used_ml', 'ir_area_irrigated_ha'], grown)).toEqual([2310, 300])
    expect(figure('bales_per_ml', grown)).toBeCloseTo(1.429, 3)
  })

  it('made bales of all water: put on, rain that it could use, and out of the soil (C64)', () => {
    const rain: RainIn = ({ from }) =>
      from < '2023-05-01' ? { mm: 400, unread: 0 } : { mm: 420, unread: 0, effective: 310 }
    const known = { fallow_efficiency: 0.2, ended_before: '2022-11-20', irrigations: [2310] }
    const harvest: Did = ['lint', '2024-04-20', 300, 3300]
    const watered = (more: More = {}) =>
      cropOf(cotton, [sown(300), harvest], {
        use: 'irrigated-cropping',
        record: known,
        rain,
        ...more,
      })
    expect(figure('ir_gpwui', [watered()])).toBeCloseTo(0.948, 3)
    expect(figure('ir_gpwui', [watered({ record: { ...known, irrigations: [null] } })])).toBeNull()
    const unread: RainIn = () => ({ mm: 420, unread: 3, effective: 310 })
    expect(figure('ir_gpwui', [watered({ rain: unread })])).toBeNull()
    expect(figure('ir_gpwui', grown)).toBeNull()
  })

  it('used so many millimetres: stored, rained and put on (C58, C59)', () => {
    const rain: RainIn = ({ from }) => ({ mm: from < '2023-05-01' ? 240 : 230, unread: 0 })
    const known = { fallow_efficiency: 0.22, ended_before: '2022-11-20' }
    const crop = cropOf(wheat, [sown(900), off(900, 2520)], { record: known, rain })
    expect(figure('wue_wheat', [crop])).toBeCloseTo(2800 / (240 * 0.22 + 230), 6)
    expect(figure('dl_avg_wue', [crop])).toBeCloseTo(2800 / (240 * 0.22 + 230), 6)
    expect(figures(['dl_fallow_rain_mm', 'rain_fallow_mm'], [crop])).toEqual([240, 240])
    expect(figure('wue_wheat', grown)).toBeNull()
  })

  it('leave pasture, fallow and hay on grazing land out of the hectares that are cropped (T12)', () => {
    const others = [
      cropOf(pasture, [], { record: { stands_since: '2019-04-01' } }),
      cropOf(fallow, [['fallow', '2023-07-01', 150]]),
      cropOf(oatenHay, [sown(60), ['hay', '2023-10-01', 60, 240]], { use: 'grazing' }),
      cropOf(oatenHay, [sown(70), ['hay', '2023-10-01', 70, 420]]),
      cropOf(oats, [sown(40)]),
    ]
    const crops = [...grown, ...others]
    expect(figure('dl_area_cropped_ha', crops)).toBe(1100 + 70 + 40)
    expect(figures(['dl_area_hay_ha', 'dl_area_fallow_ha'], crops)).toEqual([70, 150])
    expect(figures(['pas_forage_ha', 'pas_forage_paddocks_no'], crops)).toEqual([40, 1])
  })

  it('had nutrients over all that was grown (C77)', () => {
    const fed = (rate: number) => ({ record: { nutrients: [{ element: 'N', rate }] } })
    const crops = [
      cropOf(wheat, [sown(300)], fed(55.2)),
      cropOf(barley, [sown(600)], fed(0)),
      cropOf(pasture, [], { record: { stands_since: '2019-04-01' } }),
    ]
    expect(figure('fertiliser_kg_n_per_ha', crops)).toBeCloseTo((300 * 55.2) / 900, 10)
    expect(figure('fertiliser_kg_k_per_ha', crops)).toBeNull()
  })

  it('are not known where none is recorded', () => {
    const names = Object.keys(cropFiguresOfRecord)
    expect(names.length).toBeGreaterThan(40)
    for (const name of names) expect(figure(name, []), name).toBeNull()
  })
})

describe('what they earned', () => {
  const line = (crop_id: number, more: Partial<LineOfSale>): LineOfSale => ({
    crop_id,
    is_sold: true,
    head_id: 1,
    kind: 'grain',
    unit_type: null,
    quantity: null,
    bale_weight: null,
    seed_tonnes: null,
    income: null,
    premium: null,
    discount: null,
    seed_income: null,
    price: null,
    seed_price: null,
    ...more,
  })
  const hayKinds = new Set([oatenHay.id])
  const earned = (name: string, sales: readonly LineOfSale[], crops = grown) =>
    incomeFigures[name]?.({ crops, sales, hayKinds })

  it('is what was sold and what is still to be sold (C17)', () => {
    const sales = [
      line(1, { quantity: 1500, income: 480_000_00 }),
      line(1, { is_sold: false, head_id: 2, quantity: 900, price: 340_00 }),
      line(1, { is_sold: false, head_id: 3, quantity: 100, price: 320_00 }),
    ]
    expect(earned('dryland_crop_income', sales)).toBe(818_000_00)
    expect(earned('owned_grain_on_hand_val', sales)).toBe(338_000_00)
    expect(earned('irrigated_crop_income', sales)).toBeNull()
  })

  it('counts for cotton with its seed, for cane and for hay apart', () => {
    const sales = [
      line(3, { kind: 'lint', quantity: 3300, income: 2_145_000_00, seed_income: 288_750_00 }),
      line(4, { income: 328_054_00, quantity: 8400 }),
      line(1, { kind: 'hay', quantity: 640, bale_weight: 0.55, income: 96_800_00 }),
    ]
    expect(earned('irrigated_crop_income', sales)).toBe(2_433_750_00)
    expect(earned('cane_income', sales)).toBe(328_054_00)
    expect(earned('hay_income', sales)).toBe(96_800_00)
    expect(earned('dryland_crop_income', sales)).toBeNull()
  })

  it('of one kind on both lands is parted by what came off, to the cent', () => {
    const both = [
      cropOf(wheat, [sown(200), off(200, 400)]),
      cropOf(wheat, [sown(100), off(100, 500)], irrigated),
    ]
    const sales = [line(1, { income: 100_000_01 })]
    const parts = ['dryland_crop_income', 'irrigated_crop_income'].map(name =>
      earned(name, sales, both),
    )
    expect(parts).toEqual([44_444_45, 55_555_56])
    expect(earningCrops({ crops: both, sales, hayKinds })).toHaveLength(2)
  })

  it('of what grew in none of the paddocks lay there before', () => {
    expect(earned('dryland_crop_income', [line(99, { income: 5_000_00 })])).toBe(5_000_00)
    expect(earned('hay_income', [line(5, { income: 5_000_00 })])).toBe(5_000_00)
    const planned = [cropOf(wheat, [], { ...irrigated })]
    expect(earned('dryland_crop_income', [line(1, { income: 900 })], planned)).toBe(900)
  })

  it('counts a pool once, whose hay is typed and counted in units too (T2)', () => {
    const pool = { is_sold: false, head_id: 7, quantity: 100 }
    const sales = [
      line(1, { ...pool, kind: 'hay', bale_weight: 0.5, price: 200_00 }),
      line(1, { ...pool, kind: 'units', unit_type: 'Tonnes', price: 200_00 }),
    ]
    expect(earned('hay_income', sales)).toBe(10_000_00)
    expect(earned('dryland_crop_income', sales)).toBeNull()
  })
})
