// How much water goes on at one time, and what comes of it (C61 to C66). Water is in megalitres: 100 mm
// on a hectare are one.

import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** Megalitres for a hectare, in one watering: more runs off. */
export const mostMegalitresAtOnce = 30

export function isTooMuchWater(megalitres: number, hectares: number): boolean {
  return megalitres > mostMegalitresAtOnce * hectares
}

/** C61 */
export function megalitresOf(millimetres: number, hectares: number): number {
  return (millimetres * hectares) / 100
}

/** C61 turned round. */
export function millimetresOf(megalitres: Known, hectares: Known): Known {
  return ratioOf(megalitres === null ? null : megalitres * 100, hectares)
}

/** C62 turned round: what went on so many hectares. */
export function megalitresPut(each: Known, irrigated: Known): Known {
  return each === null || irrigated === null ? null : Math.round(each * irrigated * 1e6) / 1e6
}

/** C62 */
export function irrigationPerHectare(applied: readonly Known[], irrigated: Known): Known {
  return ratioOf(sumOf(applied), irrigated)
}

/** Bales, or tonnes, for each megalitre: that was put on (C63, C65), or wherever it came from (C64). */
export function producePerMegalitre(produce: Known, megalitres: Known): Known {
  return ratioOf(produce, megalitres)
}

export interface FieldWater {
  readonly irrigation: number
  /** In millimetres, as `effectiveRain` counts it. */
  readonly rain: number
  /** Millimetres that the crop took out of the soil. */
  readonly fromSoil: number
  readonly hectares: number
}

/** In megalitres, wherever it came from. */
export function allWater({ irrigation, rain, fromSoil, hectares }: FieldWater): number {
  return irrigation + megalitresOf(rain, hectares) + megalitresOf(fromSoil, hectares)
}

export interface EffectiveRainSettings {
  /** Falls of this many millimetres or less dry off again. */
  readonly lost: number
  /** What of the others reaches the roots. */
  readonly share: number
}

/** In millimetres: what of the falls on a crop it can use (C64). */
export function effectiveRain(
  falls: readonly number[],
  { lost, share }: EffectiveRainSettings = { lost: 5, share: 0.8 },
): number {
  return falls.filter(fall => fall > lost).reduce((sum, fall) => sum + fall * share, 0)
}

/** C66 */
export function shareOfAllocation(used: Known, available: Known): Known {
  return ratioOf(used, available)
}
