// The land of a farm in a period, as its financial record counts it: paddocks, and how the properties
// are held. A value that was not entered for the period is that of the last one before.

import { lastValuation } from '@furrow/farming/land/hectare-value'
import type { Valuation } from '@furrow/farming/land/hectare-value'
import type { LandOfRecord, PaddockOfRecord } from '@furrow/farming/record/record-land'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

interface Paddock extends Omit<PaddockOfRecord, 'hectareValue'> {
  readonly category: number | null
}
type Property = LandOfRecord['properties'][number]

export async function landOfRecord(
  tx: Database | Transaction,
  collection: PeriodOfRecord,
): Promise<LandOfRecord> {
  const { farm_id: farm, period_id: period } = collection
  const rows = await runQuery(
    tx,
    sql<Paddock>`
      select d.area, u.slug as use, d.irrigation_type as irrigation, d.property_id as property,
        d.valuation_category_id as category, regexp_replace(m.name, '_val$', '') as "landClass"
      from paddocks d
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
  const valuations = await valuationsUntil(tx, collection)
  const paddocks = rows.map(({ category, ...paddock }) => {
    const { property } = paddock
    const said = lastValuation(valuations, { property, landClass: category }, collection.start)
    return { ...paddock, hectareValue: said?.cents ?? null }
  })
  return { paddocks, properties }
}

function valuationsUntil(
  tx: Database | Transaction,
  { farm_id: farm, start }: PeriodOfRecord,
): Promise<readonly Valuation[]> {
  const begins = sql`(e.start_date at time zone current_setting('furrow.time_zone'))::date`
  return runQuery(
    tx,
    sql<Valuation>`
      select v.farm_property_id as property, v.valuation_category_id as "landClass",
        ${begins} as begins, v.val_per_hectare as cents
      from property_paddock_valuations v join periods e on e.id = v.period_id
      where v.farm_id = ${farm} and v.deleted_at is null and v.val_per_hectare is not null
        and ${begins} <= ${start}
      order by v.id`,
  )
}
