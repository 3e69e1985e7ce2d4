// The same rows come to the same figures in the sheet, in the summary and in the history of the ground,
// and to those of a record that is entered by hand.

import { costsOfFarm } from '@furrow/farming/crops/costs/cost-drivers'
import { cropGroups } from '@furrow/farming/crops/crop-group'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { cropLine } from '@furrow/farming/crops/crop-line'
import { rainReader } from '@furrow/farming/crops/crop-rain'
import type { CropRecord } from '@furrow/farming/crops/crop-record'
import { describe, expect, test } from 'vitest'
import { groundHistory } from '../paddocks/shown-history.ts'
import type { HistoryCrop } from '../paddocks/shown-history.ts'
import { cropNames } from './crop-names.ts'
import type { CropRow } from './crop-row.ts'
import { noEvents } from './crop-row.ts'
import { cropRows } from './crop-rows.ts'
import type { CropsRead } from './crop-rows.ts'
import { keptSame } from './kept-same.ts'
import { waysOf } from '@furrow/catalogue/measured-events'
import type { CropLists } from './use-crop-lists.ts'

const period = {
  sowing_start: '2024-03-01',
  start: '2024-07-01',
  end: '2025-06-30',
  today: '2025-08-01',
}

const lists = {
  harvests: ['grain', 'hay', 'grazing'].map((slug, at) => ({
    id: at + 1,
    slug,
    yield_unit: 't/ha',
  })),
  seasons: [{ id: 1, rain_from_month: 4, rain_to_month: 10 }],
  lives: ['annual', 'perennial'].map((slug, at) => ({ id: at + 1, slug })),
  endings: [{ id: 4, slug: 'failed-poor-establishment' }],
  elements: [{ id: 7, symbol: 'N' }],
  varieties: [],
  statuses: [],
  fallowTypes: [],
  enterprises: [],
  stages: [],
  properties: [],
  uses: [],
  grazings: [],
  tags: [{ id: 6, name: 'Late' }],
} as unknown as CropLists

const type = { id: 1, name: 'Wheat', slug: 'wheat', color: '#E6B422', season_id: 1 }
const wheat = {
  ...type,
  harvest_type_id: 1,
  lifecycle_type_id: 1,
  options: { wue: true, te_kg_mm: 22, evap_mm: 60 },
}
const hay = { ...type, name: 'Oaten hay', harvest_type_id: 2, lifecycle_type_id: 1, options: null }
const lucerne = { ...hay, name: 'Lucerne', lifecycle_type_id: 2 }

/** What the same kinds are to a record. */
const kinds = {
  wheat: {
    id: 1,
    name: 'Wheat',
    slug: 'wheat',
    color: '#E6B422',
    unit: 't/ha',
    harvest: 'grain',
    perennial: false,
    of_water: true,
    kg_per_mm: 22,
    evaporation: 60,
    season: { from: 4, to: 10 },
    season_name: null,
  },
  get hay() {
    return {
      ...this.wheat,
      name: 'Oaten hay',
      harvest: 'hay',
      of_water: false,
      kg_per_mm: null,
      evaporation: null,
    }
  },
  get lucerne() {
    return { ...this.hay, name: 'Lucerne', perennial: true }
  },
}

const readings = [
  { day: '2024-05-10', days: 1, mm: 40 },
  { day: '2024-05-11', days: 1, mm: 5 },
  { day: '2024-06-30', days: 50, mm: 100 },
  { day: '2024-11-20', days: 143, mm: 200 },
  { day: '2025-06-30', days: 222, mm: 300 },
  { day: '2024-05-09', days: 160, mm: 80 },
]

interface Said {
  readonly type: object
  readonly paddock?: object
  readonly events: { readonly [Kind in keyof CropsRead['events']]?: readonly object[] }
  readonly rain?: typeof readings
  readonly before?: ReturnType<CropsRead['around']['before']>
  readonly id?: number
}

const nothingBefore = { stands_since: null, ended_before: null }

