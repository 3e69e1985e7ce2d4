// The rain of the financial record: of the year, of its seasons, and how the year ranks among all that
// the gauge holds (C50, C67, C68). A month of which nothing was read is not dry: then a sum is not known.

import { addMonths, monthOf, yearOf } from '../dates/dates.ts'
import type { Months } from '../dates/dates.ts'
import { monthsOf } from '../rain/rain-months.ts'
import type { MonthSpan } from '../rain/rain-months.ts'
import { medianOf, rainInSeason, rainOfMonths, seasonSpan } from '../rain/rain-years.ts'
import type { RainOfMonth } from '../rain/rain-years.ts'
import type { Known } from '../numbers/ratio.ts'
import { decileOf, fewestSeasons } from '../rain/season-rain.ts'
import type { MeasuredRain } from '../rain/season-rain.ts'

export interface RainOfRecord {
  readonly period: MonthSpan
  /** Of the gauge that stands for the farm, however far back. */
  readonly readings: readonly MeasuredRain[]
}

interface RainFacts extends RainOfRecord {
  readonly years: readonly YearOfRain[]
}

interface YearOfRain {
  readonly from: string
  readonly mm: number
}

export function rainFacts(rain: RainOfRecord): RainFacts {
  return { ...rain, years: wholeYears(rain) }
}

/** While winter crops grow, and while they do not. */
const growing: Months = { from: 4, to: 10 }
const summer: Months = { from: 11, to: 3 }

export const rainFigures: Readonly<Record<string, (rain: RainFacts) => Known>> = {
  months_in_period: ({ period }) => monthsOf(period).length,
  rain_annual_mm: rain => rainOfPeriod(rain),
  rain_gsr_mm: ({ period, readings }) => rainIn(readings, spansOfRain(period).growing),
  rain_summer_mm: ({ period, readings }) => rainIn(readings, spansOfRain(period).summer),
  rain_long_term_mm: rain => longTerm(rain),
  rain_decile: rain => decile(rain),
}

/** The seasons that a period is told of: that in which its winter crop grew, and the summer after it. */
export function spansOfRain(period: MonthSpan) {
  return { growing: seasonFrom(growing, period), summer: seasonFrom(summer, period) }
}

export function rainOfPeriod({ period, readings }: RainOfRecord): Known {
  return rainIn(readings, period)
}

/** Σ of its months, each of which was read (C50). */
export function rainIn(readings: readonly MeasuredRain[], span: MonthSpan): Known {
  const months = rainOfMonths(touching(readings, span), span)
  return months.length === 0 || months.some(({ read }) => read === 0) ? null : rainOf(months)
}

function rainOf(months: readonly RainOfMonth[]): number {
  return rainInSeason(months, { from: 1, to: 12 })
}

/** The season that begins in the year of the period, as its winter crop was sown in the autumn before. */
function seasonFrom(season: Months, { from }: MonthSpan): MonthSpan {
  return seasonSpan(season, yearOf(from) + Number(season.from > season.to))
}

/** The middle one of all whole years, its own with them, if that is whole. */
function longTerm({ years }: RainFacts): Known {
  return medianOf(years.map(({ mm }) => mm)) ?? null
}

/** Of at least ten years, its own with them. */
function decile({ period, years }: RainFacts): Known {
  const own = years.find(({ from }) => from === period.from)
  if (!own || years.length < fewestSeasons) return null
  return decileOf(
    own.mm,
    years.map(({ mm }) => mm),
  )
}

/** The months of the period in every year of which each day was read. */
function wholeYears({ period, readings }: RainOfRecord): readonly YearOfRain[] {
  const days = readings.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const months = rainOfMonths(readings, yearsAround(period, { from: first, to: last }))
  const byYear = Map.groupBy(months, ({ month }) => startOf(month, period))
  const length = monthsOf(period).length
  return [...byYear].flatMap(([from, all]) => {
    const own = all.slice(0, length)
    const isWhole = own.length === length && own.every(({ read, days: of }) => read === of)
    return isWhole ? [{ from, mm: rainOf(own) }] : []
  })
}

/** Whole years, counted as the period counts them, that hold a span. */
function yearsAround({ from }: MonthSpan, span: MonthSpan): MonthSpan {
  const begins = (day: string) => yearOf(day) - Number(monthOf(day) < monthOf(from))
  const start = addMonths(from, 12 * (begins(span.from) - yearOf(from)))
  const after = addMonths(from, 12 * (begins(span.to) + 1 - yearOf(from)))
  return { from: start, to: lastBefore(after) }
}

function lastBefore(day: string): string {
  const month = addMonths(day, -1)
  return seasonSpan({ from: monthOf(month), to: monthOf(month) }, yearOf(month)).to
}

/** The first day of the year that a month belongs to, counted as the period counts. */
function startOf(month: string, { from }: MonthSpan): string {
  const year = yearOf(month) - Number(monthOf(month) < monthOf(from))
  return addMonths(from, 12 * (year - yearOf(from)))
}

/** Rain of up to a year may be read at once, on the last of its days. */
function touching(readings: readonly MeasuredRain[], { from, to }: MonthSpan) {
  const latest = addMonths(to, 12)
  return readings.filter(({ day }) => day >= from && day <= latest)
}
