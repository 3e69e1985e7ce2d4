// Which crops are shown, by the filters that the screens of a period share.

import type { FilterState } from '../../period/filters-in.ts'
import type { CropRow } from './crop-row.ts'

/** `tag`: by its name; nothing shows all. */
export function passes(row: CropRow, filters: FilterState, tag: string | null): boolean {
  const { assetTypeIds, propertyIds, cropTypeIds } = filters
  const { crop, paddock, line } = row
  return (
    isAmong(paddock?.asset_type_id ?? null, assetTypeIds) &&
    isAmong(paddock?.property_id ?? null, propertyIds) &&
    isAmong(crop.current_crop_id, cropTypeIds) &&
    (tag === null || line.tags.includes(tag))
  )
}

function isAmong(id: number | null, ids: readonly (number | null)[] | undefined): boolean {
  return ids === undefined || ids.includes(id)
}
