// The period of a farm that came before another, by their first days, and its name as it is shown.

import { periodText } from '@furrow/farming/dates/period-text'
import { useMemo } from 'react'
import { useRows } from '../data/hooks/use-rows.ts'
import { periodsOf } from './read-first.ts'
import type { CollectionPlace } from './use-place.ts'

export interface NamedPeriod {
  readonly id: number
  readonly name: string
  readonly start_date: string
  readonly end_date: string
}

export function usePeriodBefore({ farmId, periodId }: CollectionPlace) {
  const { rows, isLoading, failure } = useRows('farm_period', periodsOf(farmId))
  const period = useMemo(() => {
    const periods = rows.flatMap(row => (row.period ? [row.period] : []))
    const before = periodBefore(periods, periodId)
    return before && { ...before, name: periodText(before.name) }
  }, [rows, periodId])
  return { period, isLoading, failure }
}

/** Nothing before the first. */
export function periodBefore<Period extends NamedPeriod>(
  periods: readonly Period[],
  id: number,
): Period | undefined {
  const inOrder = periods.toSorted((one, other) => one.start_date.localeCompare(other.start_date))
  const place = inOrder.findIndex(period => period.id === id)
  return place > 0 ? inOrder[place - 1] : undefined
}
