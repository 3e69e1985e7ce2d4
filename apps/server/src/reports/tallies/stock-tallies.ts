// Stock, enterprise by enterprise: both ends of the period, and whether every class comes out.

import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'
import type { Asks, BarOf, Tallies } from './tallied.ts'
import { always, tallied } from './tallied.ts'

export const stockTallies: Tallies = seen => [
  tallied(
    sql`asked a
      join (
        select farm_id, period_id, enterprise_id, bool_or(has_opening) as has_opening,
          bool_or(has_closing) as has_closing
        from (
          select farm_id, period_id, enterprise_id, has_opening, counted is not null as has_closing
          from stock
          union all
          select farm_id, period_id, livestock_enterprise_id, false, false
          from ${seen('farm_livestock_enterprise_periods')} p
        ) run
        group by 1, 2, 3
      ) s on s.farm_id = a.farm_id and s.period_id = a.period_id ${withEnterprise}`,
    [
      ['livestock.opening', always, sql`s.has_opening`],
      ['livestock.closing', always, sql`s.has_closing`],
    ],
    enterprise,
  ),
  tallied(
    sql`asked a
      join stock s on s.farm_id = a.farm_id and s.period_id = a.period_id
      join livestock_classes c on c.id = s.class_id ${withEnterprise}`,
    ofClasses,
    enterprise,
  ),
]

const withEnterprise: Sql = sql`
  join livestock_enterprises e on e.id = s.enterprise_id
  left join asset_types u on u.id = e.asset_type_id
  left join livestock_species_types k on k.id = e.species_id
  left join livestock_purposes o on o.id = e.purpose_id`

const enterprise: BarOf = {
  id: sql`e.id`,
  label: sql`coalesce(u.name || ' ' || k.name || ' ' || o.name, '-')`,
}

const ofClasses: readonly Asks[] = [
  [
    'livestock.balance',
    sql`s.counted is not null or s.expected <> 0`,
    sql`coalesce(s.counted, 0) = s.expected`,
  ],
  // Young at foot are weighed when they are weaned.
  ['livestock.weight', sql`s.is_weighed and not c.unweaned`, sql`s.has_weights`],
  ['livestock.price', sql`s.is_sold`, sql`s.has_prices`],
]
