// How much rain a gauge can show: in a day, a month and a year.

import { addMonths } from '../dates/dates.ts'

/** Millimetres in a day: more never fell where anybody farms. */
export const mostInADay = 1000

/** Millimetres of a reading that may stand for several days. */
export function isPossibleRain(millimetres: number, days: number): boolean {
  return millimetres >= 0 && millimetres <= mostInADay * days
}

/** Records that are brought along go back 60 years before the gauge is entered, and no further. */
export function earliestReading(gaugeSince: string): string {
  return addMonths(gaugeSince, -12 * 60)
}

export function isHeavyDay(millimetres: number, days: number): boolean {
  return millimetres > heavyDay * days
}

export function isHeavyMonth(millimetres: number): boolean {
  return millimetres > heavyMonth
}

export interface RainYear {
  readonly total: number
  /** Months with a reading. */
  readonly months: number
}

/**
 * Whether a year stands out from the other years of its gauge. A year that is not whole yet can be
 * too wet already, but not too dry.
 */
export function unusualYear(year: RainYear, others: readonly RainYear[]): UnusualYear | undefined {
  const whole = others.filter(isWhole)
  if (whole.length < fewestYears) return undefined
  const mean = whole.reduce((sum, { total }) => sum + total, 0) / whole.length
  if (year.total > mean * wettest) return { mean, side: 'wet' }
  return isWhole(year) && year.total < mean * driest ? { mean, side: 'dry' } : undefined
}

export interface UnusualYear {
  readonly mean: number
  readonly side: 'wet' | 'dry'
}

const isWhole = ({ months }: RainYear): boolean => months === 12

const heavyDay = 200
const heavyMonth = 600
const wettest = 2
const driest = 0.4
/** A mean of fewer years says little about a place. */
const fewestYears = 5
