// Reads the sowing plan of the period before, for the paddocks of this one.

import { calendarDay, monthsBetween } from '@furrow/farming/dates/dates'
import { mainPrior } from '@furrow/farming/land/paddock-lineage'
import { useMemo } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useRow, useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import type { CropRow } from '../crop-row.ts'
import { planBefore } from './plan-before.ts'

export function usePlanBefore(place: CollectionPlace, rows: readonly CropRow[]) {
  const { farmId: farm_id, periodId } = place
  const { period: before, isLoading } = usePeriodBefore(place)
  const { row: now } = useRow('periods', periodId)
  const { time_zone: zone } = useFurrow().settings
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
            months: monthsBetween(
              calendarDay(before.start_date, zone),
              calendarDay(now.start_date, zone),
            ),
          })
        : [],
    [before, now, zone, paddocks.rows, rows, crops.rows, sowings.rows],
  )
  const all = [paddocks, crops, sowings]
  return { before, planned, isLoading: isLoading || all.some(one => one.isLoading) }
}
