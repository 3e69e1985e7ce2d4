// The land of a farm in a period, as its financial record counts it: paddocks, and how the properties
// are held. A value that was not entered for the period is that of the last one before (C164).

import type { LandOfRecord } from '@furrow/farming/record/record-land'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

type Paddock = LandOfRecord['paddocks'][number]
type Property = LandOfRecord['properties'][number]

export async function landOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<LandOfRecord> {
  const paddocks = await runQuery(
    tx,
    sql<Paddock>`
      select d.area, u.slug as use, d.irrigation_type as irrigation, d.property_id as property,
        regexp_replace(m.name, '_val$', '') as "landClass", (
          select v.val_per_hectare from property_paddock_valuations v
          join periods pv on pv.id = v.period_id
          where v.farm_id = d.farm_id and v.farm_property_id = d.property_id
            and v.valuation_category_id = d.valuation_category_id and v.deleted_at is null
            and v.val_per_hectare is not null and pv.start_date <= pe.start_date
          order by pv.start_date desc, v.id limit 1) as "hectareValue"
      from paddocks d
      join periods pe on pe.id = d.period_id
      left join asset_types u on u.id = d.asset_type_id
      left join valuation_categories k on k.id = d.valuation_category_id
      left join valuation_coll_sheet_maps m on m.id = k.valuation_coll_sheet_map_id
      where d.farm_id = ${farm} and d.period_id = ${period} and d.deleted_at is null`,
  )
  const properties = await runQuery(
    tx,
    sql<Property>`
      select p.property_id as id, p.title_area as "titleArea", p.ownership_type as "heldAs"
      from farm_property_periods p
      where p.farm_id = ${farm} and p.period_id = ${period} and p.deleted_at is null`,
  )
  return { paddocks, properties }
}
