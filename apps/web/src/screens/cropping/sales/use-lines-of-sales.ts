// Reads all lines of sales of a crop of the period, and of what is still to be sold, whatever they are
// counted in: which of them count is only known from all of them.

import { saleLineKinds } from '@furrow/catalogue/chapters/sale-line-kinds'
import { lineOfSale } from '@furrow/catalogue/line-of-sale'
import type { LineOfSale } from '@furrow/farming/crops/crop-income'
import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../../data/hooks/use-same-members.ts'

interface Grown {
  readonly farmId: number
  /** The crop of the farm in the period. */
  readonly grown: number
  readonly cropTypeId: number
}

export function useLinesOfSales({ farmId, grown, cropTypeId }: Grown): readonly LineOfSale[] {
  const where = { farm_id: farmId }
  const ofCrop = { where: { ...where, crop_type_farm_period_id: grown } }
  const rows = useSameMembers({
    crop_sale_actuals: useRows('crop_sale_actuals', ofCrop).rows,
    crop_sale_estimate_pools: useRows('crop_sale_estimate_pools', ofCrop).rows,
    grain_sale_actuals: useRows('grain_sale_actuals', { where }).rows,
    hay_sale_actuals: useRows('hay_sale_actuals', { where }).rows,
    lint_sale_actuals: useRows('lint_sale_actuals', { where }).rows,
    grain_sale_estimates: useRows('grain_sale_estimates', { where }).rows,
    hay_sale_estimates: useRows('hay_sale_estimates', { where }).rows,
    lint_sale_estimates: useRows('lint_sale_estimates', { where }).rows,
    crop_sale_estimates: useRows('crop_sale_estimates', { where }).rows,
  })
  return useMemo(() => linesOfSales(rows, cropTypeId), [rows, cropTypeId])
}

type Kind = (typeof saleLineKinds)[number]
type SaleRows = Readonly<Record<Kind['head'] | Kind['table'], readonly { readonly id: number }[]>>

/** Those that hang on a sale or a pool of the crop. */
export function linesOfSales(rows: SaleRows, cropTypeId: number): readonly LineOfSale[] {
  return saleLineKinds.flatMap(kind => {
    const heads = new Set(rows[kind.head].map(({ id }) => id))
    return rows[kind.table]
      .map(row => lineOfSale(kind, cropTypeId, { ...row }))
      .filter(({ head_id }) => heads.has(head_id))
  })
}
