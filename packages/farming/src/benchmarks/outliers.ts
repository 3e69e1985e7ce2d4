// Figures that a person should look at before they are compared: far from the middle by the robust z
// (C185), or outside the far fence (C186). They are flagged, never trimmed.

import { medianOf, percentileOf, sortedValues } from './percentile.ts'

const farRobustZ = 3.5
/** With fewer figures no rule can tell. */
const fewestFigures = 8

/** The median absolute deviation: how far the typical figure is from the median. */
export function medianAbsoluteDeviation(sorted: ArrayLike<number>): number {
  const median = medianOf(sorted)
  return medianOf(sortedValues(Array.from(sorted, value => Math.abs(value - median))))
}

/** How many standard deviations off a figure would be, were the figures normally distributed. */
export function robustZ(value: number, sorted: ArrayLike<number>): number {
  return (0.6745 * (value - medianOf(sorted))) / medianAbsoluteDeviation(sorted)
}

export interface Fences {
  readonly low: number
  readonly high: number
}

/** Tukey's fences: so many interquartile ranges outside the quartiles. */
export function fencesOf(sorted: ArrayLike<number>, ranges: 1.5 | 3): Fences {
  return fencesAround(quartilesOf(sorted), ranges)
}

function quartilesOf(sorted: ArrayLike<number>): Fences {
  return { low: percentileOf(sorted, 0.25), high: percentileOf(sorted, 0.75) }
}

function fencesAround({ low, high }: Fences, ranges: number): Fences {
  return { low: low - ranges * (high - low), high: high + ranges * (high - low) }
}

/** Also by what is published of others: of fifths, which lie wider, fewer figures are far. */
export function isOutsideFarFence(value: number, quartiles: Fences): boolean {
  const { low, high } = fencesAround(quartiles, 3)
  return low < high && (value < low || value > high)
}

export interface OutlierFlag {
  /** Which of the figures. */
  readonly at: number
  readonly robustZ: number
  readonly isOutsideFarFence: boolean
}

/** NaN is passed over. Where most figures are equal, whatever differs is not odd for that: nothing is flagged. */
export function outliersOf(values: ArrayLike<number>): readonly OutlierFlag[] {
  const sorted = sortedValues(Array.from(values))
  if (sorted.length < fewestFigures) return []
  const median = medianOf(sorted)
  const deviation = medianAbsoluteDeviation(sorted)
  const quartiles = quartilesOf(sorted)
  return Array.from(values).flatMap((value, at) => {
    const z = deviation === 0 ? 0 : (0.6745 * (value - median)) / deviation
    const isOutside = isOutsideFarFence(value, quartiles)
    const isFlagged = Math.abs(z) > farRobustZ || isOutside
    return isFlagged ? [{ at, robustZ: z, isOutsideFarFence: isOutside }] : []
  })
}
