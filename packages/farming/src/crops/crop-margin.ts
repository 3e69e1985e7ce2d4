// What is left of a crop once it is paid for (C30 to C39). Money is in one unit throughout, whichever.

import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface CropIncome {
  readonly sales: Known
  /** What is not sold yet, as it is estimated. */
  readonly estimates?: Known
  /** Kept for seed or fed, at the price at the gate. */
  readonly usedOnFarm?: Known
}

export function grossIncome({ sales, estimates = null, usedOnFarm = null }: CropIncome): Known {
  return sumOf([sales, estimates, usedOnFarm])
}

/** C30 */
export function incomePerHectare(income: CropIncome, area: Known): Known {
  return ratioOf(grossIncome(income), area)
}

/** C31 */
export function costPerHectare(costs: readonly Known[], area: Known): Known {
  return ratioOf(sumOf(costs), area)
}

/** C32: in all, or for each hectare where both are. */
export function grossMargin(income: Known, cost: Known): Known {
  return income === null || cost === null ? null : income - cost
}

/** C33 */
export function returnOnCost(margin: Known, cost: Known): Known {
  return ratioOf(margin, cost)
}

/** C34: what a hectare has to give to be paid for. */
export function breakEvenYield(costOfHectare: Known, price: Known): Known {
  return ratioOf(costOfHectare, price)
}

/** C35: what a tonne has to fetch. */
export function breakEvenPrice(costOfHectare: Known, yielded: Known): Known {
  return ratioOf(costOfHectare, yielded)
}

/** C36: what a tonne costs with its part of what the whole farm costs. */
export function fullCost(direct: Known, overhead: Known, tonnes: Known): Known {
  return direct === null || overhead === null ? null : ratioOf(direct + overhead, tonnes)
}

/** C37 and C38: for each megalitre, or each millimetre of water that a hectare used. */
export function marginOfWater(margin: Known, water: Known): Known {
  return ratioOf(margin, water)
}

export interface MachineryCosts {
  readonly fuel: Known
  readonly repairs: Known
  readonly depreciation: Known
  readonly contract: Known
}

/** C39 */
export function machineryShare(costs: MachineryCosts, income: Known): Known {
  const { fuel, repairs, depreciation, contract } = costs
  return ratioOf(sumOf([fuel, repairs, depreciation, contract]), income)
}
