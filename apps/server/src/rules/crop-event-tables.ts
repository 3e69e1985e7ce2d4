// Where each kind of crop event is kept, and which of its fields say its day, area and yield.

import type { CropEventKind } from '@furrow/farming/crop-event'

export interface CropEventTable {
  readonly kind: CropEventKind
  readonly day?: string
  /** Says the same day as `day`. */
  readonly mirror?: string
  readonly area?: string
  readonly quantity?: string
  /** The key to the list that says how, and what the words of that list are called. */
  readonly how?: { readonly key: string; readonly list: string; readonly word: string }
}

/** The events from which the life of a crop follows. */
export const cropEventTables: Readonly<Record<string, CropEventTable>> = {
  sowing_collection_events: {
    kind: 'sowing',
    day: 'sowing_date',
    mirror: 'date',
    area: 'sowing_area',
  },
  grain_collection_events: {
    kind: 'grain',
    day: 'harvested_date',
    mirror: 'date',
    area: 'harvested_area',
    quantity: 'grain_tonnes',
  },
  lint_collection_events: {
    kind: 'lint',
    day: 'harvested_date',
    mirror: 'date',
    area: 'harvested_area',
    quantity: 'lint_bales',
  },
  hay_collection_events: {
    kind: 'hay',
    day: 'cut_date',
    mirror: 'date',
    area: 'cut_area',
    quantity: 'hay_tonnes',
  },
  cane_collection_events: { kind: 'cane', day: 'date', area: 'area', quantity: 'biomass_tonnes' },
  grazing_collection_events: {
    kind: 'grazing',
    day: 'grazing_start_date',
    area: 'grazing_area',
    how: { key: 'grazing_collection_type_id', list: 'grazing_collection_types', word: 'name' },
  },
  fallow_collection_events: { kind: 'fallow', area: 'area' },
  custom_termination_events: {
    kind: 'custom',
    day: 'date',
    how: { key: 'crop_termination_type_id', list: 'crop_termination_types', word: 'label' },
  },
}

/** Those that end crops, by kind. */
export const endingTables: Readonly<Record<string, string>> = {
  grain: 'grain_collection_events',
  lint: 'lint_collection_events',
  hay: 'hay_collection_events',
  custom: 'custom_termination_events',
}

/** All that is done to a crop, with the fields that say when. */
export const eventDays: Readonly<Record<string, readonly string[]>> = {
  sowing_collection_events: ['sowing_date'],
  irrigation_collection_events: ['irrigation_date'],
  fertiliser_collection_events: ['application_date'],
  fallow_collection_events: [],
  grain_collection_events: ['harvested_date'],
  lint_collection_events: ['harvested_date'],
  hay_collection_events: ['cut_date'],
  cane_collection_events: ['date'],
  grazing_collection_events: ['grazing_start_date', 'grazing_end_date'],
  custom_termination_events: ['date'],
}

/** The day and all that stands for it. */
export function dayFields(table: string): readonly string[] {
  const mirror = cropEventTables[table]?.mirror
  return [...(eventDays[table] ?? []), ...(mirror ? [mirror] : [])]
}

/** Beside most events stands the period of their crop. */
export const withPeriod = Object.keys(eventDays).filter(
  table => !['fallow_collection_events', 'grazing_collection_events'].includes(table),
)
