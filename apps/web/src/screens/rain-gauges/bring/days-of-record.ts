// A record day by day, as far as it can be: a run of dry days is so many dry days, and rain of several
// days stays together.

import { addDays } from '@furrow/farming/dates/dates'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import type { FileReading } from './read-rain-file.ts'
import { isDryRun } from '../readings.ts'

export function daysOfRecord(readings: readonly MeasuredRain[]): readonly FileReading[] {
  return readings
    .flatMap(reading => (isDryRun(reading) ? dryDays(reading) : [reading]))
    .map(({ day, mm, days }) => ({ day, mm, days }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

function dryDays({ day, days }: MeasuredRain): readonly MeasuredRain[] {
  return Array.from({ length: days }, (_, back) => ({ day: addDays(day, -back), mm: 0, days: 1 }))
}
