// All that a gauge ever measured, read in few bytes: dry days are most of it and are not sent, where the
// number of readings says that each day has one.

import { daysBetween, daysFrom } from '@furrow/farming/dates/dates'
import { firstDay, inTheWay, readingOfDays } from '@furrow/farming/rain/rain-days'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import type { Furrow } from '@furrow/wire/client/connect'
import type { Result } from '@furrow/wire/client/result'

export interface SentRecord {
  readonly readings: readonly MeasuredRain[]
  /** Days of it that are not among the readings were dry. */
  readonly whole: MonthSpan | null
}

type Asked = Result<SentRecord, unknown, unknown>

export async function readRecord(
  api: Furrow,
  gaugeId: number,
  signal: AbortSignal,
): Promise<Asked> {
  const [counted, wet] = await Promise.all([
    countReadings(api, gaugeId, signal),
    readReadings(api, { gaugeId, isWetOnly: true }, signal),
  ])
  if (!counted.ok) return counted
  if (!wet.ok) return wet
  const readings = measured(wet.data)
  const gauge = counted.data[0]
  const counts = { count: gauge?.rainfalls_count ?? 0, last: gauge?.rainfalls_max_date ?? null }
  const whole = wholeSpan(readings, { ...counts, first: gauge?.rainfalls_min_date ?? null })
  if (whole || counts.count <= readings.length) return told({ readings, whole: whole ?? null })
  const all = await readReadings(api, { gaugeId, isWetOnly: false }, signal)
  return all.ok ? told({ readings: measured(all.data), whole: null }) : all
}

export interface Counts {
  readonly count: number
  readonly first: string | null
  readonly last: string | null
}

/** From the first to the last day, if there are as many days read as lie between them. */
export function wholeSpan(
  readings: readonly MeasuredRain[],
  { count, first, last }: Counts,
): MonthSpan | undefined {
  if (first === null || last === null) return undefined
  const long = readings.filter(({ days }) => days > 1)
  if (long.some(reading => inTheWay(reading, readings).length > 0)) return undefined
  const from = long.map(firstDay).reduce((least, day) => (day < least ? day : least), first)
  const read = count + long.reduce((sum, { days }) => sum + days - 1, 0)
  return read === daysBetween(from, last) + 1 ? { from, to: last } : undefined
}

/** With the dry days that were not sent. */
export function fullRecord({ readings, whole }: SentRecord): readonly MeasuredRain[] {
  if (!whole) return readings
  const known = readingOfDays(readings)
  const dry: MeasuredRain[] = []
  for (const day of daysFrom(whole)) if (!known.has(day)) dry.push({ day, days: 1, mm: 0 })
  return [...readings, ...dry]
}

interface ReadingRow {
  readonly date: string
  readonly days: number
  readonly total_mm: number
}

function measured(rows: readonly ReadingRow[]): readonly MeasuredRain[] {
  return rows.map(({ date, days, total_mm }) => ({ day: date, days, mm: total_mm }))
}

function told(data: SentRecord) {
  return { ok: true, data, meta: undefined } as const
}

function countReadings(api: Furrow, gaugeId: number, signal: AbortSignal) {
  const relation = 'rainfalls'
  const wish = {
    filters: [{ field: 'id', value: gaugeId }],
    aggregates: [
      { relation, type: 'count' },
      { relation, type: 'min', field: 'date' },
      { relation, type: 'max', field: 'date' },
    ],
  } as const
  return api.rows('rain_gauges').search(wish, { signal })
}

interface Wish {
  readonly gaugeId: number
  readonly isWetOnly: boolean
}

function readReadings(api: Furrow, { gaugeId, isWetOnly }: Wish, signal: AbortSignal) {
  const wet = { field: 'total_mm', operator: '>', value: 0 } as const
  const several = { field: 'days', operator: '>', value: 1 } as const
  const wish = {
    filters: [
      { field: 'rain_gauge_id', value: gaugeId },
      ...(isWetOnly ? [{ or: [wet, several] }] : []),
    ],
    limit: 'all',
  } as const
  return api.rows('rainfalls').search(wish, { signal })
}
