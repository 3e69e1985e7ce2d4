// The rain of a year as it adds up day by day, so that years can be laid over each other: each has 366
// places, and where there is no 29 February, that place says what the day before said.

import { addDays } from '../dates/dates.ts'
import { medianOf } from './rain-years.ts'
import { mostOfDecile } from './season-rain.ts'
import type { MeasuredRain } from './season-rain.ts'

/** Millimetres since 1 January, to the end of each day of a leap year. */
export type RunningRain = readonly number[]

/** Rain of several days read at once is spread over them. */
export function runningRain(readings: readonly MeasuredRain[], year: number): RunningRain {
  const fell = new Map<string, number>()
  for (const { day, days, mm } of readings) {
    if (days === 1) add(fell, day, mm)
    else for (let back = 0; back < days; back += 1) add(fell, addDays(day, -back), mm / days)
  }
  let sum = 0
  return daysOfYear.map(day => {
    sum += fell.get(`${year}${day}`) ?? 0
    return Math.round(sum * 100) / 100
  })
}

export interface RunningBand {
  /** The most that is still dry, and the least that is wet. */
  readonly dry: number
  readonly middle: number
  readonly wet: number
}

export interface BandWish {
  /** Whole years. */
  readonly others: readonly RunningRain[]
  /** The year that is looked at, which counts as far as it goes. */
  readonly own: RunningRain
  /** The place of its last day. */
  readonly last: number
}

/** Deciles 2, 5 and 8 of each day; nothing of a day for which there are too few years (C68). */
export function runningBand({ others, own, last }: BandWish): readonly (RunningBand | undefined)[] {
  return daysOfYear.map((_, place) => {
    const years = place <= last ? [...others, own] : others
    const totals = years.map(year => year[place] ?? 0)
    const [dry, wet] = [mostOfDecile(2, totals), mostOfDecile(8, totals)]
    const middle = medianOf(totals)
    return dry === undefined || wet === undefined || middle === undefined
      ? undefined
      : { dry, middle, wet }
  })
}

/** `-01-01` to `-12-31`, with `-02-29`. */
export const daysOfYear: readonly string[] = Array.from({ length: 366 }, (_, place) =>
  addDays('2024-01-01', place).slice(4),
)

function add(fell: Map<string, number>, day: string, mm: number): void {
  fell.set(day, (fell.get(day) ?? 0) + mm)
}
