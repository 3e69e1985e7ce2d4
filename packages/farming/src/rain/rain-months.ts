// How complete the record of a rain gauge is, month by month: a month is complete when there is a
// reading for each of its days, a dry day being a reading of 0.

import { addDays, addMonths, daysBetween } from '../dates/dates.ts'
import { ratioOf } from '../numbers/ratio.ts'

export interface RainReading {
  readonly day: string
  /** More than 1 where rain of several days was read at once, on the last of them. */
  readonly days: number
}

export interface MonthSpan {
  /** The first and the last day. */
  readonly from: string
  readonly to: string
}

/** So many complete months make a record of a year. */
export const fewestCompleteMonths = 10

/** All months of a period, `2023-07` first. */
export function monthsOf({ from, to }: MonthSpan): readonly string[] {
  const months: string[] = []
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) {
    months.push(day.slice(0, 7))
  }
  return months
}

/** One month of a period, as far as it lies in it. */
export interface MonthRead {
  readonly month: string
  /** The last day of it. */
  readonly to: string
  readonly days: number
  /** Of so many of its days there is a reading. */
  readonly read: number
}

/** Worked out once for a gauge; what is asked of its months is read off it. */
export function monthsRead(
  readings: readonly RainReading[],
  span: MonthSpan,
): readonly MonthRead[] {
  const read = new Map<string, number>()
  for (const one of spansRead(readings, span)) {
    // Most are of one day, and there are thousands of them.
    const months = one.from === one.to ? [one.from.slice(0, 7)] : monthsOf(one)
    for (const month of months) {
      const days = one.from === one.to ? 1 : daysIn(month, one)
      read.set(month, (read.get(month) ?? 0) + days)
    }
  }
  return monthsOf(span).map(month => {
    const to = earlier(lastOf(month), span.to)
    return { month, to, days: daysIn(month, span), read: read.get(month) ?? 0 }
  })
}

export function completeMonths(months: readonly MonthRead[]): number {
  return months.filter(({ read, days }) => read === days).length
}

/** The share of the months that are complete (C69); nothing where there are none. */
export function shareComplete(months: readonly MonthRead[]): number | null {
  return ratioOf(completeMonths(months), months.length)
}

/** Those that are over, and of which not one day was read. */
export function missingMonths(months: readonly MonthRead[], today: string): readonly string[] {
  return months.filter(({ to, read }) => to < today && read === 0).map(({ month }) => month)
}

/** The days that were read, as far as they lie in the period: in order, and none of them twice. */
function spansRead(
  readings: readonly RainReading[],
  { from, to }: MonthSpan,
): readonly MonthSpan[] {
  const spans: MonthSpan[] = []
  let last = ''
  const near = readings.filter(({ day }) => day >= from)
  for (const one of near.map(spanOf).toSorted(byFirstDay)) {
    const unread = one.from > last ? one.from : addDays(last, 1)
    const rest = { from: later(unread, from), to: earlier(one.to, to) }
    if (rest.from > rest.to) continue
    spans.push(rest)
    last = rest.to
  }
  return spans
}

function spanOf({ day, days }: RainReading): MonthSpan {
  return { from: days > 1 ? addDays(day, 1 - days) : day, to: day }
}

function byFirstDay(one: MonthSpan, other: MonthSpan): number {
  return one.from < other.from ? -1 : Number(one.from > other.from)
}

/** How many days of a month lie in a span that touches it. */
function daysIn(month: string, { from, to }: MonthSpan): number {
  return daysBetween(later(`${month}-01`, from), earlier(lastOf(month), to)) + 1
}

const lastOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1)
const later = (one: string, other: string): string => (one > other ? one : other)
const earlier = (one: string, other: string): string => (one < other ? one : other)
