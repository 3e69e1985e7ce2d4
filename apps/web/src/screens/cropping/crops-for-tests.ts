// A crop of wheat on a paddock, for tests.

import { cropLine } from '@furrow/farming/crops/crop-line'
import type { CropWriting } from './crop-change.ts'
import { writtenColumns } from './crop-columns.ts'
import { cropNames } from './crop-names.ts'
import { cropRecord } from './recorded-crop.ts'
import type { CropEvents, CropRow } from './crop-row.ts'
import { noEvents } from './crop-row.ts'
import type { CropLists } from './use-crop-lists.ts'

export const wheat = 11
export const cotton = 12
export const sugarcane = 13

/** The harvests of the lists, by number. */
const harvests = ['grain', 'lint', 'cane', 'hay', 'grazing']

const nothing = {
  seasons: [],
  lives: [],
  varieties: [],
  statuses: [],
  fallowTypes: [],
  enterprises: [],
  stages: [],
  properties: [],
  uses: [],
  endings: [],
  grazings: [],
  burns: [],
  products: [],
  tags: [],
  gauges: [],
  grown: [],
}

const harvestOf = (slug: string) => harvests.indexOf(slug) + 1

export const lists = {
  ...nothing,
  harvests: harvests.map((slug, place) => ({ id: place + 1, slug, yield_unit: 't/ha' })),
  types: [
    { id: wheat, name: 'Wheat', harvest_type_id: harvestOf('grain') },
    { id: cotton, name: 'Cotton', harvest_type_id: harvestOf('lint') },
    { id: sugarcane, name: 'Sugarcane', harvest_type_id: harvestOf('cane') },
  ],
  elements: [
    { id: 1, symbol: 'N' },
    { id: 2, symbol: 'P' },
  ],
} as unknown as CropLists

const names = cropNames(lists)

const period = {
  sowing_start: '2025-03-01',
  start: '2025-07-01',
  end: '2026-06-30',
  today: '2026-08-01',
}

/** As the screens make it of its rows. */
export function rowOf(said: object): CropRow {
  const row = said as Pick<CropRow, 'id' | 'crop' | 'paddock' | 'type' | 'events' | 'harvest'>
  const harvest_type_id = harvestOf(row.harvest ?? '')
  const type = row.type && { ...row.type, harvest_type_id }
  const record = cropRecord({ ...row, type }, names, { stands_since: null, ended_before: null })
  return {
    gauge: undefined,
    suggested: {
      fallowType: undefined,
      enterprise: undefined,
    },
    line: cropLine(record, {
      period,
      rain: undefined,
    }),
    ...row,
  }
}

export function cropRow(
  id: number,
  events: Partial<Record<keyof CropEvents, readonly object[]>> = {},
  more: object = {},
): CropRow {
  const crop = {
    id,
    farm_id: 3,
    period_id: 7,
    paddock_id: 100 + id,
    current_crop_id: wheat,
    double_crop: false,
    notes: null,
    updated_at: '2026-01-01',
    taggables: [],
  }
  return rowOf({
    id,
    crop,
    paddock: {
      id: 100 + id,
      name: `Field ${id}`,
      area: 50,
      sharefarm_percentage: null,
      updated_at: '2026-01-02',
    },
    type: {
      id: wheat,
      name: 'Wheat',
      options: { wue: true },
    },
    harvest: 'grain',
    events: {
      ...noEvents,
      ...events,
    },
    ...more,
  })
}

export function writingTo(rows: readonly CropRow[], more: Partial<CropWriting> = {}): CropWriting {
  let last = 0
  return {
    farmId: 3,
    periodId: 7,
    today: '2026-03-10',
    rows,
    grown: new Set([wheat]),
    otherEnding: 99,
    newId: () => (last -= 1),
    columns: writtenColumns(lists),
    ...more,
  }
}
