// What of a crop's water makes grain: rain as a factor of the yield, not a scaling of the profit.

import type { Known } from '../../numbers/ratio.ts'

/** Millimetres that are lost before any makes grain (C54), where the crop says no other. */
const usualEvaporation = 110

/** Of the millimetres that a hectare had: less what is lost first, but never less than a third. */
export function usableWater(water: Known, evaporation: Known): Known {
  if (water === null) return null
  return Math.max(water - (evaporation ?? usualEvaporation), water / 3)
}
