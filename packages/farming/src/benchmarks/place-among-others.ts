// Where one's own figure stands among the others, read off the published percentiles and nothing else:
// an exact rank beside a figure that one may retype finds every other farm.

import type { PublishedPercentiles } from './edition.ts'

export type Place =
  /** The share of farms that it is better than (or higher, where neither way is better), in steps of 5. */
  | { readonly kind: 'percentile'; readonly percent: number }
  | { readonly kind: 'outside'; readonly end: 'lowest' | 'top'; readonly part: 'quarter' | 'fifth' }

export type BetterWay = 'up' | 'down' | 'neither'

type Band = Pick<PublishedPercentiles, 'kind' | 'low' | 'middle' | 'high'>

export function placeOf(value: number, band: Band, better: BetterWay): Place {
  const edge = band.kind === 'fifths' ? 20 : 25
  const part = band.kind === 'fifths' ? 'fifth' : 'quarter'
  const isDown = better === 'down'
  if (value < band.low) return { kind: 'outside', end: isDown ? 'top' : 'lowest', part }
  if (value > band.high) return { kind: 'outside', end: isDown ? 'lowest' : 'top', part }
  const upwards =
    value <= band.middle
      ? edge + (50 - edge) * shareBetween(value, band.low, band.middle)
      : 50 + (50 - edge) * shareBetween(value, band.middle, band.high)
  return { kind: 'percentile', percent: 5 * Math.round((isDown ? 100 - upwards : upwards) / 5) }
}

/** Where all of them are the same, one stands in the middle. */
function shareBetween(value: number, from: number, to: number): number {
  return to > from ? (value - from) / (to - from) : 1
}
