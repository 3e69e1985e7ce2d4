// The newest season of a farm at its main gauge: this season with what waits to be saved, and the
// seasons before as the server has them.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { listOf } from '../../period/read-first.ts'
import { usePartedByUse } from '../../period/retiring/use-still-used.ts'
import { useToday } from '../../period/use-today.ts'
import { mainGauge } from './main-gauge.ts'
import { readRecord } from './read-record.ts'
import { seasonOfGauge } from './season-of-gauge.ts'
import type { PeriodAtHome } from './use-overview.ts'

export function useSeasonRain(farmId: number, period: PeriodAtHome) {
  const { api } = useFurrow()
  const { today } = useToday()
  const gauge = useMainGauge(farmId, period.period_id)
  const gaugeId = gauge.main?.id ?? 0
  const enabled = gaugeId > 0
  const from = period.start
  const now = useRows(
    'rainfalls',
    {
      where: { farm_id: farmId, rain_gauge_id: gaugeId },
      filters: [{ field: 'date', operator: '>=', value: from }],
      sort: ['date'],
    },
    { enabled },
  )
  const before = useAnswer(
    ['rain before', gaugeId, from],
    signal => readRecord(api, { gaugeId, before: from }, signal),
    { resources: ['rainfalls', 'rain_gauges'], farmId, enabled },
  )
  const readings = now.rows.map(({ date: day, days, total_mm: mm }) => ({ day, days, mm }))
  return {
    gauge: gauge.main,
    rain: seasonOfGauge({ from, end: period.end, readings, record: before.data, today }),
    isLoading: gauge.isLoading || now.isLoading || before.isLoading,
    failure: gauge.failure ?? now.failure,
    retry: () => {
      gauge.retry()
      if (enabled) now.retry()
    },
  }
}

function useMainGauge(farmId: number, periodId: number) {
  const gauges = useRows('rain_gauges', listOf(farmId))
  const { used } = usePartedByUse(gauges.rows, { farmId, periodId })
  const where = { farm_id: farmId, period_id: periodId }
  const paddocks = useRows('paddocks', { where, sort: ['name'] })
  return {
    main: mainGauge(used, paddocks.rows),
    isLoading: gauges.isLoading || paddocks.isLoading,
    failure: gauges.failure ?? paddocks.failure,
    retry: () => {
      gauges.retry()
      paddocks.retry()
    },
  }
}
