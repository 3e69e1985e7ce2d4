// By which wish everything is read that the sheet and the steps of crops show: in the same words by their hooks and
// by whoever reads ahead of them.

import { allAhead } from '../../data/rows/read-ahead.ts'
import type { Ahead } from '../../data/rows/read-ahead.ts'
import { listOf } from '../../period/read-first.ts'
import type { AddressedPlace } from '../../routing/screen-route.ts'

const byName = { sort: ['name'] } as const
const byPlace = { sort: ['sort_order', 'id'] } as const

/** What the cells of a crop are chosen from, of all farms and of its own. */
export function cropListWishes({ farmId, periodId }: AddressedPlace) {
  return {
    types: ['crop_types', byName],
    harvests: ['harvest_types', {}],
    varieties: ['varieties', byName],
    statuses: ['crop_collection_statuses', byPlace],
    fallowTypes: ['crop_collection_fallow_types', byPlace],
    enterprises: ['crop_collection_enterprises', byName],
    stages: ['lifecycle_status', byPlace],
    endings: ['crop_termination_types', byPlace],
    grazings: ['grazing_collection_types', byPlace],
    seasons: ['seasons', {}],
    lives: ['lifecycle_types', {}],
    uses: ['asset_types', {}],
    burns: ['cane_collection_burn_status', byPlace],
    elements: ['chemical_elements', byPlace],
    products: ['fertiliser_products', { ...byName, includes: ['chem_element_fert_products'] }],
    tags: ['crop_tags', byName],
    properties: ['farm_properties', listOf(farmId)],
    gauges: ['rain_gauges', listOf(farmId)],
    grown: ['crop_type_farm_periods', { where: { farm_id: farmId, period_id: periodId } }],
  } as const
}

/** The crops of a period and all that was done to them. */
export function cropWishes({ farmId, periodId }: AddressedPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  const ofPeriod = { where }
  const ofFarm = { where: { farm_id: farmId } }
  return {
    crops: ['crop_collections', { where, includes: ['taggables', 'crop_lifecycle'] }],
    sowing: ['sowing_collection_events', ofPeriod],
    fertiliser: [
      'fertiliser_collection_events',
      { where, includes: ['fertiliser_chemical_applications'] },
    ],
    irrigation: ['irrigation_collection_events', ofPeriod],
    fallow: ['fallow_collection_events', ofFarm],
    grazing: ['grazing_collection_events', ofFarm],
    hay: ['hay_collection_events', ofPeriod],
    grain: ['grain_collection_events', ofPeriod],
    lint: ['lint_collection_events', ofPeriod],
    cane: ['cane_collection_events', ofPeriod],
    ending: ['custom_termination_events', ofPeriod],
  } as const
}

export function cropsFirst(place: AddressedPlace): readonly Ahead[] {
  return allAhead({ ...cropListWishes(place), ...cropWishes(place) })
}
