// The periods of a farm that lie before another one.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export function useEarlierPeriods({ farmId, periodId }: CollectionPlace) {
  const { rows, isLoading } = useRows('farm_period', {
    where: { farm_id: farmId },
    includes: ['period'],
  })
  const earlier = useMemo((): ReadonlySet<number> => {
    const periods = rows.flatMap(({ period }) => (period ? [period] : []))
    const begins = periods.find(({ id }) => id === periodId)?.start_date
    if (begins === undefined) return new Set()
    return new Set(periods.flatMap(one => (one.start_date < begins ? [one.id] : [])))
  }, [rows, periodId])
  return { earlier, isLoading }
}
