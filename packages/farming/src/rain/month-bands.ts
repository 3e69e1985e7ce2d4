// What is usual for each month of the year at a gauge: deciles 2, 5 and 8 of the whole months of all
// years (C68).

import { monthOf } from '../dates/dates.ts'
import { medianOf } from './rain-years.ts'
import type { RainOfMonth } from './rain-years.ts'
import { mostOfDecile } from './season-rain.ts'

export interface MonthBand {
  /** Whole months of that name. */
  readonly years: number
  readonly middle: number | undefined
  /** The most that is still dry, and the least that is wet; nothing with too few years. */
  readonly dry: number | undefined
  readonly wet: number | undefined
}

/** January first. */
export function monthBands(months: readonly RainOfMonth[]): readonly MonthBand[] {
  const whole = Map.groupBy(
    months.filter(({ read, days }) => read === days),
    ({ month }) => monthOf(month),
  )
  return Array.from({ length: 12 }, (_, place) => {
    const totals = (whole.get(place + 1) ?? []).map(({ mm }) => mm)
    return {
      years: totals.length,
      middle: medianOf(totals),
      dry: mostOfDecile(2, totals),
      wet: mostOfDecile(8, totals),
    }
  })
}
