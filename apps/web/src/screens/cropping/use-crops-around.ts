// What surrounds the crops of a period: the rain on them, the crops before them, and what stands on from
// another period.

import { firstRainDay, rainReader } from '@furrow/farming/crops/crop-rain'
import type { RainIn } from '@furrow/farming/crops/crop-rain'
import { gaugeOfPaddock } from '@furrow/farming/rain/gauge-of-paddock'
import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../data/hooks/use-same-members.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { usePeriodDays } from '../../period/use-period-days.ts'
import type { DaysOfPeriod } from '../../period/use-period-days.ts'
import { useToday } from '../../period/use-today.ts'
import type { ReadCrop } from './crop-row.ts'
import type { CropsAround } from './crop-rows.ts'
import type { CropLists } from './use-crop-lists.ts'
import { useCropsBefore } from './use-crops-before.ts'

/** Nothing of it is waited for: figures come when they come. */
export function useCropsAround(
  place: CollectionPlace,
  lists: CropLists,
  crops: readonly ReadCrop[],
): CropsAround {
  const days = usePeriodDays(place.periodId)
  const { today } = useToday()
  const period = useMemo(
    () => days ?? { sowing_start: today, start: today, end: today, today },
    [days, today],
  )
  const { gauges, enterprises, fallowTypes: kinds } = lists
  const rainOf = useRain(place, days, gauges)
  const gaugeOf = useMemo(
    (): CropsAround['gaugeOf'] => paddock => {
      const gauge = gaugeOfPaddock(paddock, gauges)?.gauge
      return gauge && { name: gauge.name, rain: rainOf?.get(gauge.id) }
    },
    [gauges, rainOf],
  )
  const before = useCropsBefore(place, lists, crops)
  const fallowTypes = useMemo(() => new Map(kinds.map(({ slug, id }) => [slug ?? '', id])), [kinds])
  return useSameMembers({ period, gaugeOf, before, fallowTypes, enterprises })
}

/** By gauge; nothing as long as the readings are not there. */
function useRain(
  { farmId }: CollectionPlace,
  days: DaysOfPeriod | undefined,
  gauges: CropLists['gauges'],
): ReadonlyMap<number, RainIn> | undefined {
  const since = days && firstRainDay(days)
  const { rows, isLoading, failure } = useRows(
    'rainfalls',
    {
      where: { farm_id: farmId },
      filters: [{ field: 'date', operator: '>=', value: since ?? '' }],
    },
    { enabled: since !== undefined },
  )
  const isRead = since !== undefined && !isLoading && failure === undefined
  return useMemo(() => {
    if (!isRead) return undefined
    const byGauge = Map.groupBy(rows, ({ rain_gauge_id }) => rain_gauge_id)
    return new Map(
      gauges.map(({ id }) => [
        id,
        rainReader(
          (byGauge.get(id) ?? []).map(({ date: day, days: count, total_mm: mm }) => ({
            day,
            days: count,
            mm,
          })),
        ),
      ]),
    )
  }, [isRead, rows, gauges])
}
