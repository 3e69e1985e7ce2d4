// Which paddocks are shown: by what they are used for, by their property, and only those that want
// something or are another than in the period before.

import type { FilterState } from '../../period/filters-in.ts'
import type { LandLists } from './land-lists.ts'
import { unassigned } from './land-lists.ts'
import { propertyOf } from './paddock-columns.ts'
import type { PaddockRow } from './paddock-row.ts'

export interface PaddockFilter {
  readonly filters: FilterState
  readonly onlyMissing: boolean
  readonly onlyChanged: boolean
}

type Properties = Pick<LandLists, 'properties'>

export function passes(row: PaddockRow, filter: PaddockFilter, lists: Properties): boolean {
  const { assetTypeIds, propertyIds } = filter.filters
  const property = propertyOf(row.paddock.property_id, lists)
  // Chips that are not all chosen name what is shown: what is used for nothing yet is none of them.
  const isOfUse = !assetTypeIds || assetTypeIds.includes(row.paddock.asset_type_id ?? 0)
  const isOfProperty =
    !propertyIds || propertyIds.includes(property === unassigned ? null : property)
  return (
    isOfUse &&
    isOfProperty &&
    (!filter.onlyMissing || missingOf(row).length > 0) &&
    (!filter.onlyChanged || row.changed.length > 0)
  )
}

const wanted = [
  ['area', 'area'],
  ['asset_type_id', 'use'],
  ['property_id', 'property'],
  ['soil_type', 'soil'],
  ['rain_gauge_id', 'rain gauge'],
  ['valuation_category_id', 'land class'],
] as const

/** What should be known of every paddock and is not (W-PAD-3). */
export function missingOf({ paddock }: PaddockRow): readonly string[] {
  return wanted.filter(([name]) => paddock[name] === null).map(([, word]) => word)
}
