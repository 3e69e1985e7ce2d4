// What a gauge measured before a season. Dry days are most of it and are not sent, where the number of
// readings says that each day was read.

import { daysBetween } from '@furrow/farming/dates/dates'
import type { RainRecord } from '@furrow/farming/rain/season-rain'
import type { Furrow } from '@furrow/wire/client/connect'
import type { Result } from '@furrow/wire/client/result'

interface OfGauge {
  readonly gaugeId: number
  /** The first day of the season. */
  readonly before: string
}

export async function readRecord(
  api: Furrow,
  { gaugeId, before }: OfGauge,
  signal: AbortSignal,
): Promise<Result<RainRecord, unknown, unknown>> {
  const [counted, wet] = await Promise.all([
    countReadings(api, { gaugeId, before }, signal),
    readReadings(api, { gaugeId, before, isWetOnly: true }, signal),
  ])
  if (!counted.ok) return counted
  if (!wet.ok) return wet
  const gauge = counted.data[0]
  const wholeSince = gauge?.rainfalls_min_date ?? undefined
  const isDaily = wet.data.every(({ days }) => days === 1)
  const count = gauge?.rainfalls_count ?? 0
  if (count === 0) return done([], undefined)
  if (wholeSince && isDaily && count === daysBetween(wholeSince, before)) {
    return done(wet.data, wholeSince)
  }
  const all = await readReadings(api, { gaugeId, before, isWetOnly: false }, signal)
  return all.ok ? done(all.data, undefined) : all
}

interface ReadingRow {
  readonly date: string
  readonly days: number
  readonly total_mm: number
}

function done(rows: readonly ReadingRow[], wholeSince: string | undefined) {
  const readings = rows.map(({ date, days, total_mm }) => ({ day: date, days, mm: total_mm }))
  return { ok: true, data: { readings, wholeSince }, meta: undefined } as const
}

function countReadings(api: Furrow, { gaugeId, before }: OfGauge, signal: AbortSignal) {
  const relation = 'rainfalls'
  const filters = [{ field: 'rainfalls.date', operator: '<', value: before }] as const
  return api.rows('rain_gauges').search(
    {
      filters: [{ field: 'id', value: gaugeId }],
      aggregates: [
        { relation, type: 'count', filters },
        { relation, type: 'min', field: 'date', filters },
      ],
    },
    { signal },
  )
}

function readReadings(
  api: Furrow,
  { gaugeId, before, isWetOnly }: OfGauge & { readonly isWetOnly: boolean },
  signal: AbortSignal,
) {
  const least = { field: 'total_mm', operator: '>', value: 0 } as const
  const several = { field: 'days', operator: '>', value: 1 } as const
  return api.rows('rainfalls').search(
    {
      filters: [
        { field: 'rain_gauge_id', value: gaugeId },
        { field: 'date', operator: '<', value: before },
        ...(isWetOnly ? [{ or: [least, several] }] : []),
      ],
      limit: 'all',
    },
    { signal },
  )
}
