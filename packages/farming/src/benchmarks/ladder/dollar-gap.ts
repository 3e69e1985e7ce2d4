// What separates a farm from another in dollars, rung by rung: the answer of the ladder.

import type { Known } from '../../numbers/ratio.ts'

/** What a rung can be, in the order in which they stand. */
const rungKinds = [
  'area_mix',
  'season',
  'yield_for_water',
  'yield',
  'price',
  'stocking',
  'kg_per_dse',
  'stock_price',
  'income',
  'other_income',
  'direct_costs',
  'margin',
  'no_hectares',
  'intensity',
  'compared_ground',
  'other_farm_income',
  'costs_not_kept_by_crop',
  'overheads',
  'labour',
  'owner_allowance',
  'depreciation',
  'not_itemised',
] as const
export type RungKind = (typeof rungKinds)[number]

export interface Money {
  /** For each effective hectare of the farm: whole cents, above 0 where the own farm does better. */
  readonly cents: number
  /** The same × own effective hectares. */
  readonly total: number
}

export interface EnterpriseName {
  readonly kind: 'crop' | 'stock'
  readonly key: string
}

export interface Rung extends Money {
  readonly kind: RungKind
  /** Nothing of what the whole farm has. */
  readonly enterprise: EnterpriseName | null
  /** Of direct costs and overheads. */
  readonly group: string | null
  /** The figures that the rung compares, in the unit of its kind; cents where it is money. */
  readonly own: Known
  readonly theirs: Known
  /** What a paddock's yield is part of; they come to the rung. */
  readonly paddocks: readonly PaddockRung[]
}

export interface PaddockRung extends Money {
  /** Nothing for what the paddocks that are known leave. */
  readonly key: string | null
  readonly yield: Known
}

/** A crop or an enterprise of stock: yield that was bought with fertiliser stands beside what it cost. */
export interface EnterpriseRungs extends Money, EnterpriseName {
  /** Who alone has it. */
  readonly only: 'own' | 'theirs' | null
  readonly irrigated: boolean
  /** False where the water of a side is not known: the yield is one rung then. Nothing where there is no yield. */
  readonly is_season_split: boolean | null
  readonly rungs: readonly Rung[]
}

export interface DollarGap extends Money {
  /** The largest first. */
  readonly enterprises: readonly EnterpriseRungs[]
  /** Of the whole farm. */
  readonly farm: readonly Rung[]
  /** Rungs of less than two dollars a hectare, as one. */
  readonly small: SmallRungs | null
  readonly return_on_assets: ReturnGap | null
}

interface SmallRungs extends Money {
  readonly rungs: readonly Rung[]
}

/** Return on assets managed is margin × turnover (C135 to C137): fractions, each as it is. */
export interface ReturnOnAssets {
  readonly roam: number
  readonly margin: number
  readonly turnover: number
}

export interface ReturnGap {
  readonly own: ReturnOnAssets
  readonly theirs: ReturnOnAssets
  /** The difference of both returns, and what margin and turnover have of it. */
  readonly gap: number
  readonly by_margin: number
  readonly by_turnover: number
}
