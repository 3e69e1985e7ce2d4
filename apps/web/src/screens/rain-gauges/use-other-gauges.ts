// The months of a year at every gauge of the farm, to be laid beside each other; asked for only when
// somebody compares.

import { rainOfMonths } from '@furrow/farming/rain/rain-years'
import type { RainOfMonth } from '@furrow/farming/rain/rain-years'
import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { readingsOf } from './readings.ts'

export type MonthsOfGauges = ReadonlyMap<number, readonly RainOfMonth[]>

interface Wish {
  readonly farmId: number
  readonly year: number
  readonly enabled: boolean
}

export function useMonthsOfGauges({ farmId, year, enabled }: Wish) {
  const span = { from: `${year}-01-01`, to: `${year}-12-31` }
  const { rows, isLoading, failure, retry } = useRows(
    'rainfalls',
    {
      where: { farm_id: farmId },
      filters: [
        { field: 'date', operator: '>=', value: span.from },
        { field: 'date', operator: '<=', value: `${year + 1}-12-31` },
        {
          or: [
            { field: 'date', operator: '<=', value: span.to },
            { field: 'days', operator: '>', value: 1 },
          ],
        },
      ],
    },
    { enabled },
  )
  const months = useMemo((): MonthsOfGauges => {
    const year = { from: span.from, to: span.to }
    const byGauge = Map.groupBy(rows, ({ rain_gauge_id }) => rain_gauge_id)
    return new Map([...byGauge].map(([gauge, own]) => [gauge, rainOfMonths(readingsOf(own), year)]))
  }, [rows, span.from, span.to])
  return { months, isLoading, failure, retry }
}
