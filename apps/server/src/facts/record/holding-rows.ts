// Water, machines and buildings of a farm with their values of a period, for the financial record. The
// list of machines with values wins over the yearly sheet of machines on hand.

import type { HoldingsOfRecord, ThingHeld, WaterHeld } from '@furrow/farming/record/record-holdings'
import type { Known } from '@furrow/farming/numbers/ratio'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

export async function holdingsOfRecord(
  tx: Database | Transaction,
  collection: PeriodOfRecord,
): Promise<HoldingsOfRecord> {
  const things = await thingsOf(tx, collection)
  const ofKind = (table: string) => things.filter(thing => thing.table === table)
  const listed = ofKind('asset_plant')
  const money = (table: string) => ofKind(table).map(({ value }) => value)
  return {
    waters: await watersOf(tx, collection),
    plant: listed.length > 0 ? listed : ofKind('existing_plant_items'),
    buildings: ofKind('asset_buildings'),
    silos: ofKind('asset_grain_storage'),
    plantBought: money('new_plant_purchases'),
    plantSold: money('sold_plant_sales'),
  }
}

/** A thing without a row in the period was not there, or nobody says what it was worth. */
function thingsOf(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<readonly (ThingHeld & { readonly table: string })[]> {
  const sheet = (table: string, value: string) => sql`
    select ${table}::text, null::text, ${sql.ref(`t.${value}`)}
    from ${sql.table(table)} t
    where t.farm_id = ${farm} and t.period_id = ${period} and t.deleted_at is null`
  return runQuery(
    tx,
    sql<ThingHeld & { readonly table: string }>`
      select v.asset_type as "table", b.improvement_type as kind, v.value
      from assets_period v
      left join asset_buildings b on v.asset_type = 'asset_buildings' and b.id = v.asset_id
        and b.farm_id = v.farm_id
      where v.farm_id = ${farm} and v.period_id = ${period} and v.deleted_at is null
        and v.asset_type in ('asset_plant', 'asset_buildings', 'asset_grain_storage')
      union all ${sheet('existing_plant_items', 'closing_value')}
      union all ${sheet('new_plant_purchases', 'price')}
      union all ${sheet('sold_plant_sales', 'price')}`,
  )
}

/** What was held is what has a value in the period; where nothing has, all that is listed. */
function watersOf(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<readonly WaterHeld[]> {
  return runQuery(
    tx,
    sql<WaterHeld & { readonly value: Known }>`
      select w.entitlement_type as entitlement, coalesce(v.units, w.megalitres) as megalitres, v.value
      from asset_waters w
      left join assets_period v on v.asset_type = 'asset_waters' and v.asset_id = w.id
        and v.farm_id = w.farm_id and v.period_id = ${period} and v.deleted_at is null
      where w.farm_id = ${farm} and w.deleted_at is null
        and (v.id is not null or not exists (
          select from assets_period o where o.asset_type = 'asset_waters'
            and o.farm_id = w.farm_id and o.period_id = ${period} and o.deleted_at is null))`,
  )
}
