// The kinds of events of a crop, by what they are called here and where they are recorded.

import type { Row } from '@furrow/wire/client/row-types'

export const resourceOf = {
  sowing: 'sowing_collection_events',
  fertiliser: 'fertiliser_collection_events',
  irrigation: 'irrigation_collection_events',
  fallow: 'fallow_collection_events',
  grazing: 'grazing_collection_events',
  hay: 'hay_collection_events',
  grain: 'grain_collection_events',
  lint: 'lint_collection_events',
  cane: 'cane_collection_events',
  ending: 'custom_termination_events',
} as const

export type EventKind = keyof typeof resourceOf

export const eventKinds = Object.keys(resourceOf) as readonly EventKind[]

export type EventOf<Kind extends EventKind> = Row<(typeof resourceOf)[Kind]>

/** Kinds whose rows say their period themselves. */
export const ofPeriod: ReadonlySet<EventKind> = new Set(
  eventKinds.filter(kind => kind !== 'fallow' && kind !== 'grazing'),
)

/** What takes a crop off, with its day and its area. */
export const harvestFields = {
  grain: { day: 'harvested_date', area: 'harvested_area' },
  lint: { day: 'harvested_date', area: 'harvested_area' },
  cane: { day: 'date', area: 'area' },
  hay: { day: 'cut_date', area: 'cut_area' },
} as const

export type HarvestKind = keyof typeof harvestFields

/** `2 cuts`: what several of a kind are called. */
export const pluralOf: Readonly<Record<EventKind, string>> = {
  sowing: 'sowings',
  fertiliser: 'applications',
  irrigation: 'waterings',
  fallow: 'fallows',
  grazing: 'grazings',
  hay: 'cuts',
  grain: 'harvests',
  lint: 'pickings',
  cane: 'harvests',
  ending: 'endings',
}
