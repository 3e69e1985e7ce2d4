// When the work on a crop belongs to a period: sown within its sowing window, and done within the
// period as far as crops run over its edges.

import { addDays } from '../dates/dates.ts'

interface PeriodDays {
  readonly start: string
  readonly end: string
  readonly sowingStart: string
  readonly sowingEnd: string
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

/** What is written down was done, but for a week that is planned ahead. */
export function isTooFarAhead(day: string, today: string): boolean {
  return day > addDays(today, 7)
}

const latestHarvest = 120
const longestFallow = 365
