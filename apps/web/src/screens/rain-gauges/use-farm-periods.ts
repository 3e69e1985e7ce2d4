// The periods of a farm by their days, and which days of them are closed for whoever looks.

import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { useMemo } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useRow } from '../../data/hooks/use-rows.ts'
import { usePeriodDays } from '../../period/use-period-days.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { closedDays } from './year/closed-days.ts'

/** As the server closes them; what it has not said yet is open until it says so. */
export function useFarmPeriods({ farmId, periodId }: CollectionPlace) {
  const { api } = useFurrow()
  const { isAdmin, person } = useSignedIn()
  const isStaffHere =
    isAdmin || person.farm_rights.some(right => right.farm_id === farmId && right.consults)
  const { isLoading } = useRow('periods', periodId)
  const days = usePeriodDays(periodId)
  const [from, to] = [days?.start, days?.end]
  const period = useMemo(
    (): MonthSpan | undefined => (from && to ? { from, to } : undefined),
    [from, to],
  )
  const { data } = useAnswer(
    ['overview', farmId],
    signal => api.completeness.overview([farmId], { signal }),
    { resources: ['farm_period', 'periods'] },
  )
  return useMemo(() => {
    const periods = data?.[0]?.periods ?? []
    return { periods, period, isLoading, whyClosed: closedDays(periods, isStaffHere) }
  }, [data, period, isLoading, isStaffHere])
}
