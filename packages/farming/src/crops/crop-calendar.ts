// When the work on a crop belongs to a period: sown within its sowing window, and done within the
// period as far as crops run over its edges.

import { periodText } from '../dates/period-text.ts'
import { addDays, dayInWords } from '../dates/dates.ts'

interface PeriodDays {
  readonly start: string
  readonly end: string
  readonly sowingStart: string
  readonly sowingEnd: string
}

export interface NamedPeriod extends PeriodDays {
  readonly name: string
}

export interface DaySpan {
  readonly from: string
  readonly until: string
}

/** A perennial that stood before the period keeps the day on which it was sown. */
export function isInSowingWindow(day: string, period: PeriodDays, perennial: boolean): boolean {
  return (perennial || period.sowingStart <= day) && day <= period.sowingEnd
}

/** A crop that is sown early may be cut before the period begins, and one sown late after it ends. */
export function harvestDays({ start, end, sowingStart }: PeriodDays): DaySpan {
  const from = sowingStart < start ? sowingStart : start
  return { from, until: addDays(end, latestHarvest) }
}

/** Water and fertiliser are put on long before the crop is sown, too. */
export function fallowWorkDays(period: PeriodDays): DaySpan {
  const { from, until } = harvestDays(period)
  return { from: addDays(from, -longestFallow), until }
}

/** Why a crop of a period was not sown on a day: said where it is typed, and where it is refused. */
export function whyNotSown(
  day: string,
  period: NamedPeriod,
  perennial: boolean,
): string | undefined {
  if (isInSowingWindow(day, period, perennial)) return undefined
  const window = `${dayInWords(period.sowingStart)} and ${dayInWords(period.sowingEnd)}`
  return `Sowing for ${periodText(period.name)} must be between ${window}.`
}

/** Why nothing else was done to it on a day. */
export function whyNotDone(
  day: string,
  period: NamedPeriod,
  inFallow: boolean,
): string | undefined {
  const { from, until } = inFallow ? fallowWorkDays(period) : harvestDays(period)
  if (from <= day && day <= until) return undefined
  const span = `from ${dayInWords(from)} to ${dayInWords(until)}`
  return `${dayInWords(day)} is not in ${periodText(period.name)}: enter a date ${span}.`
}

/** What is recorded was done, but for a week that is planned ahead. */
export function isTooFarAhead(day: string, today: string): boolean {
  return day > addDays(today, 7)
}

const latestHarvest = 120
const longestFallow = 365