function read({
  type: grown,
  paddock,
  events,
  rain,
  before = nothingBefore,
  id = 5,
}: Said): CropsRead {
  const own = Object.entries(events).map(([kind, rows]) => [
    kind,
    rows.map((row, at) => ({ id: at + 1, crop_collection_id: id, ...row })),
  ])
  const gauge = rain && { name: 'House', rain: rainReader(rain) }
  return {
    crops: [{ id, paddock_id: 9, current_crop_id: 1, taggables: [{ tag_id: 6 }] }],
    paddocks: [{ id: 9, name: 'River', area: 60, ...paddock }],
    types: [grown],
    events: { ...noEvents, ...Object.fromEntries(own) },
    names: cropNames(lists),
    around: {
      period,
      before: () => before,
      gaugeOf: () => gauge,
      fallowTypes: new Map(),
      enterprises: [],
    },
  } as unknown as CropsRead
}

function rowOf(said: Said): CropRow {
  return cropRows(read(said))[0] ?? expect.fail('no crop')
}

function historyOf(said: Said) {
  const { events, crops, paddocks } = read(said)
  const row = {
    ...crops[0],
    paddock: { ...paddocks[0], ancestorIds: [] },
    period: null,
    current_crop: said.type,
    fallow_type: null,
    status: null,
    sowing_collection_events: events.sowing,
    grain_collection_events: events.grain,
    lint_collection_events: events.lint,
    hay_collection_events: events.hay,
    cane_collection_events: events.cane,
    fallow_collection_events: events.fallow,
    grazing_collection_events: events.grazing,
    custom_termination_events: events.ending,
  } as unknown as HistoryCrop
  const [crop] = groundHistory([row], { timeZone: 'Australia/Brisbane', ways: waysOf(lists) })
  return crop ?? expect.fail('no crop')
}

/** Written by hand, without any row. */
function recorded(more: Partial<CropRecord>): CropRecord {
  return {
    id: 5,
    enterprise: null,
    fallow_type: null,
    tags: ['Late'],
    variety: null,
    status: null,
    stage: null,
    paddock: { id: 9, name: 'River', area: 60, property: null, asset_type: null },
    crop: null,
    events: [],
    irrigations: [],
    nutrients: [],
    share: null,
    fallow_efficiency: null,
    ...nothingBefore,
    ...more,
  }
}

/** In the sheet as by hand, and in the summary as in the sheet. */
function expectSame(said: Said, record: Partial<CropRecord>): CropLine {
  const { line } = rowOf(said)
  const rain = said.rain && rainReader(said.rain)
  const byHand = cropLine(recorded(record), { period, rain })
  expect(line).toEqual(byHand)
  const [group] = cropGroups([line], 'crop')
  const { area, produced, own, hay: cut, yield: yielded, crop_rain, megalitres_per_ha } = line
  expect(group).toMatchObject({
    area,
    produced,
    own,
    hay: cut,
    yield: yielded,
    crop_rain,
    megalitres_per_ha,
  })
  return line
}

const sown = (area: number, day = '2024-05-10') => ({ sowing_area: area, sowing_date: day })
const cut = (day: string, area: number, tonnes: number) => ({
  cut_date: day,
  cut_area: area,
  hay_tonnes: tonnes,
})
const event = { how: null, last_day: null, seed: null }
const sowing = (area: number, id = 1, day = '2024-05-10') =>
  ({ ...event, kind: 'sowing', id, day, area, quantity: null }) as const
const hayOf = (id: number, day: string, area: number, quantity: number) =>
  ({ ...event, kind: 'hay', id, day, area, quantity }) as const

