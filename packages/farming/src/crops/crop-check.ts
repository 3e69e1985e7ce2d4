// What looks wrong about a crop's figures beside its yield: more than its water allows (W-CROP-7), too
// much or no fertiliser (W-CROP-8), too much or hardly any water (W-CROP-9).

import type { Known } from '../numbers/ratio.ts'

/** Above what rain and stored water allow there is room for a good season, and for little more. */
const mostOfPotential = 1.2

/** `share` is C55. */
export function isBeyondWater(share: Known): boolean {
  return share !== null && share > mostOfPotential
}

/** Kilograms on each hectare. */
const mostNitrogen = { dry: 250, irrigated: 400 }
export const mostPhosphorus = 60

export function highestNitrogen(irrigated: boolean): number {
  return irrigated ? mostNitrogen.irrigated : mostNitrogen.dry
}

export function isTooMuchNitrogen(rate: Known, irrigated: boolean): boolean {
  return rate !== null && rate > highestNitrogen(irrigated)
}

export function isTooMuchPhosphorus(rate: Known): boolean {
  return rate !== null && rate > mostPhosphorus
}

/** Megalitres on each hectare of a season. */
export const usualWater = { low: 1, high: 15 }

/** Hardly any is odd only on ground that is watered. */
export function isOddWater(rate: Known, isForWater: boolean): boolean {
  return rate !== null && (rate > usualWater.high || (isForWater && rate < usualWater.low))
}
