// What the cells of a crop are chosen from, of all farms: by which wish each list is read.

import { rowsAhead } from '../../data/rows/read-ahead.ts'
import type { Ahead } from '../../data/rows/read-ahead.ts'

export const byName = { sort: ['name'] } as const
export const byPlace = { sort: ['sort_order', 'id'] } as const
export const productsWish = { ...byName, includes: ['chem_element_fert_products'] } as const

/** The long ones. */
export function cropListsFirst(): readonly Ahead[] {
  return [
    rowsAhead('varieties', byName),
    rowsAhead('crop_collection_enterprises', byName),
    rowsAhead('lifecycle_status', byPlace),
    rowsAhead('fertiliser_products', productsWish),
    rowsAhead('crop_types', byName),
  ]
}
