// Reads what is compared of some periods of a farm: by one call what they add up to and their crops, and
// their rain at the main gauge. How complete they are, the list of periods says.

import { mainGauge } from '@furrow/farming/rain/gauge-of-paddock'
import { rainOf } from '@furrow/farming/rain/season-rain'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { daysBetween } from '@furrow/farming/dates/dates'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { ListedPeriod } from '../use-period-list.ts'
import type { PeriodFigures } from './compared-rows.ts'

export function useCompared(farmId: number, periods: readonly ListedPeriod[]) {
  const { api } = useFurrow()
  const rain = useRainAtMainGauge(farmId, periods)
  const ids = periods.map(({ period_id }) => period_id)
  const told = useAnswer(
    ['compared periods', farmId, ids],
    signal => api.comparedPeriods(farmId, ids, { signal }),
    { enabled: ids.length > 0, resources: 'all', farmId },
  )
  const figures = told.data?.flatMap((own, place): readonly PeriodFigures[] => {
    const period = periods[place]
    if (!period) return []
    return [{ ...own, score: period.score, rain: rainIn(rain.readings, period) }]
  })
  return {
    figures: figures ?? [],
    isLoading: told.isLoading || rain.isLoading,
    failure: told.failure ?? rain.failure,
    retry: () => {
      told.retry()
      rain.retry()
    },
  }
}

/** Nothing where no day of the period was read. */
function rainIn(readings: readonly MeasuredRain[], { start: from, end: to }: ListedPeriod) {
  const rain = rainOf(readings, { from, to })
  return rain.unread > daysBetween(from, to) ? undefined : rain
}

function useRainAtMainGauge(farmId: number, periods: readonly ListedPeriod[]) {
  const gauges = useRows('rain_gauges', { where: { farm_id: farmId }, sort: ['name'] })
  const main =
    mainGauge(gauges.rows.map(({ id, is_main }) => ({ id, is_main, at: undefined }))) ??
    gauges.rows[0]
  const [first, last] = [periods[0]?.start ?? '', periods.at(-1)?.end ?? '']
  const enabled = main !== undefined && periods.length > 0
  const { rows, isLoading, failure, retry } = useRows(
    'rainfalls',
    {
      where: { farm_id: farmId, rain_gauge_id: main?.id ?? 0 },
      filters: [
        { field: 'date', operator: '>=', value: first },
        { field: 'date', operator: '<=', value: last },
      ],
      sort: ['date'],
    },
    { enabled },
  )
  return {
    readings: rows.map(({ date: day, days, total_mm: mm }) => ({ day, days, mm })),
    isLoading: gauges.isLoading || (enabled && isLoading),
    failure: gauges.failure ?? failure,
    retry: () => {
      gauges.retry()
      if (enabled) retry()
    },
  }
}
