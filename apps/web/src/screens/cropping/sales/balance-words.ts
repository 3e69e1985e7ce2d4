// Whether what came off of a crop as our share is what was sold of it and what is still to be sold.

import { cropBalances } from '@furrow/farming/crops/crop-balances'
import type { Product as BalancedProduct } from '@furrow/farming/crops/crop-balances'
import type { LineOfSale } from '@furrow/farming/crops/crop-income'
import { judgedProduce, produceOf } from '@furrow/farming/crops/produce-check'
import type { Judged } from '@furrow/farming/numbers/judged'
import type { CropRow } from '../crop-row.ts'
import type { SaleProduct } from './sale-kinds.ts'

interface Sold {
  readonly type: { readonly id: number; readonly name: string }
  readonly product: SaleProduct
  /** Of that crop. */
  readonly rows: readonly CropRow[]
  readonly sales: readonly LineOfSale[]
}

export function balanceOf({ type, product, rows, sales }: Sold): Judged {
  const harvest = rows[0]?.line.crop?.harvest ?? ''
  const lines = rows.map(({ line }) => line)
  const asked = balanced(product, harvest)
  const known = cropBalances([{ id: type.id, harvest }], lines, sales).filter(one =>
    asked.includes(one.product),
  )
  const isAny =
    lines.some(line => asked.some(one => one in line.own_products)) ||
    sales.some(({ kind }) => kind === product)
  const judged = judgedProduce(known.map(one => produceOf(type.name, one)))
  if (known.length > 0 || !isAny) return judged
  return {
    state: 'look',
    says: `${type.name}: an amount is missing, such as the weight of a bale.`,
  }
}

/** Cane is sold by the tonne, as grain is; seed of cotton beside its lint. */
function balanced(product: SaleProduct, harvest: string): readonly BalancedProduct[] {
  if (product === 'grain') return [harvest === 'cane' ? 'cane' : 'grain']
  return product === 'lint' ? ['lint', 'seed'] : ['hay']
}
