// Reads what the cells of a crop are chosen from.

import { useRows } from '../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../data/hooks/use-same-members.ts'
import { byName, byPlace, productsWish } from './crop-list-wishes.ts'
import { listOf } from '../../period/read-first.ts'
import { usePartedByUse } from '../../period/retiring/use-still-used.ts'
import type { CollectionPlace } from '../../period/use-place.ts'

export type CropLists = ReturnType<typeof useCropLists>['lists']

export function useCropLists(place: CollectionPlace) {
  const { farmId, periodId } = place
  const read = {
    types: useRows('crop_types', byName),
    harvests: useRows('harvest_types'),
    varieties: useRows('varieties', byName),
    statuses: useRows('crop_collection_statuses', byPlace),
    fallowTypes: useRows('crop_collection_fallow_types', byPlace),
    enterprises: useRows('crop_collection_enterprises', byName),
    stages: useRows('lifecycle_status', byPlace),
    endings: useRows('crop_termination_types', byPlace),
    grazings: useRows('grazing_collection_types', byPlace),
    seasons: useRows('seasons'),
    lives: useRows('lifecycle_types'),
    uses: useRows('asset_types'),
    burns: useRows('cane_collection_burn_status', byPlace),
    elements: useRows('chemical_elements', byPlace),
    products: useRows('fertiliser_products', productsWish),
    tags: useRows('crop_tags', byName),
    properties: useRows('farm_properties', listOf(farmId)),
    gauges: useRows('rain_gauges', listOf(farmId)),
    grown: useRows('crop_type_farm_periods', { where: { farm_id: farmId, period_id: periodId } }),
  }
  const properties = usePartedByUse(read.properties.rows, place).used
  const gauges = usePartedByUse(read.gauges.rows, place).used
  const all = Object.entries(read).map(([name, { rows }]) => [name, rows])
  const named = { ...Object.fromEntries(all), properties, gauges }
  const lists = useSameMembers(
    named as { readonly [Name in keyof typeof read]: (typeof read)[Name]['rows'] },
  )
  return { lists, isLoading: Object.values(read).some(({ isLoading }) => isLoading) }
}
