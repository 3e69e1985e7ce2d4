// How much of the rain on a fallow the soil keeps for the next crop (C51 to C53). Water is that which
// plants can reach, in millimetres.

import { ratioOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** The rule of thumb for a summer fallow before a winter crop: a third of its rain (C51). */
export function storedSummerRain(rain: number): number {
  return rain / 3
}

export interface Fallow {
  readonly rain: Known
  readonly waterBefore: Known
  readonly waterAtSowing: Known
}

/** The share of its rain that a fallow kept (C52). */
export function fallowEfficiency({ rain, waterBefore, waterAtSowing }: Fallow): Known {
  if (waterBefore === null || waterAtSowing === null) return null
  return ratioOf(waterAtSowing - waterBefore, rain)
}

/** What the soil holds at sowing (C53). `carried` was there when the fallow began. */
export function waterAtSowing(rain: number, efficiency: number, carried = 0): number {
  return rain * efficiency + carried
}
