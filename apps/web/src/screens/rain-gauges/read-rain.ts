// What is read of the rain of a farm: in one place, so that what is read ahead of the screen is what it asks for.

import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { asked } from '../../data/rows/answer-query.ts'
import { readSummaries } from './gauges/gauge-summaries.ts'
import { readRecord } from './gauge-record.ts'

export interface OfGauge {
  readonly farmId: number
  readonly gaugeId: number
}

export function readingsWish({ farmId, gaugeId }: OfGauge, { from, to }: MonthSpan) {
  return {
    where: { farm_id: farmId, rain_gauge_id: gaugeId },
    filters: [
      { field: 'date', operator: '>=', value: from },
      { field: 'date', operator: '<=', value: to },
    ],
  } as const
}

export function recordOf({ farmId, gaugeId }: OfGauge) {
  return asked({
    key: ['rain record', gaugeId],
    ask: (api, signal) => readRecord(api, gaugeId, signal),
    farmId,
  })
}

export function summariesOf(farmId: number, span: MonthSpan) {
  return asked({
    key: ['rain of gauges', span.from, span.to],
    ask: (api, signal) => readSummaries(api, { farmId, span }, signal),
    resources: ['rain_gauges'],
    farmId,
  })
}
