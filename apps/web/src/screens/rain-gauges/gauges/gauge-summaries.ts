// Of each gauge of a farm: the day of its last reading, and its readings in a period.

import { addMonths } from '@furrow/farming/dates/dates'
import type { MonthSpan, RainReading } from '@furrow/farming/rain/rain-months'
import type { Furrow } from '@furrow/wire/client/connect'

interface Wish {
  readonly farmId: number
  readonly span: MonthSpan
}

export async function readSummaries(api: Furrow, { farmId, span }: Wish, signal: AbortSignal) {
  const [gauges, readings] = await Promise.all([
    api.rows('rain_gauges').search(
      {
        filters: [{ field: 'farm_id', value: farmId }],
        aggregates: [{ relation: 'rainfalls', type: 'max', field: 'date' }],
        limit: 'all',
      },
      { signal },
    ),
    api.rows('rainfalls').search(ofSpan(farmId, span), { signal }),
  ])
  if (!gauges.ok) return gauges
  if (!readings.ok) return readings
  const byGauge = Map.groupBy(readings.data, ({ rain_gauge_id }) => rain_gauge_id)
  const data = gauges.data.map(({ id, rainfalls_max_date }) => ({
    gaugeId: id,
    last: rainfalls_max_date ?? undefined,
    readings: (byGauge.get(id) ?? []).map(({ date, days }): RainReading => ({ day: date, days })),
  }))
  return { ok: true, data, meta: undefined } as const
}

/** A reading of many days may have been taken after the period. */
function ofSpan(farmId: number, { from, to }: MonthSpan) {
  return {
    filters: [
      { field: 'farm_id', value: farmId },
      { field: 'date', operator: '>=', value: from },
      { field: 'date', operator: '<=', value: addMonths(to, 12) },
      {
        or: [
          { field: 'date', operator: '<=', value: to },
          { field: 'days', operator: '>', value: 1 },
        ],
      },
    ],
    limit: 'all',
  } as const
}
