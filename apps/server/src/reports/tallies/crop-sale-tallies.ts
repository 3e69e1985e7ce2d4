// What was sold of each crop, and what is still to be sold.

import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'
import type { Visible } from '../visible-rows.ts'
import type { Asks, Tallies } from './tallied.ts'
import { always, tallied } from './tallied.ts'

export const cropSaleTallies: Tallies = seen => [
  tallied(
    sql`asked a
      join (
        select farm_id, period_id, crop_id, crop from crops
        group by 1, 2, 3, 4 having sum(for_sale) > 0
      ) c on c.farm_id = a.farm_id and c.period_id = a.period_id
      left join (select distinct farm_id, period_id, crop_id from sale_lines) s
        on s.farm_id = c.farm_id and s.period_id = c.period_id and s.crop_id = c.crop_id`,
    [['crop_sales.sold', always, sql`s.crop_id is not null`]],
    { id: sql`c.crop_id`, label: sql`c.crop` },
  ),
  tallied(
    sql`asked a
      join ${seen('crop_type_farm_periods')} g on g.farm_id = a.farm_id and g.period_id = a.period_id
      join ${seen('crop_sale_actuals')} s
        on s.crop_type_farm_period_id = g.id and s.farm_id = g.farm_id`,
    [['crop_sales.day', always, sql`s.date is not null`]],
  ),
  tallied(
    sql`asked a join sale_lines s on s.farm_id = a.farm_id and s.period_id = a.period_id`,
    ofLines,
  ),
]

const ofLines: readonly Asks[] = [
  ['crop_sales.amount', sql`s.is_sold`, sql`s.quantity is not null and s.worth is not null`],
  [
    'crop_sales.estimate',
    sql`not s.is_sold and s.is_counted`,
    sql`s.quantity is not null and s.worth is not null`,
  ],
]

const lines = [
  ['grain_sale_actuals', 'crop_sale_actual_id', 'tonnes', 'income'],
  ['hay_sale_actuals', 'crop_sale_actual_id', 'bales', 'income'],
  ['lint_sale_actuals', 'cropSaleActualId', 'bales', 'lintIncome'],
  ['grain_sale_estimates', 'crop_sale_estimate_pool_id', 'tonnes', 'price'],
  ['hay_sale_estimates', 'crop_sale_estimate_pool_id', 'bales', 'price'],
  ['lint_sale_estimates', 'cropSaleEstimatePoolId', 'bales', 'balePrice'],
  ['crop_sale_estimates', 'crop_sale_estimate_pool_id', 'units', 'unit_cost'],
] as const

/**
 * The table `sale_lines`: every line of a sale or an estimate, with the crop that it is about. Units of a
 * pool are not counted where something of it is typed by tonnes or bales, as in farming/crop-income.
 */
export function saleLines(seen: Visible): Sql {
  const of = lines.map(([table, key, quantity, worth]) => {
    const isSold = table.endsWith('_actuals')
    return sql`
      select g.farm_id, g.period_id, g.crop_type_id as crop_id, ${isSold}::boolean as is_sold,
        s.id as head_id, ${table === 'crop_sale_estimates'}::boolean as is_units,
        ${sql.ref(`l.${quantity}`)}::numeric as quantity, ${sql.ref(`l.${worth}`)}::numeric as worth
      from asked a
      join ${seen('crop_type_farm_periods')} g on g.farm_id = a.farm_id and g.period_id = a.period_id
      join ${seen(isSold ? 'crop_sale_actuals' : 'crop_sale_estimate_pools')} s
        on s.crop_type_farm_period_id = g.id and s.farm_id = g.farm_id
      join ${seen(table)} l on ${sql.ref(`l.${key}`)} = s.id and l.farm_id = s.farm_id`
  })
  return sql`sale_lines as materialized (
    select all_lines.*, not is_units or bool_and(is_units)
      over (partition by farm_id, is_sold, head_id) as is_counted
    from (${sql.join(of, sql` union all `)}) all_lines)`
}
