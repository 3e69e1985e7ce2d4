// Which crops are said to be grown in the period, and which were in the one before.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { Crops } from '../use-crops.ts'
import type { CropsSaid } from './grown-change.ts'

export function useCropsSaid({ farmId, periodId }: CollectionPlace, { lists, rows }: Crops) {
  const { period, isLoading } = usePeriodBefore({ farmId, periodId })
  const before = useRows(
    'crop_type_farm_periods',
    { where: { farm_id: farmId, period_id: period?.id ?? 0 } },
    { enabled: period !== undefined },
  )
  const counted = useRows('crop_type_farm_periods', {
    where: { farm_id: farmId, period_id: periodId },
    with_count: ['crop_sale_actuals', 'crop_sale_estimate_pools'],
  })
  const said = useMemo(
    (): CropsSaid => ({
      grown: lists.grown,
      rows,
      before: before.rows.map(({ crop_type_id }) => crop_type_id),
      sold: new Set(
        counted.rows
          .filter(
            one =>
              (one.crop_sale_actuals_count ?? 0) + (one.crop_sale_estimate_pools_count ?? 0) > 0,
          )
          .map(({ crop_type_id }) => crop_type_id),
      ),
    }),
    [lists.grown, rows, before.rows, counted.rows],
  )
  return { said, isKnown: !isLoading && !before.isLoading }
}
