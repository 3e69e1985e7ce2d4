// Crops as they are recorded, and what they come to, for tests of farming.

import type { MeasuredEvent } from './crops/crop-event.ts'
import { cropLine } from './crops/crop-line.ts'
import type { RainIn } from './crops/crop-rain.ts'
import type { CropRecord, KindOfCrop } from './crops/crop-record.ts'
import { croppingSummary } from './crops/cropping-summary.ts'
import type { CroppingRead } from './crops/cropping-summary.ts'

export const wheat: KindOfCrop = {
  id: 1,
  name: 'Wheat',
  slug: 'wheat',
  color: '#E6B422',
  unit: 't/ha',
  harvest: 'grain',
  perennial: false,
  of_water: true,
  kg_per_mm: 20,
  evaporation: 110,
  season: { from: 4, to: 10 },
  season_name: 'Winter',
}
export const cotton: KindOfCrop = {
  ...wheat,
  id: 2,
  name: 'Cotton',
  slug: 'cotton',
  harvest: 'lint',
  of_water: false,
}
export const cane = { ...cotton, id: 3, name: 'Sugarcane', harvest: 'cane', perennial: true }
export const lucerne = { ...cotton, id: 4, name: 'Lucerne', harvest: 'hay', perennial: true }

export type Did = readonly [
  kind: MeasuredEvent['kind'],
  day: string,
  area: number | null,
  more?: Partial<MeasuredEvent>,
]
/** Millimetres of each day, all of which were read. */
interface Crop extends CropRecord {
  readonly rain?: RainIn
}

let next = 1
export function cropOf(
  crop: KindOfCrop | null,
  did: readonly Did[],
  more: Partial<Crop> = {},
): Crop {
  const id = (next += 1)
  const paddock = { id, name: `P${id}`, area: 1000, property: null, asset_type: null }
  const record: CropRecord = {
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
    events: did.map(([kind, day, area, event], place) => ({
      kind,
      id: place,
      day,
      area,
      quantity: null,
      ...event,
    })),
  }
  return { ...record, ...more }
}

const period = {
  sowing_start: '2023-03-01',
  start: '2023-07-01',
  end: '2024-06-30',
  today: '2024-09-01',
}
export const nitrogen = (rate: number) => ({ nutrients: [{ element: 'N', rate }] })

export const summed = (crops: readonly Crop[], more: Partial<CroppingRead> = {}) => {
  const arable = crops.map(({ paddock }) => ({
    id: paddock.id,
    area: paddock.area,
    property_id: null,
    asset_type_id: null,
  }))
  const lines = crops.map(({ rain, ...record }) => cropLine(record, { period, rain }))
  return croppingSummary({ crops: lines, arable, sales: null, earlier: [], ...more })
}
export const only = <One>([one, ...others]: readonly One[]): One => {
  if (one === undefined || others.length > 0) throw new Error('There is not just one.')
  return one
}
export const off = (area: number, quantity: number): Did => [
  'grain',
  '2023-11-20',
  area,
  { quantity },
]
export const sown = (area: number): Did => ['sowing', '2023-05-10', area]
export const noSale = {
  is_sold: false,
  head_id: 1,
  unit_type: null,
  premium: null,
  discount: null,
  quantity: null,
  bale_weight: null,
  seed_tonnes: null,
  income: null,
  seed_income: null,
  price: null,
  seed_price: null,
}
