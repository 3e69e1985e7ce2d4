// What a crop made of its water (C54 to C60): the yield that the rain allowed, and kilograms for each
// millimetre. Yields are kilograms a hectare, water is millimetres.

import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface CropWater {
  /** In the soil at sowing, for plants to reach. */
  readonly stored: number
  /** Of the growing season. */
  readonly rain: number
}

export interface PotentialSettings {
  /** Millimetres that are lost from the soil before any of it makes grain. */
  readonly evaporation: number
  /** Kilograms for each millimetre above that. */
  readonly slope: number
}

/** As French and Schultz found it. */
const frenchSchultz: PotentialSettings = { evaporation: 110, slope: 20 }
/** For the varieties and stubbles of today. */
export const ofToday: PotentialSettings = { evaporation: 60, slope: 22 }

/** The most that the water allows (C54). It overstates where the soil holds little. */
export function potentialYield(
  { stored, rain }: CropWater,
  { evaporation, slope }: PotentialSettings = frenchSchultz,
): number {
  return Math.max(0, (stored + rain - evaporation) * slope)
}

/** C55 */
export function shareOfPotential(yielded: Known, potential: Known): Known {
  return ratioOf(yielded, potential)
}

/** C56 */
export function yieldOfWater(yielded: Known, { stored, rain }: CropWater): Known {
  return ratioOf(yielded, stored + rain)
}

/** C57 */
export function yieldOfSeasonRain(yielded: Known, rain: Known): Known {
  return ratioOf(yielded, rain)
}

export interface WaterBalance {
  readonly atSowing: number
  readonly rain: number
  readonly irrigation?: number
  readonly atHarvest: number
}

/** C58 */
export function cropWaterUse({ atSowing, rain, irrigation = 0, atHarvest }: WaterBalance): number {
  return atSowing + rain + irrigation - atHarvest
}

/** C59 */
export function yieldOfWaterUse(yielded: Known, balance: WaterBalance): Known {
  return ratioOf(yielded, cropWaterUse(balance))
}

/** Of all crops of a rotation over all rain of the same months, fallows and all (C60). */
export function yieldOfRotation(yields: readonly Known[], rain: Known): Known {
  return ratioOf(sumOf(yields), rain)
}
