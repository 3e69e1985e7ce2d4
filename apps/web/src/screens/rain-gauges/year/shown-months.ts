// The twelve months that are shown at once: as the period runs, from July to June where it does, so
// that a season is seen as a whole. The address says a month of the calendar all the same.

import { monthOf, yearOf } from '@furrow/farming/dates/dates'
import { monthsOf } from '@furrow/farming/rain/rain-months'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { seasonSpan } from '@furrow/farming/rain/rain-years'

export interface YearMonth {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

/** A year, and perhaps a month of it, as the address says them. */
interface Said {
  readonly year: number
  readonly month: number | undefined
}

/** A year without a month is the one that ends in it. */
export function shownSpan(period: MonthSpan | undefined, { year, month }: Said): MonthSpan {
  const from = firstMonth(period)
  const isInFirstHalf = from > 1 && month !== undefined && month >= from
  return seasonSpan({ from, to: ((from + 10) % 12) + 1 }, isInFirstHalf ? year + 1 : year)
}

/** The same month of the twelve that end in another year. */
export function saidOf(
  endsIn: number,
  month: number | undefined,
  period: MonthSpan | undefined,
): Said {
  const from = firstMonth(period)
  const isInFirstHalf = from > 1 && month !== undefined && month >= from
  return { year: isInFirstHalf ? endsIn - 1 : endsIn, month }
}

export function monthsIn(span: MonthSpan): readonly YearMonth[] {
  return monthsOf(span).map(month => ({ year: yearOf(month), month: monthOf(month) }))
}

/** `2026`, `2025–26` */
export function spanName({ from, to }: MonthSpan): string {
  const [begins, ends] = [yearOf(from), yearOf(to)]
  return begins === ends ? String(ends) : `${begins}–${String(ends).slice(2)}`
}

/** Nothing of the twelve months belongs to the period. */
export function isOutside(span: MonthSpan, period: MonthSpan): boolean {
  return span.from > period.to || span.to < period.from
}

export function monthBefore({ year, month }: YearMonth): YearMonth {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 }
}

export function monthAfter({ year, month }: YearMonth): YearMonth {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
}

function firstMonth(period: MonthSpan | undefined): number {
  return period ? monthOf(period.from) : 1
}
