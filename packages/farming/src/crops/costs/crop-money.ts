// The money of a crop of a period: what it brought in, what it cost by itself, and what is left (C30 to
// C38, C167). Whole cents; nothing for who sees no money.

import type { Known } from '../../numbers/ratio.ts'

/** What the lines of the record are told together as. */
export const costGroups = [
  'seed',
  'fertiliser',
  'chemicals',
  'contractors',
  'water',
  'to_market',
  'other',
] as const
export type CostGroup = (typeof costGroups)[number]

/** Of a crop, and of several together. */
export interface MoneyFigures {
  /** Sold, still to be sold and kept for use; nothing of a crop that still grows. */
  readonly income: Known
  /** Over the hectares that are ours, as all that goes by the hectare. */
  readonly income_per_ha: Known
  /** What of the income was kept for seed or feed. */
  readonly kept_income: Known
  /** Its part of what is sold of its kind, in tonnes or bales, and the cents that each brought on average (C16). */
  readonly sold: Known
  readonly price: Known
  /** The same of what is still in storage. */
  readonly expected_price: Known
  /** Direct costs that it bears; nothing where no line of them is known. */
  readonly cost: Known
  readonly cost_per_ha: Known
  readonly costs: Readonly<Record<CostGroup, Known>>
  readonly gross_margin: Known
  readonly margin_per_ha: Known
  /** For each dollar of cost. */
  readonly return_on_cost: Known
  /** By the gross price (T22): tonnes or bales of a hectare, and cents for each of them. */
  readonly break_even_yield: Known
  readonly break_even_price: Known
  readonly margin_per_ml: Known
  /** Of a hectare, for each millimetre of water that it had. */
  readonly margin_per_mm: Known
  /** Cents that a tonne or bale costs on its way: freight, levies, receival and storage. */
  readonly market_cost: Known
  /** The price at the gate (C167). */
  readonly farm_gate_price: Known
  /** Its part of what the farm costs whatever is grown, by its hectares; pasture and bare ground bear none. */
  readonly overhead: Known
  /** Of a tonne or bale, with its part of the overheads (C36). */
  readonly full_cost: Known
}

export interface MoneyOfCrop extends MoneyFigures {
  /** That of which most was sold. */
  readonly quality: string | null
}

const noCosts = Object.fromEntries(costGroups.map(group => [group, null])) as Readonly<
  Record<CostGroup, null>
>

export const noMoney: MoneyOfCrop = {
  income: null,
  income_per_ha: null,
  kept_income: null,
  sold: null,
  price: null,
  expected_price: null,
  quality: null,
  cost: null,
  cost_per_ha: null,
  costs: noCosts,
  gross_margin: null,
  margin_per_ha: null,
  return_on_cost: null,
  break_even_yield: null,
  break_even_price: null,
  margin_per_ml: null,
  margin_per_mm: null,
  market_cost: null,
  farm_gate_price: null,
  overhead: null,
  full_cost: null,
}

const moneyNames = Object.keys(noMoney) as readonly (keyof MoneyOfCrop)[]

/** Of all that is said of a crop, its money. */
export function moneyOf(crop: MoneyOfCrop): MoneyOfCrop {
  return Object.fromEntries(moneyNames.map(name => [name, crop[name]])) as unknown as MoneyOfCrop
}
