// Twelve months of a gauge as a grid: a line for each day of the month, a column for each month, and in each
// cell what was read, or why nothing can be.

import { monthName } from '@furrow/farming/dates/dates'
import { readingOfDays } from '@furrow/farming/rain/rain-days'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { daysInMonth } from '@furrow/farming/dates/typed-date'
import { partOfLater, rainInWords, rainText } from '@furrow/farming/rain/typed-rain'
import { dayText } from '../../../ui/amounts.ts'
import type { WhyClosed } from './closed-days.ts'
import { monthsIn } from './shown-months.ts'
import type { YearMonth } from './shown-months.ts'
import { isDryRun } from '../readings.ts'
import type { GaugeReading } from '../readings.ts'

/** 1 to 31, with its cell of each month. */
export interface DayRow {
  readonly day: number
  readonly cells: readonly DayCell[]
}

export interface DayCell {
  /** Nothing where there is no such day. */
  readonly date: string | undefined
  /** `12.5`, or a text as it would be typed; null where nothing was recorded. */
  readonly value: number | string | null
  /** Why nothing can be typed here; a sentence. */
  readonly locked: string | undefined
  /** The row whose state the cell shows. */
  readonly reading: GaugeReading | undefined
}

export interface DaysWish {
  readonly span: MonthSpan
  /** Of that span. */
  readonly readings: readonly GaugeReading[]
  /** Of other days, which may reach into it. */
  readonly others: readonly MeasuredRain[]
  readonly today: string
  readonly whyClosed: WhyClosed
}

export function dayRows(wish: DaysWish): readonly DayRow[] {
  const found = readingOfDays<MeasuredRain>([...wish.others, ...wish.readings])
  const months = monthsIn(wish.span)
  return Array.from({ length: 31 }, (_, place) => ({
    day: place + 1,
    cells: months.map(month => cellOf(wish, found, { ...month, day: place + 1 })),
  }))
}

type FoundReadings = ReadonlyMap<string, MeasuredRain>

function cellOf(
  { today, whyClosed }: DaysWish,
  found: FoundReadings,
  { year, month, day }: YearMonth & { readonly day: number },
): DayCell {
  if (day > daysInMonth(month, year)) return noSuchDay(day, month, year)
  const date = dateOf(year, month, day)
  const read = found.get(date)
  const own = read && isOwn(read) ? read : undefined
  const isPart = read !== undefined && read.day !== date && !(own && isDryRun(own))
  return {
    date,
    value: read ? valueAt(read, date) : null,
    locked: whyClosed(date) ?? (isPart ? partWords(read) : whyLater(date, today)),
    reading: isPart ? undefined : own,
  }
}

/** Those of other months cannot be changed from here. */
function isOwn(reading: MeasuredRain): reading is GaugeReading {
  return 'id' in reading
}

function noSuchDay(day: number, month: number, year: number): DayCell {
  const locked = `There is no ${day} ${monthName(month)}${month === 2 ? ` ${year}` : ''}.`
  return { date: undefined, value: null, locked, reading: undefined }
}

function valueAt(reading: MeasuredRain, date: string): number | string {
  if (isDryRun(reading)) return 0
  if (reading.day !== date) return partOfLater
  return reading.days === 1 ? reading.mm : rainText(reading)
}

function partWords(reading: MeasuredRain): string {
  return `Part of ${rainInWords(reading)}, read on ${dayText(reading.day)}.`
}

function whyLater(date: string, today: string): string | undefined {
  return date > today ? `${dayText(date)} is still to come.` : undefined
}

export function dateOf(year: number, month: number, day: number): string {
  return [year, month, day].map(part => String(part).padStart(2, '0')).join('-')
}
