// The analysis of a fertiliser: the shares of its elements come to no more than all of it (E-FERT-1).

import { isOverWhole } from '@furrow/farming/crops/fertiliser-analysis'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import { pointedAt, numberIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'

export const fertiliserRules: SaveRule = {
  of: ['chem_element_fert_products'],
  async check(rows, asked) {
    const changed = rows.filter(row => touches(row, ['percentage', 'fertiliser_product_id']))
    const others = await otherShares(changed, asked)
    return errorsOf(changed, ({ after }) => {
      const product = after['fertiliser_product_id']
      const shares = [
        ...others.filter(share => share.product === product).map(({ percentage }) => percentage),
        ...rows
          .filter(row => row.after['fertiliser_product_id'] === product)
          .flatMap(row => numberIn(row.after, 'percentage') ?? []),
      ]
      if (!isOverWhole(shares)) return []
      const total = shares.reduce((sum, share) => sum + share, 0)
      const all = 'All elements of a fertiliser come to at most 100%'
      const message = `${all}; these come to ${quantityText(total * 100)}%.`
      return [{ field: 'percentage', message }]
    })
  },
}

interface Share {
  readonly product: number
  readonly percentage: number
}

/** The elements of the same products that this request does not touch. */
async function otherShares(rows: readonly RowToSave[], { tx }: Asked): Promise<readonly Share[]> {
  const products = pointedAt(rows, 'fertiliser_product_id')
  if (products.length === 0) return []
  const own = rows.flatMap(({ id }) => id ?? [])
  const { rows: shares } = await sql<Share>`
    select fertiliser_product_id as product, percentage from chem_element_fert_products
    where fertiliser_product_id = any(${products}) and id <> all(${own})
      and deleted_at is null`.execute(tx)
  return shares
}
