// How the rain of a year, of its season and of the fallow before compares with the same days of the
// gauge’s other years. Years with days that were not recorded are left out, and that is said.

import { addDays, yearOf } from '../dates/dates.ts'
import type { Months } from '../dates/dates.ts'
import type { MonthSpan } from './rain-months.ts'
import {
  meanOf,
  medianOf,
  monthsBefore,
  sameDaysOfOthers,
  seasonSpan,
  standingOf,
} from './rain-years.ts'
import type { Standing } from './rain-years.ts'
import { rainOf } from './season-rain.ts'
import type { MeasuredRain } from './season-rain.ts'

export interface SpanFigure {
  /** The whole of it. */
  readonly span: MonthSpan
  /** The last day that counts: that of the last reading, where it is not over. */
  readonly to: string
  readonly isSoFar: boolean
  readonly mm: number
  /** Days of it that were not recorded. */
  readonly unread: number
  /** Among the same days of other years. */
  readonly standing: Standing
  /** Years that were read, but not whole. */
  readonly leftOut: readonly number[]
}

export interface RainFigures {
  /** Nothing where nothing of it was read. */
  readonly year: SpanFigure | undefined
  readonly season: SpanFigure | undefined
  readonly fallow: SpanFigure | undefined
  /** Of whole years alone. */
  readonly usual: {
    readonly years: number
    readonly mean: number | undefined
    readonly median: number | undefined
  }
}

export function rainFigures(
  readings: readonly MeasuredRain[],
  { year, season }: { readonly year: number; readonly season: Months },
): RainFigures {
  const whole = { from: `${year}-01-01`, to: `${year}-12-31` }
  const growing = seasonSpan(season, year)
  const before = yearOf(addDays(growing.from, -1))
  const fallow = seasonSpan(monthsBefore(season), before)
  const yearly = wholeYears(readings, whole)
  const isAllYear = growing.from === whole.from && growing.to === whole.to
  return {
    year: spanFigure(readings, whole),
    season: spanFigure(readings, growing),
    fallow: isAllYear ? undefined : spanFigure(readings, fallow),
    usual: { years: yearly.length, mean: meanOf(yearly), median: medianOf(yearly) },
  }
}

export function spanFigure(
  readings: readonly MeasuredRain[],
  span: MonthSpan,
): SpanFigure | undefined {
  const last = readings
    .filter(({ day }) => day >= span.from)
    .reduce((latest, { day }) => (day > latest ? day : latest), '')
  if (last === '' || !touches(readings, span)) return undefined
  const to = last < span.to ? last : span.to
  const { mm, unread } = rainOf(readings, { from: span.from, to })
  const others = sameDaysOfOthers(readings, { from: span.from, to })
  return {
    span,
    to,
    mm,
    unread,
    isSoFar: to < span.to,
    standing: standingOf(
      mm,
      others.filter(({ isWhole }) => isWhole).map(other => other.mm),
    ),
    leftOut: others.filter(({ isWhole }) => !isWhole).map(({ year }) => year),
  }
}

function touches(readings: readonly MeasuredRain[], { from, to }: MonthSpan): boolean {
  const firstOf = ({ day, days }: MeasuredRain) => (days > 1 ? addDays(day, 1 - days) : day)
  return readings.some(reading => reading.day >= from && firstOf(reading) <= to)
}

/** That of the span among them, if it is whole. */
function wholeYears(readings: readonly MeasuredRain[], span: MonthSpan): readonly number[] {
  const { mm, unread } = rainOf(readings, span)
  const others = sameDaysOfOthers(readings, span).filter(({ isWhole }) => isWhole)
  return [...others.map(other => other.mm), ...(unread === 0 ? [mm] : [])]
}
