// Cane at the mill: the sugar in it, and what is paid for it (C10, C11).

import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { quantityText } from '../numbers/quantity-text.ts'
import type { UsualSpan } from '../dates/usual-span.ts'

/** C09: what was cut for planting is no cane for the mill. */
export function milledCane(cut: number, billets: Known): number {
  return cut - (billets ?? 0)
}

/** C10: tonnes of sugar; `ccs` in per cent of the cane. */
export function sugarTonnes(cane: Known, ccs: Known): Known {
  return cane === null || ccs === null ? null : (cane * ccs) / 100
}

/** Of the cane; never more. */
export const mostSugarInCane = 0.2

export const usualCcs: UsualSpan = { least: 9, most: 17 }

/** Why a figure can't be CCS, which is a part of the cane; nothing where it may be. */
export function ccsFault(ccs: number): string | undefined {
  if (ccs < 0) return 'CCS can’t be negative.'
  if (ccs <= mostSugarInCane * 100) return undefined
  return `CCS is a percentage of the cane, usually ${usualCcs.least} to ${usualCcs.most}: ${quantityText(ccs)} is too high.`
}

/** C10 turned round, in per cent. */
export function ccsOf(sugar: Known, cane: Known): Known {
  return ratioOf(sugar === null ? null : sugar * 100, cane)
}

/** What came off at one time. */
interface CaneLoad {
  readonly quantity: Known
  readonly sugar?: Known
}

export interface Milled {
  /** Tonnes of sugar, of all loads. */
  readonly sugar: Known
  /** Tonnes of cane whose sugar is known, and how much that is of it in per cent. */
  readonly cane: Known
  readonly ccs: Known
}

/** C10 over several loads. */
export function milledIn(loads: readonly CaneLoad[]): Milled {
  const known = loads.filter(({ quantity, sugar = null }) => quantity !== null && sugar !== null)
  const cane = sumOf(known.map(({ quantity }) => quantity))
  const all = sumOf(loads.map(({ sugar = null }) => sugar))
  return { sugar: all, cane, ccs: ccsOf(sumOf(known.map(({ sugar = null }) => sugar)), cane) }
}

/** Mills have figures of their own. */
export interface CanePayment {
  /** What of the price of the sugar goes to the grower. */
  readonly share: number
  readonly lostCcs: number
  /** Dollars for each tonne of cane. */
  readonly constant: number
}

export const usualPayment: CanePayment = { share: 0.9, lostCcs: 4, constant: 0.578 }

/** C11: dollars for each tonne of cane, of dollars for each tonne of sugar. */
export function canePrice(
  sugarPrice: number,
  ccs: number,
  { share, lostCcs, constant }: CanePayment = usualPayment,
): number {
  return sugarPrice * share * ((ccs - lostCcs) / 100) + constant
}

interface CanePaid {
  /** Cents for each tonne of cane, and for all of it. */
  readonly price: Known
  readonly income: Known
}

/** What the cane of a farm brings at its own sugar, in cents; nothing where that or the price is not known. */
export function canePaid(
  { cane, ccs }: Pick<Milled, 'cane' | 'ccs'>,
  sugarPrice: Known,
  payment: CanePayment,
): CanePaid {
  if (cane === null || ccs === null || sugarPrice === null) return { price: null, income: null }
  const price = canePrice(sugarPrice / 100, ccs, payment) * 100
  return { price: Math.round(price), income: Math.round(price * cane) }
}
