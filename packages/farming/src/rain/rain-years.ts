// What a gauge measured month by month, and how its years and seasons compare (C50, C67, C68). Only
// whole ones are compared: what was not recorded is not dry.

import { addDays, daysBetween, isInMonths, monthOf, yearOf } from '../dates/dates.ts'
import type { Months } from '../dates/dates.ts'
import { monthsOf, monthsRead } from './rain-months.ts'
import type { MonthRead, MonthSpan } from './rain-months.ts'
import { decileOf, fewestSeasons, rainOf } from './season-rain.ts'
import type { MeasuredRain } from './season-rain.ts'
import { isLeapYear } from '../dates/typed-date.ts'

export interface RainOfMonth extends MonthRead {
  readonly mm: number
}

export const wholeYear: Months = { from: 1, to: 12 }

/** Of a reading for several days, each month has the share of its days. */
export function rainOfMonths(
  readings: readonly MeasuredRain[],
  span: MonthSpan,
): readonly RainOfMonth[] {
  const fell = new Map<string, number>()
  for (const one of readings) {
    for (const { month, mm } of partsOf(one)) fell.set(month, (fell.get(month) ?? 0) + mm)
  }
  return monthsRead(readings, span).map(month => ({
    ...month,
    mm: hundredths(fell.get(month.month) ?? 0),
  }))
}

/** Σ of the months that belong to a season (C50). */
export function rainInSeason(
  months: readonly Pick<RainOfMonth, 'month' | 'mm'>[],
  season: Months,
): number {
  const inside = months.filter(({ month }) => isInMonths(monthOf(month), season))
  return hundredths(inside.reduce((sum, { mm }) => sum + mm, 0))
}

export interface SeasonOfYear {
  /** That in which it ends. */
  readonly year: number
  readonly mm: number
  /** Each day of it was read. */
  readonly isWhole: boolean
}

/** The same months of every year, the first year first. */
export function seasonsOf(months: readonly RainOfMonth[], season: Months): readonly SeasonOfYear[] {
  const inside = months.filter(({ month }) => isInMonths(monthOf(month), season))
  const byYear = Map.groupBy(inside, ({ month }) => seasonYear(month, season))
  return [...byYear].map(([year, all]) => ({
    year,
    mm: rainInSeason(all, season),
    isWhole: all.length === monthsIn(season) && all.every(({ read, days }) => read === days),
  }))
}

/** The first and the last day of the season that ends in a year. */
export function seasonSpan(season: Months, year: number): MonthSpan {
  const begins = season.from > season.to ? year - 1 : year
  const after = season.to === 12 ? `${year + 1}-01-01` : `${year}-${twoDigits(season.to + 1)}-01`
  return { from: `${begins}-${twoDigits(season.from)}-01`, to: addDays(after, -1) }
}

/** The months that lead up to a season: its fallow. */
export function monthsBefore({ from, to }: Months): Months {
  return { from: (to % 12) + 1, to: ((from + 10) % 12) + 1 }
}

/** C67 */
export function meanOf(totals: readonly number[]): number | undefined {
  if (totals.length === 0) return undefined
  return totals.reduce((sum, total) => sum + total, 0) / totals.length
}

/** The middle one; of two in the middle, halfway between (C67). */
export function medianOf(totals: readonly number[]): number | undefined {
  const sorted = totals.toSorted((one, other) => one - other)
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2)]
  return meanOf(sorted.slice(Math.max(0, low), high + 1))
}

export interface Standing {
  /** Years that can be compared, its own among them. */
  readonly years: number
  readonly mean: number | undefined
  readonly median: number | undefined
  /** 1 is the driest. */
  readonly rank: number
  /** From 1 to 10; nothing where there are too few years (C68). */
  readonly decile: number | undefined
}

/** `others`: the totals of whole years, its own not among them. */
export function standingOf(mm: number, others: readonly number[]): Standing {
  const all = [...others, mm]
  return {
    years: all.length,
    mean: meanOf(others),
    median: medianOf(others),
    rank: others.filter(other => other < mm).length + 1,
    decile: all.length < fewestSeasons ? undefined : decileOf(mm, all),
  }
}

export interface YearToDay {
  readonly year: number
  readonly mm: number
  readonly isWhole: boolean
}

/** The same days of every other year that was begun to be read, the first year first. */
export function sameDaysOfOthers(
  readings: readonly MeasuredRain[],
  { from, to }: MonthSpan,
): readonly YearToDay[] {
  const byYear = Map.groupBy(readings, ({ day }) => yearOf(day))
  const long = readings.filter(({ days }) => days > 1)
  const others = [...byYear.keys()].filter(year => year !== yearOf(to))
  return others
    .toSorted((a, b) => a - b)
    .map(year => {
      const by = year - yearOf(to)
      const same = { from: inYear(from, by), to: inYear(to, by) }
      const { mm, unread } = rainOf(readIn(byYear, long, same), same)
      return { year, mm, isWhole: unread === 0 }
    })
}

/** What may have to do with a span: a reading of several days may end long after it. */
function readIn(
  byYear: ReadonlyMap<number, readonly MeasuredRain[]>,
  long: readonly MeasuredRain[],
  { from, to }: MonthSpan,
): readonly MeasuredRain[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, n) => yearOf(from) + n)
  const single = years.flatMap(year => (byYear.get(year) ?? []).filter(({ days }) => days === 1))
  return [...single, ...long]
}

function inYear(day: string, by: number): string {
  const moved = `${yearOf(day) + by}${day.slice(4)}`
  const isMissing = moved.endsWith('-02-29') && !isLeapYear(yearOf(moved))
  return isMissing ? `${yearOf(moved)}-02-28` : moved
}

function partsOf(reading: MeasuredRain): readonly Pick<RainOfMonth, 'month' | 'mm'>[] {
  const { day, days, mm } = reading
  if (days === 1) return [{ month: day.slice(0, 7), mm }]
  const span = { from: addDays(day, 1 - days), to: day }
  return monthsOf(span).map(month => {
    const [first, last] = [later(`${month}-01`, span.from), earlier(lastOf(month), day)]
    return { month, mm: (mm * (daysBetween(first, last) + 1)) / days }
  })
}

/** Months that run over the end of a year count for the year in which they end. */
function seasonYear(month: string, { from, to }: Months): number {
  return yearOf(month) + Number(from > to && monthOf(month) >= from)
}

const monthsIn = ({ from, to }: Months): number => ((to - from + 12) % 12) + 1
const lastOf = (month: string): string =>
  seasonSpan({ from: monthOf(month), to: monthOf(month) }, yearOf(month)).to
const later = (one: string, other: string): string => (one > other ? one : other)
const earlier = (one: string, other: string): string => (one < other ? one : other)
const twoDigits = (month: number): string => String(month).padStart(2, '0')
/** Rain is kept to the hundredth. */
const hundredths = (mm: number): number => Math.round(mm * 100) / 100
