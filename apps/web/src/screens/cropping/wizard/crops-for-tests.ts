// Crops as the wizard has them, for its tests.

import type { CropEvents, CropRow } from '../crop-row.ts'
import { noEvents } from '../crop-row.ts'
import { rowOf } from '../crops-for-tests.ts'
import type { CropLists } from '../use-crop-lists.ts'
import type { CropAsked } from './current-crop.ts'

export const wheat = { id: 1, name: 'Wheat', options: { also: ['hay', 'grazing'] } }

interface Made {
  readonly id?: number
  readonly paddock?: object | undefined
  readonly crop?: object
  readonly type?: object
  readonly events?: { readonly [Kind in keyof CropEvents]?: readonly object[] }
  readonly suggested?: object
}

export function cropOn(
  name: string,
  { id = 1, paddock, crop, type = wheat, events, suggested }: Made = {},
): CropRow {
  const row: object = {
    id,
    type,
    harvest: 'grain',
    crop: {
      id,
      paddock_id: id,
      current_crop_id: 1,
      fallow_type_id: 2,
      enterprise_id: 3,
      taggables: [],
      ...crop,
    },
    paddock: { id, name, area: 100, asset_type_id: 1, irrigation_type: null, ...paddock },
    events: { ...noEvents, ...events },
    suggested: { fallowType: undefined, enterprise: undefined, ...suggested },
  }
  return rowOf(row)
}

const lists: object = {
  varieties: [{ id: 7, name: 'Suntop', crop_type_id: 1 }],
  endings: [],
}

export function asked(rows: readonly CropRow[], more: Partial<CropAsked> = {}): CropAsked {
  const crop: object = {
    type: wheat,
    harvest: 'grain',
    isPerennial: false,
    isSown: true,
    rows,
    lists: lists as CropLists,
    watered: new Set([2]),
    answers: {},
  }
  return { ...(crop as CropAsked), ...more }
}

/** A crop of which everything is said. */
export const whole = {
  sowing: [{ id: 1, sowing_date: '2025-05-12', sowing_area: 100, variety_id: 7 }],
  fertiliser: [{ id: 1, fertiliser_chemical_applications: [] }],
  grain: [{ id: 1, harvested_date: '2025-11-20', harvested_area: 100, grain_tonnes: 240 }],
  grazing: [{ id: 1, grazing_start_date: '2025-07-01', grazing_area: 100 }],
}
