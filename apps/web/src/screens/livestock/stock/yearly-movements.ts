// What yearly sheets tell of stock: the opening and what was bought and sold, by class.

import type { WeighedMovement } from '@furrow/farming/stock/stock-of-class'
import type { Row } from '@furrow/wire/client/row-types'
import { kindOfStock } from './stock-kind.ts'
import type { StockKind } from './stock-kind.ts'

export interface YearlyStock {
  readonly inventory: readonly Row<'livestock_inventory_collections'>[]
  readonly purchases: readonly Row<'livestock_purchase_collections'>[]
  readonly sales: readonly Row<'livestock_sales_collections'>[]
}

interface YearlyMovement {
  readonly kind: StockKind
  readonly movement: WeighedMovement
}

/** What has no class tells of none. */
export function movementsOfSheets({
  inventory,
  purchases,
  sales,
}: YearlyStock): readonly YearlyMovement[] {
  const opened = inventory.flatMap((row): readonly YearlyMovement[] => {
    const { opening_number: head } = row
    if (!row.livestock_class_id || head === null) return []
    const movement = { kind: 'opening', head, day: null, weight: null, value: null } as const
    return [{ kind: kindOfStock(row), movement }]
  })
  const bought = purchases.flatMap(row => traded(row, 'purchase'))
  return [...opened, ...bought, ...sales.flatMap(row => traded(row, 'sale'))]
}

type Traded = YearlyStock['purchases'][number] | YearlyStock['sales'][number]

function traded(row: Traded, kind: 'purchase' | 'sale'): readonly YearlyMovement[] {
  if (!row.livestock_class_id) return []
  const { date: day, number, weight, total_value: value } = row
  // As the record takes it: a line without a number moved nobody.
  const movement = { kind, head: number ?? 0, day, weight, value: value ?? null }
  return [{ kind: kindOfStock(row), movement }]
}
