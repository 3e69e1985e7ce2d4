// The kinds of crop event, each said once: where it is kept, and which of its fields tell its day, its
// area and its quantity. Whoever reads crop events, on the server or in the browser, reads them by this.

import { hasMany } from '../relations.ts'

export interface CropEventKindDeclared {
  readonly table: string
  /** The day, and the field that says the same day. */
  readonly day?: string
  readonly mirror?: string
  readonly lastDay?: string
  /** Hectares. */
  readonly area?: string
  readonly quantity?: string
  /** Kilograms of seed on a hectare. */
  readonly rate?: string
  /** Tonnes of seed that come off beside it. */
  readonly seed?: string
  /** Tonnes of sugar that are in it. */
  readonly sugar?: string
  /** Of what stock weighed: all of them, when they went on and when they came off. */
  readonly weights?: readonly [on: string, off: string]
  /** The key to the list that says how, and what the words of that list are called. */
  readonly how?: { readonly key: string; readonly list: string; readonly word: string }
  /** What several of them are called. */
  readonly several: string
  /** It may end a crop. */
  readonly ends?: true
  /** Its rows name their period beside their crop. */
  readonly ofPeriod?: true
  /** Done in the fallow before the crop, too. */
  readonly inFallow?: true
  /** The life of the crop follows from it. */
  readonly ofLife?: true
}

export const cropEventKinds = {
  sowing: {
    table: 'sowing_collection_events',
    day: 'sowing_date',
    mirror: 'date',
    area: 'sowing_area',
    rate: 'sowing_rate',
    several: 'sowings',
    ofPeriod: true,
    ofLife: true,
  },
  fertiliser: {
    table: 'fertiliser_collection_events',
    day: 'application_date',
    several: 'applications',
    ofPeriod: true,
    inFallow: true,
  },
  irrigation: {
    table: 'irrigation_collection_events',
    day: 'irrigation_date',
    quantity: 'total_ml_applied',
    several: 'waterings',
    ofPeriod: true,
    inFallow: true,
  },
  fallow: { table: 'fallow_collection_events', area: 'area', several: 'fallows', ofLife: true },
  grazing: {
    table: 'grazing_collection_events',
    day: 'grazing_start_date',
    lastDay: 'grazing_end_date',
    area: 'grazing_area',
    weights: ['total_weight_on', 'total_weight_off'],
    how: { key: 'grazing_collection_type_id', list: 'grazing_collection_types', word: 'name' },
    several: 'grazings',
    ofLife: true,
  },
  hay: {
    table: 'hay_collection_events',
    day: 'cut_date',
    mirror: 'date',
    area: 'cut_area',
    quantity: 'hay_tonnes',
    several: 'cuts',
    ends: true,
    ofPeriod: true,
    ofLife: true,
  },
  grain: {
    table: 'grain_collection_events',
    day: 'harvested_date',
    mirror: 'date',
    area: 'harvested_area',
    quantity: 'grain_tonnes',
    several: 'harvests',
    ends: true,
    ofPeriod: true,
    ofLife: true,
  },
  lint: {
    table: 'lint_collection_events',
    day: 'harvested_date',
    mirror: 'date',
    area: 'harvested_area',
    quantity: 'lint_bales',
    seed: 'seed_tonnes',
    several: 'pickings',
    ends: true,
    ofPeriod: true,
    ofLife: true,
  },
  cane: {
    table: 'cane_collection_events',
    day: 'date',
    area: 'area',
    quantity: 'biomass_tonnes',
    sugar: 'ccs_tonnes',
    several: 'harvests',
    ofPeriod: true,
    ofLife: true,
  },
  ending: {
    table: 'custom_termination_events',
    day: 'date',
    how: { key: 'crop_termination_type_id', list: 'crop_termination_types', word: 'label' },
    several: 'endings',
    ends: true,
    ofPeriod: true,
    ofLife: true,
  },
} as const satisfies Readonly<Record<string, CropEventKindDeclared>>

export type CropEventKindName = keyof typeof cropEventKinds

export const cropEventKindNames = Object.keys(cropEventKinds) as readonly CropEventKindName[]

export function cropEventKind(name: CropEventKindName): CropEventKindDeclared {
  return cropEventKinds[name]
}

export function tablesOfKinds(kinds: readonly CropEventKindName[]): readonly string[] {
  return kinds.map(kind => cropEventKinds[kind].table)
}

/** The tables of the kinds that may end a crop. */
export const endingEvents = [
  'grain_collection_events',
  'lint_collection_events',
  'hay_collection_events',
  'custom_termination_events',
] as const

export const cropEventsOfCollection = {
  sowing_collection_events: hasMany('sowing_collection_events', 'crop_collection_id'),
  irrigation_collection_events: hasMany('irrigation_collection_events', 'crop_collection_id'),
  fertiliser_collection_events: hasMany('fertiliser_collection_events', 'crop_collection_id'),
  fallow_collection_events: hasMany('fallow_collection_events', 'crop_collection_id'),
  hay_collection_events: hasMany('hay_collection_events', 'crop_collection_id'),
  grain_collection_events: hasMany('grain_collection_events', 'crop_collection_id'),
  lint_collection_events: hasMany('lint_collection_events', 'crop_collection_id'),
  cane_collection_events: hasMany('cane_collection_events', 'crop_collection_id'),
  grazing_collection_events: hasMany('grazing_collection_events', 'crop_collection_id'),
  custom_termination_events: hasMany('custom_termination_events', 'crop_collection_id'),
}
