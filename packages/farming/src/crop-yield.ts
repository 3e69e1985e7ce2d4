// What a crop gave for each hectare, by whatever it is taken off: tonnes or bales (C01, C02, C04, C09,
// C12, C13).

import { ratioOf, sumOf } from './ratio.ts'
import type { Known } from './ratio.ts'

export interface TakenOff {
  /** Tonnes; of lint, bales. */
  readonly quantity: Known
  /** Hectares. */
  readonly area: Known
}

/** C01, C04, C09 and, for each cut, C12: all that came off over all hectares that it came off. */
export function yieldOf(taken: readonly TakenOff[]): Known {
  const measured = taken.filter(({ quantity, area }) => quantity !== null && area !== null)
  return ratioOf(
    sumOf(measured.map(({ quantity }) => quantity)),
    sumOf(measured.map(({ area }) => area)),
  )
}

/** C01 turned round: what came off so many hectares at so much for each. */
export function quantityOf(each: Known, area: Known): Known {
  return each === null || area === null ? null : toGrams(each * area)
}

/** C02: over what was sown for it; `otherwise` was cut for hay, grazed out or ended on purpose. */
export function yieldOnSown(quantity: Known, sown: Known, otherwise = 0): Known {
  return sown === null ? null : ratioOf(quantity, Math.max(sown - otherwise, 0))
}

/** C12: of all cuts of a year, over the ground that they came off, each hectare counted once. */
export function hayOfYear(tonnes: readonly Known[], ground: Known): Known {
  return ratioOf(sumOf(tonnes), ground)
}

/** Of tonnes, such as those of a hectare. */
export function inKilograms(tonnes: Known): Known {
  return tonnes === null ? null : tonnes * 1000
}

/** C13 */
export function hayTonnes(bales: number, tonnesEach: number): number {
  return bales * tonnesEach
}

/** Beyond a millionth of a tonne, multiplying leaves only noise. */
const toGrams = (quantity: number): number => Math.round(quantity * 1e6) / 1e6
