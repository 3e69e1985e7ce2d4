// The files of a farm, those of one period or all of them, and what each belongs to.

import { useRows } from '../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../period/use-place.ts'

export type KeptFile = ReturnType<typeof useFiles>['rows'][number]

const includes = ['file_links', 'crop_rctis', 'uploaded_by'] as const

export function useFiles({ farmId, periodId }: CollectionPlace, isOfAllPeriods: boolean) {
  // What says no period, a map for instance, is there in each.
  const periods = isOfAllPeriods ? undefined : [periodId, null]
  return useRows('files', {
    where: { farm_id: farmId, ...(periods && { period_id: periods }) },
    includes,
    sort: ['-created_at'],
  })
}

export function useTrash({ farmId }: CollectionPlace) {
  return useRows('files', {
    where: { farm_id: farmId },
    deleted: 'only',
    includes,
    sort: ['-deleted_at'],
  })
}
