// The period of a financial record: its days, how far it is, and the one that the farm recorded before.

import type { periodStatuses } from '@furrow/catalogue/choices'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { zoneOfFarm } from '../../db/schema/farm-zone.ts'
import type { FarmAsked } from '../farm-rows.ts'

type FarmPeriod = FarmAsked['collection']

export interface RecordPlace {
  readonly farm: number
  readonly period: number
}

export interface PeriodOfRecord extends FarmPeriod {
  readonly status: (typeof periodStatuses)[number]
  readonly before_id: number | null
  /** Today's day on the farm. */
  readonly today: string
}

/** Nothing for a period that the farm does not record. */
export async function periodOfRecord(
  tx: Database | Transaction,
  { farm, period }: RecordPlace,
): Promise<PeriodOfRecord | undefined> {
  const day = (moment: string) =>
    sql`(${sql.raw(moment)} at time zone current_setting('furrow.time_zone'))::date`
  const [found] = await runQuery(
    tx,
    sql<PeriodOfRecord>`
      select c.* from (
        select f.farm_id, f.period_id, f.status, ${day('pe.start_date')} as start,
          ${day('pe.end_date')} as "end", ${day('pe.sowing_start_date')} as sowing_start,
          (now() at time zone ${zoneOfFarm(sql.ref('f.farm_id'))})::date as today,
          lag(f.period_id) over (order by pe.start_date, pe.id) as before_id
        from farm_period f join periods pe on pe.id = f.period_id and pe.deleted_at is null
        where f.farm_id = ${farm} and f.deleted_at is null
      ) c where c.period_id = ${period}`,
  )
  return found
}
