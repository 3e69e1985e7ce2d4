// Whether the filter that the screens of a period share shows stock of an enterprise and a species.

import type { FilterState } from '../../../period/filters-in.ts'

export function showsStock(
  { livestockEnterpriseIds, livestockTypeIds }: FilterState,
  of: { readonly enterprise: number | undefined; readonly species: number | null | undefined },
): boolean {
  return isAmong(of.enterprise, livestockEnterpriseIds) && isAmong(of.species, livestockTypeIds)
}

function isAmong(id: number | null | undefined, ids: readonly number[] | undefined): boolean {
  return ids === undefined || (typeof id === 'number' && ids.includes(id))
}
