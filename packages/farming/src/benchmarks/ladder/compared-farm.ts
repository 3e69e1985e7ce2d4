// What a comparison of two farms is told of each: the own one, and the average farm of a set. Everything is
// for each effective hectare of the farm, for only such amounts add up and only such are published. Money is
// cents, which need not be whole.

import type { Known } from '../../numbers/ratio.ts'

export interface ComparedFarm {
  /** By whatever says which enterprise it is, the same on both sides. */
  readonly crops: ReadonlyMap<string, ComparedCrop>
  readonly stock: ReadonlyMap<string, ComparedStock>
  /** All that is cropped or grazed, with what is not compared by itself; nothing where that is not told. */
  readonly ground_in_use: Known
  readonly other_farm_income: number
  /** Direct costs that neither a crop nor stock bears. */
  readonly costs_not_kept_by_crop: number
  /** By group; without labour, owner allowance and depreciation. */
  readonly overheads: Readonly<Record<string, number>>
  readonly labour: number
  readonly owner_allowance: number
  readonly depreciation: number
  readonly gross_income: Known
  readonly operating_profit: number
  readonly assets_managed: Known
}

export interface ComparedCrop {
  /** Share of the effective hectares: what grew two crops counts in both. */
  readonly hectares: number
  /** Tonnes or bales, whichever it is sold by. */
  readonly production: Known
  /** Of what was harvested: production at its average price. */
  readonly harvest_income: number
  readonly other_income: number
  /** By group of costs. */
  readonly direct_costs: Readonly<Record<string, number>>
  /** What of each group goes by the tonne: freight, levies, harvest paid by tonnes. What-if alone asks for it. */
  readonly costs_by_tonne?: Readonly<Record<string, number>>
  /** Millimetres times hectares, as `usableWater` makes them of each hectare. */
  readonly usable_water: Known
  readonly irrigated: boolean
  /** Of the own farm. */
  readonly paddocks?: readonly ComparedPaddock[]
}

/** A paddock's part of a crop; on the same footing, so that paddocks come to their crop. */
export interface ComparedPaddock {
  readonly key: string
  readonly hectares: number
  readonly production: Known
  /** Where it is not known of all paddocks, each had what the crop had on average. */
  readonly usable_water: Known
}

export interface ComparedStock {
  /** Share of the effective hectares; nothing where no ground is theirs alone or it is not known. */
  readonly hectares: Known
  /** Dry sheep equivalents on an average day. */
  readonly dse: Known
  /** Liveweight produced (C93). */
  readonly kilograms: Known
  /** Of the kilograms: trading profit (C109). */
  readonly trading_income: number
  /** Wool and the rest. */
  readonly other_income: number
  readonly direct_costs: number
}
