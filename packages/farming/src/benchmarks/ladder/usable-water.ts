// What of a crop's water makes grain: rain as a factor of the yield, not a scaling of the profit.

import { sumIfAllKnown } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'

/** Millimetres on a hectare of the crop. */
interface WaterOfCrop {
  readonly stored: Known
  /** While it grew. */
  readonly rain: Known
  /** Nothing where it is not known; 0 where there was none. */
  readonly irrigation: Known
}

/** Less what is lost before any of it makes grain (C54), but never less than a third. */
export function usableWater({ stored, rain, irrigation }: WaterOfCrop, evaporation: number): Known {
  const water = sumIfAllKnown([stored, rain, irrigation])
  return water === null ? null : Math.max(water - evaporation, water / 3)
}
