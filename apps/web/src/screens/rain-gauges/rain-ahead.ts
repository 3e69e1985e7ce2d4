// The rain that the screen will show, read as soon as the gauges are known and not once it is drawn.

import { calendarDay } from '@furrow/farming/dates/dates'
import { rowsAhead } from '../../data/rows/read-ahead.ts'
import type { Ahead } from '../../data/rows/read-ahead.ts'
import { readingsWish, recordOf, summariesOf } from './read-rain.ts'
import { shownGauge, usualYear } from './shown-at.ts'
import { shownSpan } from './year/shown-months.ts'

interface ReadGauge {
  readonly id: number
  readonly is_main: boolean
  readonly last_period_id?: number | null
}

interface ReadPeriod {
  readonly start_date: string
  readonly end_date: string
}

/**
 * `read`: the gauges of the farm, and the period. Of the gauge and the twelve months that are shown where the address
 * leaves them open.
 */
export function rainAhead(
  farmId: number,
  read: readonly (readonly object[])[],
  zone: string,
): readonly Ahead[] {
  const [gauges, [period]] = read as [readonly ReadGauge[], readonly ReadPeriod[]]
  const known = gauges.map(one => ({ ...one, isRetired: Boolean(one.last_period_id) }))
  const gauge = shownGauge(known, undefined)
  if (!gauge || !period) return []
  const day = (moment: string) => calendarDay(moment, zone)
  const days = { from: day(period.start_date), to: day(period.end_date) }
  const year = usualYear(days, day(new Date().toISOString()))
  const of = { farmId, gaugeId: gauge.id }
  return [
    rowsAhead('rainfalls', readingsWish(of, shownSpan(days, { year, month: undefined }))),
    recordOf(of),
    summariesOf(farmId, days),
  ]
}
