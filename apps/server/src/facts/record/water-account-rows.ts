// The water accounts of a farm in a period, with what is held in each, for the financial record.

import type { AccountOfRecord } from '@furrow/farming/record/record-water'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

export function waterAccountsOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<readonly AccountOfRecord[]> {
  return runQuery(
    tx,
    sql<AccountOfRecord>`
      select a.carried_in as "carriedIn", a.allocated, a.taken, a.bought, a.sold, a.used, a.lost,
        a.carried_out as "carriedOut", a.sold_income as income,
        coalesce(v.units, w.megalitres) as entitlement,
        coalesce(w.entitlement_type = 'On-farm storage', false) as "isStorage"
      from water_accounts a
      join asset_waters w on w.id = a.asset_water_id and w.farm_id = a.farm_id and w.deleted_at is null
      left join assets_period v on v.asset_type = 'asset_waters' and v.asset_id = w.id
        and v.farm_id = w.farm_id and v.period_id = a.period_id and v.deleted_at is null
      where a.farm_id = ${farm} and a.period_id = ${period} and a.deleted_at is null`,
  )
}
