// What the farm's things and its land were worth at the end of the period.

import { sql } from 'kysely'
import { dayIn } from '../../rules/saving/farm-calendar.ts'
import type { Sql } from '../../query/sql.ts'
import type { Visible } from '../visible-rows.ts'
import type { Asks, Tallies } from './tallied.ts'
import { always, never, tallied } from './tallied.ts'

export const assetTallies: Tallies = seen => [
  tallied(
    sql`asked a
      left join (${items(seen)}) i on i.farm_id = a.farm_id
      left join ${seen('assets_period')} v on v.farm_id = i.farm_id and v.asset_type = i.kind
        and v.asset_id = i.id and v.period_id = a.period_id
      left join ${seen('assets_period')} b on b.farm_id = i.farm_id and b.asset_type = i.kind
        and b.asset_id = i.id and b.period_id = a.before_id
      left join (select distinct farm_id, asset_type, asset_id from ${seen('assets_period')} p) ever
        on ever.farm_id = i.farm_id and ever.asset_type = i.kind and ever.asset_id = i.id
      left join (${soldMachines(seen)}) gone on gone.farm_id = i.farm_id
        and gone.asset_plant_id = i.id and i.kind = 'asset_plant' and gone.since <= a.last_day
      left join (
        select distinct farm_id, period_id, name from ${seen('sold_plant_sales')} s
        where asset_plant_id is null) sold
        on sold.farm_id = i.farm_id and sold.period_id = a.period_id and sold.name = i.name
          and i.kind = 'asset_plant'`,
    ofItems,
  ),
  tallied(
    sql`asked a
      join (
        select distinct farm_id, period_id, property_id, valuation_category_id
        from ${seen('paddocks')} d
        where property_id is not null and valuation_category_id is not null
      ) d on d.farm_id = a.farm_id and d.period_id = a.period_id
      left join ${seen('property_paddock_valuations')} v on v.farm_id = d.farm_id
        and v.period_id = d.period_id and v.farm_property_id = d.property_id
        and v.valuation_category_id = d.valuation_category_id`,
    [['assets.land_value', always, sql`v.val_per_hectare is not null`]],
  ),
]

/** From the first day of the period in which it was sold, a machine that the sale names has no value. */
function soldMachines(seen: Visible): Sql {
  return sql`
    select s.farm_id, s.asset_plant_id, min(${dayIn('pe.start_date')}) as since
    from ${seen('sold_plant_sales')} s join periods pe on pe.id = s.period_id
    where s.asset_plant_id is not null
    group by 1, 2`
}

/**
 * What has a value in this period or had one in the period before, and what never had any: a thing
 * that came later, or went earlier, is not asked about.
 */
const isHeld = sql`i.id is not null and gone.since is null
  and (v.id is not null or b.id is not null or ever.asset_id is null)`

const ofItems: readonly Asks[] = [
  ['assets.any', sql`i.id is null`, never],
  ['assets.value', isHeld, sql`v.value is not null or sold.name is not null`],
]

const kinds = ['asset_buildings', 'asset_grain_storage', 'asset_plant', 'asset_waters'] as const

function items(seen: Visible): Sql {
  const of = kinds.map(
    kind => sql`select i.farm_id, i.id, i.name, ${kind}::text as kind from ${seen(kind)} i`,
  )
  return sql.join(of, sql` union all `)
}
