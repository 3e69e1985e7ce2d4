// Whether two gauges tell the same story (W-RAIN-3): over months that both recorded whole, those of
// one neighbourhood are not far apart.

import { monthName, monthOf, yearOf } from '../dates/dates.ts'
import type { RainOfMonth } from './rain-years.ts'

export interface GaugesCompared {
  /** Months that both recorded whole. */
  readonly months: readonly string[]
  /** Over those months. */
  readonly one: number
  readonly other: number
  /** How much less the drier one has, as a share of the wetter; nothing without rain to compare. */
  readonly apart: number | undefined
}

export function compareGauges(
  one: readonly RainOfMonth[],
  other: readonly RainOfMonth[],
): GaugesCompared {
  const theirs = new Map(other.filter(isWhole).map(month => [month.month, month.mm]))
  const shared = one.filter(month => isWhole(month) && theirs.has(month.month))
  const [mine, against] = [
    total(shared.map(({ mm }) => mm)),
    total(shared.map(({ month }) => theirs.get(month) ?? 0)),
  ]
  const most = Math.max(mine, against)
  return {
    months: shared.map(({ month }) => month),
    one: mine,
    other: against,
    apart: most === 0 ? undefined : (most - Math.min(mine, against)) / most,
  }
}

/** Gauges within this many kilometres stand in the same weather. */
export const neighbourhood = 15

/** The difference that is asked about, as a share of the wetter one. */
const mostApart = 0.4

/** A comparison over less says little. */
const fewestMonths = 6

export function areFarApart({ months, apart }: GaugesCompared): boolean {
  return months.length >= fewestMonths && apart !== undefined && apart > mostApart
}

/** `March 2026`, of `2026-03`. */
export function monthInWords(month: string): string {
  return `${monthName(monthOf(month))} ${yearOf(month)}`
}

const isWhole = ({ read, days }: RainOfMonth): boolean => read === days
const total = (figures: readonly number[]): number =>
  Math.round(figures.reduce((sum, figure) => sum + figure, 0) * 100) / 100
