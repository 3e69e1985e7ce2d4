// The lines of what is sold of a crop and of what is still to be sold, each kind said once: where it is
// kept, what it belongs to, and which of its fields tell its amounts and prices.

export interface SaleLineKind {
  readonly table: string
  readonly kind: 'grain' | 'hay' | 'lint' | 'units'
  /** The sale, or the pool of what is still to be sold, and the field that names it. */
  readonly head: 'crop_sale_actuals' | 'crop_sale_estimate_pools'
  readonly key: string
  /** The field of each figure; it has none of the others. */
  readonly figures: Readonly<Partial<Record<SaleFigure, string>>>
  readonly unit?: string
  /** The key to the list of what it is sold as, and what the words of that list are called. */
  readonly quality?: { readonly key: string; readonly list: string; readonly word: string }
}

export const saleFigures = [
  'quantity',
  'bale_weight',
  'seed_tonnes',
  'income',
  'premium',
  'discount',
  'seed_income',
  'price',
  'seed_price',
] as const
export type SaleFigure = (typeof saleFigures)[number]

const sold = { head: 'crop_sale_actuals', key: 'crop_sale_actual_id' } as const
const unsold = { head: 'crop_sale_estimate_pools', key: 'crop_sale_estimate_pool_id' } as const
const quality = {
  key: 'crop_type_quality_id',
  list: 'crop_type_qualities',
  word: 'quality',
} as const
const hayQuality = {
  key: 'hay_sale_quality_id',
  list: 'hay_sale_qualities',
  word: 'name',
} as const
const bales = { quantity: 'bales', bale_weight: 'bale_weight' } as const
const cotton = { quantity: 'bales', seed_tonnes: 'seedTonnes' } as const

export const saleLineKinds = [
  {
    ...sold,
    table: 'grain_sale_actuals',
    kind: 'grain',
    figures: { quantity: 'tonnes', income: 'income' },
    quality,
  },
  {
    ...sold,
    table: 'hay_sale_actuals',
    kind: 'hay',
    figures: { ...bales, income: 'income' },
    quality: hayQuality,
  },
  {
    ...sold,
    table: 'lint_sale_actuals',
    kind: 'lint',
    key: 'cropSaleActualId',
    figures: {
      ...cotton,
      income: 'lintIncome',
      premium: 'premium',
      discount: 'discount',
      seed_income: 'seedIncome',
    },
  },
  {
    ...unsold,
    table: 'grain_sale_estimates',
    kind: 'grain',
    figures: { quantity: 'tonnes', price: 'price' },
  },
  {
    ...unsold,
    table: 'hay_sale_estimates',
    kind: 'hay',
    figures: { ...bales, price: 'price' },
  },
  {
    ...unsold,
    table: 'lint_sale_estimates',
    kind: 'lint',
    key: 'cropSaleEstimatePoolId',
    figures: { ...cotton, price: 'balePrice', seed_price: 'seedPrice' },
  },
  {
    ...unsold,
    table: 'crop_sale_estimates',
    kind: 'units',
    unit: 'unit_type',
    figures: { quantity: 'units', price: 'unit_cost' },
  },
] as const satisfies readonly SaleLineKind[]

export function isSold({ head }: SaleLineKind): boolean {
  return head === sold.head
}
