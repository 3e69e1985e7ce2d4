// What was sold of each crop of a period, and what is still to be sold, line by line.

import type { LineOfSale } from '@furrow/farming/crop-income'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import type { Sql } from '../seen-rows.ts'
import { thereOf } from './seen-of.ts'
import type { Asked } from './seen-of.ts'

export function linesOfSales(db: Database, asked: Asked): Promise<readonly LineOfSale[]> {
  return rowsOf(
    db,
    sql<LineOfSale>`${sql.join(
      lines.map(line => linesOf(asked, line)),
      sql` union all `,
    )}`,
  )
}

interface Line {
  readonly table: string
  readonly kind: LineOfSale['kind']
  readonly key: string
  /** Quantity, bale weight, seed, income, income of seed, price, price of seed; `-` for none. */
  readonly figures: readonly string[]
}

const lines: readonly Line[] = [
  { table: 'grain_sale_actuals', kind: 'grain', key: 'crop_sale_actual_id', figures: ['tonnes', '-', '-', 'income', '-', '-', '-'] }, // prettier-ignore
  { table: 'hay_sale_actuals', kind: 'hay', key: 'crop_sale_actual_id', figures: ['bales', 'bale_weight', '-', 'income', '-', '-', '-'] }, // prettier-ignore
  { table: 'lint_sale_actuals', kind: 'lint', key: 'cropSaleActualId', figures: ['bales', '-', 'seedTonnes', 'lintIncome', 'seedIncome', '-', '-'] }, // prettier-ignore
  { table: 'grain_sale_estimates', kind: 'grain', key: 'crop_sale_estimate_pool_id', figures: ['tonnes', '-', '-', '-', '-', 'price', '-'] }, // prettier-ignore
  { table: 'hay_sale_estimates', kind: 'hay', key: 'crop_sale_estimate_pool_id', figures: ['bales', 'bale_weight', '-', '-', '-', 'price', '-'] }, // prettier-ignore
  { table: 'lint_sale_estimates', kind: 'lint', key: 'cropSaleEstimatePoolId', figures: ['bales', '-', 'seedTonnes', '-', '-', 'balePrice', 'seedPrice'] }, // prettier-ignore
  { table: 'crop_sale_estimates', kind: 'units', key: 'crop_sale_estimate_pool_id', figures: ['units', '-', '-', '-', '-', 'unit_cost', '-'] }, // prettier-ignore
]

const names = [
  ...['quantity', 'bale_weight', 'seed_tonnes', 'income', 'seed_income', 'price', 'seed_price'],
]

function linesOf(asked: Asked, { table, kind, key, figures }: Line): Sql {
  const isSold = table.endsWith('_actuals')
  const heads = isSold ? 'crop_sale_actuals' : 'crop_sale_estimate_pools'
  const columns = names.map((name, place) => {
    const figure = figures[place] ?? '-'
    const value = figure === '-' ? sql`null` : sql.ref(`l.${figure}`)
    return sql`${value}::numeric as ${sql.ref(name)}`
  })
  return sql`
    select g.crop_type_id as crop_id, ${isSold}::boolean as is_sold, ${kind}::text as kind,
      ${sql.join(columns)}
    from crop_type_farm_periods g
    join ${sql.table(heads)} s on s.crop_type_farm_period_id = g.id and ${thereOf(asked, heads, 's')}
    join ${sql.table(table)} l on ${sql.ref(`l.${key}`)} = s.id and ${thereOf(asked, table, 'l')}
    where g.period_id = ${asked.collection.period_id}
      and ${thereOf(asked, 'crop_type_farm_periods', 'g')}`
}
