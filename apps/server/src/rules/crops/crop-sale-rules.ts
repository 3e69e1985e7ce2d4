// A sale of a crop is of some of it (E-SALE-1): an amount that is not known yet stays empty, it is not 0.

import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, touches } from '../saving/read-row.ts'
import type { RowToSave, SaveRule } from '../saving/save-rule.ts'

/** Of each kind of line, what it may be a sale of. */
const amounts: Readonly<Record<string, readonly string[]>> = {
  grain_sale_actuals: ['tonnes'],
  hay_sale_actuals: ['bales'],
  lint_sale_actuals: ['bales', 'seedTonnes'],
}

export const cropSaleRules: SaveRule = {
  of: Object.keys(amounts),
  check: async (rows, { entity }) => errorsOf(rows, row => nothingSold(row, amounts[entity] ?? [])),
}

/** Lint and seed may be sold apart: then one of them is 0. */
function nothingSold(row: RowToSave, fields: readonly string[]): readonly Finding[] {
  const [field = ''] = fields
  const sold = fields.map(name => numberIn(row.after, name))
  const isSome = sold.some(amount => amount !== undefined && amount > 0)
  if (!touches(row, fields) || isSome || !sold.includes(0)) return []
  const message = 'A sale needs an amount above 0; leave it empty until it is known.'
  return [{ field, message }]
}
