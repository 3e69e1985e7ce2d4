// The crops of a period that are harvested, each on its paddock, and by what they are harvested.

import type { CropEventKindName } from '@furrow/catalogue/chapters/crop-event-kinds'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

const kinds = ['grain', 'lint', 'cane', 'hay'] as const satisfies readonly CropEventKindName[]
export type HarvestedBy = (typeof kinds)[number]

export interface CropToHarvest {
  /** Of the crop on its paddock. */
  readonly id: number
  readonly name: string
  readonly paddock: string
  readonly cropTypeId: number
  readonly kind: HarvestedBy
}

export function useCropsToHarvest({ farmId, periodId }: CollectionPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  const crops = useRows('crop_collections', { where })
  const paddocks = useRows('paddocks', { where, sort: ['name'] })
  const types = useRows('crop_types', { sort: ['name'] })
  const harvests = useRows('harvest_types')
  const grown = crops.rows.flatMap((crop): readonly CropToHarvest[] => {
    const type = types.rows.find(({ id }) => id === crop.current_crop_id)
    const slug = harvests.rows.find(({ id }) => id === type?.harvest_type_id)?.slug
    const kind = kinds.find(one => one === slug)
    const paddock = paddocks.rows.find(({ id }) => id === crop.paddock_id)?.name
    if (!type || !kind || paddock === undefined) return []
    return [{ id: crop.id, name: type.name, paddock, cropTypeId: type.id, kind }]
  })
  return {
    crops: grown.toSorted((one, other) => one.paddock.localeCompare(other.paddock)),
    isLoading: [crops, paddocks, types, harvests].some(({ isLoading }) => isLoading),
  }
}