describe('the same rows come to the same figures:', () => {
  test('hay of two cuts of the same ground, by the year and by the cut (T1)', () => {
    const said = {
      type: hay,
      events: { sowing: [sown(40)], hay: [cut('2024-10-01', 40, 80), cut('2024-12-01', 40, 60)] },
    }
    const events = [sowing(40), hayOf(1, '2024-10-01', 40, 80), hayOf(2, '2024-12-01', 40, 60)]
    const line = expectSame(said, { crop: kinds.hay, events })
    expect(line).toMatchObject({ yield: 3.5, yield_each: 1.75, hay: 140, area_harvested: 40 })
    expect(historyOf(said)).toMatchObject({
      sown: line.sown,
      ended: line.ended,
      yields: [{ kind: 'hay', figure: 3.5, unit: 't/ha' }],
    })
  })

  test('hay of one ground cut in two halves', () => {
    const said = {
      type: hay,
      events: { sowing: [sown(40)], hay: [cut('2024-10-01', 20, 80), cut('2024-10-09', 20, 60)] },
    }
    const events = [sowing(40), hayOf(1, '2024-10-01', 20, 80), hayOf(2, '2024-10-09', 20, 60)]
    const line = expectSame(said, { crop: kinds.hay, events })
    expect(line).toMatchObject({ yield: 3.5, yield_each: 3.5 })
    expect(historyOf(said).yields).toEqual([{ kind: 'hay', figure: 3.5, unit: 't/ha' }])
  })

  test('a stand of lucerne in strips, with the rain of this period alone (T1, T5)', () => {
    const days = ['2024-09-01', '2024-10-10', '2024-11-20']
    const said = {
      type: lucerne,
      paddock: { area: 30 },
      events: { hay: days.flatMap(day => [cut(day, 10, 40), cut(day, 10, 50), cut(day, 10, 70)]) },
      rain: readings,
      before: { stands_since: '2021-04-01', ended_before: '2024-07-20' },
    }
    const cuts = days.flatMap((day, at) =>
      [40, 50, 70].map((tonnes, strip) => hayOf(at * 3 + strip + 1, day, 10, tonnes)),
    )
    const paddock = { ...recorded({}).paddock, area: 30 }
    const line = expectSame(said, { crop: kinds.lucerne, events: cuts, paddock, ...said.before })
    expect(line).toMatchObject({ yield: 16, ended: '2024-11-20', years: 4, crop_rain_unread: 0 })
    // From the day after the last cut of the period before to the end of this one.
    expect(line.crop_rain).toBeCloseTo((200 * 123) / 143 + 300, 2)
    expect(historyOf(said).yields).toEqual([{ kind: 'hay', figure: 16, unit: 't/ha' }])
  })

  const harvest = { harvested_date: '2024-11-20', harvested_area: 50, grain_tonnes: 150 }
  const grain = {
    ...event,
    kind: 'grain',
    id: 1,
    day: '2024-11-20',
    area: 50,
    quantity: 150,
  } as const

  test('water use of stored water, rain after the day of sowing, and irrigation (T4, T6, T8)', () => {
    const said = {
      type: wheat,
      paddock: { fallow_efficiency: 0.25, sharefarm_percentage: 0.6 },
      events: {
        sowing: [sown(50)],
        grain: [harvest],
        irrigation: [{ total_ml_applied: 30 }, { total_ml_applied: 20 }],
        fertiliser: [
          { fertiliser_chemical_applications: [{ chemical_element_id: 7, unit_ha: 46 }] },
        ],
      },
      rain: readings,
      before: { stands_since: null, ended_before: '2023-12-01' },
    }
    const line = expectSame(said, {
      crop: kinds.wheat,
      events: [sowing(50), grain],
      irrigations: [30, 20],
      nutrients: [{ element: 'N', rate: 46 }],
      fallow_efficiency: 0.25,
      share: 0.6,
      ended_before: '2023-12-01',
    })
    // 80 mm on the fallow keep 20; 305 fell on the crop; 50 ML on 50 ha are 100 mm.
    expect(line).toMatchObject({ crop_rain: 305, stored_water: 20, water: 425, nitrogen: 46 })
    expect(line.water_use).toBeCloseTo(3000 / 425, 10)
    expect(line).toMatchObject({ megalitres_per_ha: 1, produced: 150, own: 90, potential: null })
  })

  test('rain of which nothing was read is not known, and water use with it (T4)', () => {
    const said = {
      type: wheat,
      paddock: { fallow_efficiency: 0.25 },
      events: { sowing: [sown(50)], grain: [harvest] },
      rain: [],
    }
    const line = expectSame(said, {
      crop: kinds.wheat,
      events: [sowing(50), grain],
      fallow_efficiency: 0.25,
    })
    expect(line).toMatchObject({
      crop_rain: null,
      crop_rain_unread: 194,
      water_use: null,
      yield: 3,
    })
  })

  test('a crop that was sown again counts as it was sown last', () => {
    const said = {
      type: wheat,
      events: {
        sowing: [sown(50, '2024-05-01'), sown(40, '2024-06-10')],
        ending: [{ date: '2024-06-01', crop_termination_type_id: 4 }],
        grain: [{ ...harvest, harvested_area: 40, grain_tonnes: 80 }],
      },
    }
    const failed = {
      ...event,
      kind: 'ending',
      id: 1,
      day: '2024-06-01',
      area: null,
      quantity: null,
      how: 'failed-poor-establishment',
    } as const
    const line = expectSame(said, {
      crop: kinds.wheat,
      events: [
        sowing(50, 1, '2024-05-01'),
        sowing(40, 2, '2024-06-10'),
        failed,
        { ...grain, area: 40, quantity: 80 },
      ],
    })
    expect(line).toMatchObject({ sown: '2024-06-10', area_sown: 40, yield: 2, area_left: 0 })
    expect(historyOf(said)).toMatchObject({ sown: '2024-06-10', ended: '2024-11-20' })
  })

  test('a crop that waits to be saved, under the number that the device gave it', () => {
    const said = { type: wheat, id: -3, events: { sowing: [sown(50)], grain: [harvest] } }
    expect(rowOf(said).line).toMatchObject({ id: -3, yield: 3, is_growing: false })
  })
})

