// What grew on each paddock the period before, and what ground is for crops.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'

export function useGroundBefore(place: CollectionPlace) {
  const { period } = usePeriodBefore(place)
  const { rows: crops } = useRows(
    'crop_collections',
    {
      where: { farm_id: place.farmId, period_id: period?.id ?? 0 },
      includes: ['current_crop'],
    },
    { enabled: period !== undefined },
  )
  const { rows: uses } = useRows('asset_types')
  return useMemo(() => {
    const named = crops.map(({ paddock_id, current_crop }) => ({
      paddock: paddock_id,
      name: current_crop?.name ?? 'fallow',
    }))
    const before = new Map(
      [...Map.groupBy(named, ({ paddock }) => paddock)].map(([paddock, some]) => [
        paddock,
        [...new Set(some.map(({ name }) => name))],
      ]),
    )
    const forCrops = new Set(
      uses.filter(({ slug }) => cropUses.has(slug ?? '')).map(({ id }) => id),
    )
    return { before, forCrops, period: period?.name ?? 'last period' }
  }, [crops, uses, period])
}

const cropUses = new Set([
  'dryland-cropping',
  'irrigated-cropping',
  'semi-irrigated-cropping',
  'sugarcane',
  'horticulture',
])
