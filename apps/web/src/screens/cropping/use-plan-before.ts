// Reads the sowing plan of the period before, for the paddocks of this one.

import { monthsBetween } from '@furrow/farming/dates'
import { mainPrior } from '@furrow/farming/paddock-lineage'
import { useMemo } from 'react'
import { useRow, useRows } from '../../data/use-rows.ts'
import type { CollectionPlace } from '../use-place.ts'
import { usePeriodBefore } from '../use-period-before.ts'
import type { CropRow } from './crop-row.ts'
import { planBefore } from './plan-before.ts'

export function usePlanBefore(place: CollectionPlace, rows: readonly CropRow[]) {
  const { farmId: farm_id, periodId } = place
  const { period: before, isLoading } = usePeriodBefore(place)
  const { row: now } = useRow('periods', periodId)
  const where = { farm_id, period_id: before?.id ?? 0 }
  const enabled = before !== undefined
  const paddocks = useRows('paddocks', {
    where: { farm_id, period_id: periodId },
    sort: ['name'],
    includes: ['prior_links'],
  })
  const crops = useRows('crop_collections', { where }, { enabled })
  const sowings = useRows('sowing_collection_events', { where }, { enabled })
  const planned = useMemo(
    () =>
      before && now
        ? planBefore({
            ground: paddocks.rows.map(
              ({ id, name, area, prior_links, primary_parent_paddock_id }) => {
                const priors = prior_links.map(({ prior_paddock_id }) => prior_paddock_id)
                const main = mainPrior(priors, primary_parent_paddock_id)
                return { id, name, area, priors: main === null ? [] : [main] }
              },
            ),
            taken: new Set(rows.map(({ crop }) => crop.paddock_id)),
            crops: crops.rows,
            sowings: sowings.rows,
            months: monthsBetween(before.start_date, now.start_date),
          })
        : [],
    [before, now, paddocks.rows, rows, crops.rows, sowings.rows],
  )
  const all = [paddocks, crops, sowings]
  return { before, planned, isLoading: isLoading || all.some(one => one.isLoading) }
}