test('a crop is worked out once for each change of what it is made of', () => {
  const same = keptSame<CropRow>()
  const first = read({ type: wheat, events: { sowing: [sown(50)] } })
  const two = { ...first, crops: [...first.crops, { ...first.crops[0], id: 6 }] } as CropsRead
  const [river, hill] = cropRows(two, same)
  const again = cropRows({ ...two, events: { ...two.events } }, same)
  expect(again).toEqual([river, hill])
  expect(again[0]).toBe(river)
  const typed = { id: 8, crop_collection_id: 6, harvested_date: '2024-11-20' } as never
  const [kept, other] = cropRows({ ...two, events: { ...two.events, grain: [typed] } }, same)
  expect(kept).toBe(river)
  expect(other).not.toBe(hill)
  expect(other?.line.ended).toBe('2024-11-20')
})

test('each paddock has its part of what its kind of crop was sold for, as in the summary', () => {
  const sale = { crop_id: 1, is_sold: true, head_id: 1, kind: 'grain', unit_type: null } as const
  const none = { bale_weight: null, seed_tonnes: null, premium: null, discount: null }
  const money = { seed_income: null, price: null, seed_price: null }
  const sold = { ...sale, ...none, ...money, quantity: 90, income: 2_880_000, quality: 'H2' }
  const harvest = { harvested_date: '2024-11-20', harvested_area: 50, grain_tonnes: 150 }
  const alone = read({ type: wheat, events: { sowing: [sown(50)], grain: [harvest] } })
  const same = [keptSame<CropRow>(), keptSame<CropRow>()] as const
  const [row] = cropRows({ ...alone, sales: [sold] }, ...same)
  expect(row?.line).toMatchObject({ sold: 90, price: 32_000, quality: 'H2', income_per_ha: 57_600 })
  expect(cropRows({ ...alone, sales: [sold] }, ...same)[0]).toBe(row)
  expect(cropRows(alone, ...same)[0]?.line).toMatchObject({ sold: null, price: null, income: null })
  const costs = costsOfFarm({ exp_seed: 400_000, exp_levies: 9_000 }, { drivers: [], said: [] })
  const costed = () => cropRows({ ...alone, sales: [sold], costs }, ...same)[0]
  const margin = { cost: 409_000, gross_margin: 2_471_000, farm_gate_price: 31_940 }
  expect(costed()?.line).toMatchObject({
    ...margin,
    margin_per_ha: 49_420,
    break_even_price: 2_727,
  })
})
