// What the months that are shown come to, what is missing of them, and how what is missing is said to have
// been dry.

import { rainOfMonths } from '@furrow/farming/rain/rain-years'
import { unreadRuns } from '@furrow/farming/rain/rain-days'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { daysInMonth } from '@furrow/farming/dates/typed-date'
import { daysBetween, monthOf, yearOf } from '@furrow/farming/dates/dates'
import type { WhyClosed } from './closed-days.ts'
import type { RainEdits } from './rain-edits.ts'
import { dateOf } from './rain-year.ts'
import type { YearMonth } from './shown-months.ts'

export interface MonthFacts extends YearMonth {
  /** Nothing where no day of it was read. */
  readonly mm: number | null
  /** Readings with rain; one of several days counts once. */
  readonly rainDays: number
  /** Days up to today that were not recorded. */
  readonly unread: number
  /** Every day of it was read. */
  readonly isWhole: boolean
  /** It lies ahead of us as a whole. */
  readonly isAhead: boolean
}

export function monthFacts(
  readings: readonly MeasuredRain[],
  { span, today }: { readonly span: MonthSpan; readonly today: string },
): readonly MonthFacts[] {
  return rainOfMonths(readings, span).map(({ month, mm, read, days }) => ({
    year: yearOf(month),
    month: monthOf(month),
    mm: read === 0 ? null : mm,
    rainDays: readings.filter(({ day, mm }) => mm > 0 && day.startsWith(month)).length,
    unread: daysOf(
      unreadRuns(readings, untilToday(monthSpan(yearOf(month), monthOf(month)), today)),
    ),
    isWhole: read === days,
    isAhead: `${month}-01` > today,
  }))
}

export interface YearFacts {
  readonly mm: number | null
  readonly rainDays: number
  readonly unread: number
}

export function yearFacts(months: readonly MonthFacts[]): YearFacts {
  const known = months.filter(({ mm }) => mm !== null)
  const mm = known.reduce((sum, month) => sum + (month.mm ?? 0), 0)
  return {
    mm: known.length === 0 ? null : Math.round(mm * 100) / 100,
    rainDays: months.reduce((sum, { rainDays }) => sum + rainDays, 0),
    unread: months.reduce((sum, { unread }) => sum + unread, 0),
  }
}

export interface DryWish extends YearMonth {
  /** All of the gauge, as far as they are known. */
  readonly readings: readonly MeasuredRain[]
  readonly today: string
  readonly whyClosed: WhyClosed
  /** Days on which something stands that is to be fixed: nobody said that they were dry. */
  readonly toFix?: ReadonlySet<string>
}

/** One reading of 0 for each run of days that nobody recorded, up to today. */
export function dryRest(wish: DryWish): RainEdits {
  const { year, month, readings, today, whyClosed, toFix = none } = wish
  const days = unreadRuns(
    [...readings, ...closedAsRead(year, month, whyClosed), ...asRead([...toFix])],
    untilToday(monthSpan(year, month), today),
  )
  return new Map(days.map(run => [run.to, { mm: 0, days: daysOf([run]) }]))
}

function daysOf(runs: readonly MonthSpan[]): number {
  return runs.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0)
}

/** Nothing can be said of them any more. */
function closedAsRead(year: number, month: number, whyClosed: WhyClosed) {
  const days = Array.from({ length: daysInMonth(month, year) }, (_, place) =>
    dateOf(year, month, place + 1),
  )
  return asRead(days.filter(day => whyClosed(day) !== undefined))
}

function asRead(days: readonly string[]) {
  return days.map(day => ({ day, days: 1 }))
}

const none: ReadonlySet<string> = new Set()

function monthSpan(year: number, month: number): MonthSpan {
  return { from: dateOf(year, month, 1), to: dateOf(year, month, daysInMonth(month, year)) }
}

function untilToday({ from, to }: MonthSpan, today: string): MonthSpan {
  return { from, to: to < today ? to : today }
}
