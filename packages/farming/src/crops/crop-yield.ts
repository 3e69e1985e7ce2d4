// What a crop gave for each hectare, by whatever it is taken off: tonnes or bales (C01, C02, C04, C09,
// C12 to C14).

import type { CropEvent, HarvestKind, MeasuredEvent } from './crop-event.ts'
import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface TakenOff {
  /** Tonnes; of lint, bales. */
  readonly quantity: Known
  /** Hectares. */
  readonly area: Known
}

/** All that came off in a year by one way of harvest. */
export interface Harvest {
  readonly produced: Known
  /** What of it was weighed and measured, over the ground that it came off. */
  readonly taken: TakenOff
  /** The mean of a cut or grazing: the same ground counts again each time. */
  readonly each: Known
}

/** C01, C04, C09, and for the year C12 and C14; `ground` is what the crop took. */
export function harvestOf(
  kind: HarvestKind,
  events: readonly (CropEvent & Pick<MeasuredEvent, 'quantity'>)[],
  ground: Known,
): Harvest {
  const own = events.filter(event => event.kind === kind)
  const measured = own.filter(({ quantity, area }) => quantity !== null && area !== null)
  const quantity = sumOf(measured.map(one => one.quantity))
  const areas = sumOf(measured.map(one => one.area))
  const area = growsAgain.includes(kind) ? distinctGround(areas, ground) : areas
  return {
    produced: sumOf(own.map(one => one.quantity)),
    taken: { quantity, area },
    each: ratioOf(quantity, areas),
  }
}

/**
 * T1: hay and grazing come off the same ground again and again. Cuts and strips together cover no more
 * of it than the crop has, each hectare counted once.
 */
export function distinctGround(areas: Known, ground: Known): Known {
  return areas === null || ground === null ? areas : Math.min(areas, ground)
}

export const growsAgain: readonly HarvestKind[] = ['hay', 'grazing']

/** All that came off over all hectares that it came off. */
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
