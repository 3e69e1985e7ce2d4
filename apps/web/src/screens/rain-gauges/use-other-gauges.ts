// The months that are shown at every gauge of the farm, to be laid beside each other; asked for only when
// someone compares.

import { addMonths } from '@furrow/farming/dates/dates'
import { rainOfMonths } from '@furrow/farming/rain/rain-years'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { RainOfMonth } from '@furrow/farming/rain/rain-years'
import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { readingsOf } from './readings.ts'

export type MonthsOfGauges = ReadonlyMap<number, readonly RainOfMonth[]>

interface Wish {
  readonly farmId: number
  readonly span: MonthSpan
  readonly enabled: boolean
}

export function useMonthsOfGauges({ farmId, span, enabled }: Wish) {
  const { rows, isLoading, failure, retry } = useRows(
    'rainfalls',
    {
      where: { farm_id: farmId },
      filters: [
        { field: 'date', operator: '>=', value: span.from },
        { field: 'date', operator: '<=', value: addMonths(span.to, 12) },
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
    const shown = { from: span.from, to: span.to }
    const byGauge = Map.groupBy(rows, ({ rain_gauge_id }) => rain_gauge_id)
    return new Map(
      [...byGauge].map(([gauge, own]) => [gauge, rainOfMonths(readingsOf(own), shown)]),
    )
  }, [rows, span.from, span.to])
  return { months, isLoading, failure, retry }
}
