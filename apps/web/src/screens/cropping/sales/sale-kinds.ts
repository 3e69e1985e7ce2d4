// What is sold of a crop, and what is still to be sold: in which records its lines stand, and how they
// hang on their sale or on the crop in its storage.

import type { EntityName } from '@furrow/catalogue/furrow'

export type Product = 'grain' | 'hay' | 'lint'
export type Way = 'sold' | 'unsold'

export interface LineKind {
  readonly lines: EntityName
  readonly heads: 'crop_sale_actuals' | 'crop_sale_estimate_pools'
  /** The field of a line that names its head. */
  readonly key: string
}

const sold = 'crop_sale_actuals'
const unsold = 'crop_sale_estimate_pools'

export const lineKinds: Readonly<Record<Way, Readonly<Record<Product, LineKind>>>> = {
  sold: {
    grain: { lines: 'grain_sale_actuals', heads: sold, key: 'crop_sale_actual_id' },
    hay: { lines: 'hay_sale_actuals', heads: sold, key: 'crop_sale_actual_id' },
    lint: { lines: 'lint_sale_actuals', heads: sold, key: 'cropSaleActualId' },
  },
  unsold: {
    grain: { lines: 'grain_sale_estimates', heads: unsold, key: 'crop_sale_estimate_pool_id' },
    hay: { lines: 'hay_sale_estimates', heads: unsold, key: 'crop_sale_estimate_pool_id' },
    lint: { lines: 'lint_sale_estimates', heads: unsold, key: 'cropSaleEstimatePoolId' },
  },
}
