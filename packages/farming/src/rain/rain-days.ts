// Which reading stands for a day, which days have none, and which readings stand in each other's way.

import { addDays } from '../dates/dates.ts'
import type { MonthSpan, RainReading } from './rain-months.ts'

/** By day: the reading taken on it, or else the later one that it is part of. */
export function readingOfDays<Reading extends RainReading>(
  readings: readonly Reading[],
): ReadonlyMap<string, Reading> {
  const found = new Map<string, Reading>()
  for (const reading of readings.filter(({ days }) => days > 1)) {
    for (let back = 1; back < reading.days; back += 1) {
      found.set(addDays(reading.day, -back), reading)
    }
  }
  for (const reading of readings) found.set(reading.day, reading)
  return found
}

/** The other readings that stand for a day that this one stands for, too. */
export function inTheWay<Reading extends RainReading>(
  one: RainReading,
  readings: readonly Reading[],
): readonly Reading[] {
  const from = firstDay(one)
  return readings.filter(
    other => other.day !== one.day && other.day >= from && firstDay(other) <= one.day,
  )
}

/** Runs of days without a reading: one reading could stand for each of them. */
export function unreadRuns(
  readings: readonly RainReading[],
  { from, to }: MonthSpan,
): readonly MonthSpan[] {
  const read = readingOfDays(readings.filter(one => mayTouch(one, { from, to })))
  const runs: MonthSpan[] = []
  let first: string | undefined
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!read.has(day)) first ??= day
    else if (first !== undefined) {
      runs.push({ from: first, to: addDays(day, -1) })
      first = undefined
    }
  }
  return first === undefined ? runs : [...runs, { from: first, to }]
}

/** Told from its last day alone, for most readings are of other months. */
function mayTouch({ day, days }: RainReading, { from, to }: MonthSpan): boolean {
  return day >= from && (days > 1 || day <= to)
}

export function firstDay({ day, days }: RainReading): string {
  return days > 1 ? addDays(day, 1 - days) : day
}
