// On which day a moment falls. The days of periods are the same for everybody, by the setting
// TIME_ZONE; what today is, and when something was done, goes by the zone of the farm.

import { addDays } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { zoneOfFarm } from '../../db/schema/farm-zone.ts'
import type { Database, Transaction } from '../../db/database.ts'

/** A column such as `pe.start_date`, as the day that everybody reads. */
export function dayIn(column: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone current_setting('furrow.time_zone'))::date`
}

/** A moment such as `g.created_at`, as the day that it was on the farm. */
export function dayOnFarm(moment: string, farm: string): RawBuilder<string> {
  return sql`(${sql.ref(moment)} at time zone ${zoneOfFarm(sql.ref(farm))})::date`
}

/** The day on which a moment falls by the setting. */
export async function dayBySetting(db: Database, moment: string): Promise<string> {
  const zone = sql`current_setting('furrow.time_zone')`
  const [row] = await runQuery(
    db,
    sql<{ day: string }>`
      select to_char(${moment}::timestamptz at time zone ${zone}, 'YYYY-MM-DD') as day`,
  )
  return row?.day ?? moment.slice(0, 10)
}

/** Midnight of the day on which a moment falls by the setting, in the form in which moments are kept. */
export async function midnightsOf(
  tx: Transaction,
  moments: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const zone = sql`current_setting('furrow.time_zone')`
  const rows = await runQuery(
    tx,
    sql<{ moment: string; midnight: string }>`
      select m as moment, to_char(
        (m::timestamptz at time zone ${zone})::date::timestamp at time zone ${zone} at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as midnight
      from unnest(${moments}::text[]) m`,
  )
  return new Map(rows.map(({ moment, midnight }) => [moment, midnight]))
}

/** By farm: the zone that says what today is there. */
export async function zonesOf(
  db: Database | Transaction,
  farms: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await runQuery(
    db,
    sql<{ id: number; zone: string }>`
      select f.id, ${zoneOfFarm(sql.ref('f.id'))} as zone from farms f
      where f.id = any(${farms}::bigint[])`,
  )
  return new Map(rows.map(({ id, zone }) => [id, zone]))
}

/** Today’s day on one farm. */
export async function todayOn(
  db: Database | Transaction,
  farm: number,
  todayIn: (zone?: string) => string,
): Promise<string> {
  return todayIn((await zonesOf(db, [farm])).get(farm))
}

/** The period of a farm that ends on the day before this one begins: its number and name. */
export function periodRightBefore({
  farm,
  from,
}: {
  readonly farm: number
  readonly from: string
}) {
  return sql`
    select e.id, e.name from farm_period f join periods e on e.id = f.period_id
    where f.farm_id = ${farm} and f.deleted_at is null and e.deleted_at is null
      and ${dayIn('e.end_date')} = ${addDays(from, -1)}
    order by e.id limit 1`
}
