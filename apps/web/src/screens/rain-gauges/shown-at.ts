// Which gauge and year are shown where the address leaves it open.

import { monthOf, yearOf } from '@furrow/farming/dates/dates'
import { mainGauge } from '@furrow/farming/rain/gauge-of-paddock'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { ListedGauge } from './use-gauges.ts'
import { shownSpan } from './year/shown-months.ts'
import type { YearMonth } from './year/shown-months.ts'

/** Of those in use the main gauge, or else the first; nothing where the address names one that is not there. */
export function shownGauge<Gauge extends Pick<ListedGauge, 'id' | 'is_main' | 'isRetired'>>(
  gauges: readonly Gauge[],
  asked: number | undefined,
): Gauge | undefined {
  if (asked !== undefined) return gauges.find(({ id }) => id === asked)
  const used = gauges.filter(({ isRetired }) => !isRetired)
  return mainGauge(used) ?? used[0] ?? gauges[0]
}

/** The year in which the twelve months of the period end, or those of today where it has not begun. */
export function usualYear(period: MonthSpan | undefined, today: string): number {
  if (period && period.from <= today) return yearOf(period.to)
  return yearOf(shownSpan(period, { year: yearOf(today), month: monthOf(today) }).to)
}

/**
 * Where one month is shown: that of today, for one opens it in front of the gauge; of a period that is
 * over its last, in which it was left.
 */
export function usualMonth(period: MonthSpan | undefined, today: string): YearMonth {
  const day = period && period.to < today ? period.to : today
  return { year: yearOf(day), month: monthOf(day) }
}

/** By the year in which their twelve months end: from before the first reading to now. */
export function yearsToShow(
  first: string | undefined,
  { span, today }: { readonly span: MonthSpan; readonly today: string },
): { readonly first: number; readonly last: number } {
  const days = [first, span.from, today].filter(day => day !== undefined)
  const isBegun = span.from.slice(4) > '-01-01' && today.slice(4) >= span.from.slice(4)
  return { first: Math.min(...days.map(yearOf)) - 1, last: yearOf(today) + (isBegun ? 1 : 0) }
}
