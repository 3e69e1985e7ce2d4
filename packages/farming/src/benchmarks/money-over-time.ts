// Money of other years in the money of one (C187), and several years as one figure (C188).

import { ratioOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** By the consumer price index of both years. */
export function inMoneyOf(
  amount: Known,
  index: { readonly from: Known; readonly to: Known },
): Known {
  return amount === null || index.to === null ? null : ratioOf(amount * index.to, index.from)
}

/** The mean of the years that are known. */
export function meanOfYears(years: readonly Known[]): Known {
  const known = years.filter(year => year !== null)
  return ratioOf(
    known.reduce((sum, year) => sum + year, 0),
    known.length,
  )
}

/** All years as one: what stands above the stroke in all of them by what stands below. */
export function pooledYears(
  years: readonly { readonly above: Known; readonly below: Known }[],
): Known {
  let above = 0
  let below = 0
  for (const year of years) {
    if (year.above === null || year.below === null) continue
    above += year.above
    below += year.below
  }
  return ratioOf(above, below)
}

/** A mean may be called one of five years when at most one of them is missing. */
export function mayBeCalledMeanOf(years: number, known: number): boolean {
  return known >= years - 1
}
