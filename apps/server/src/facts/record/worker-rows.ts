// The people who worked on a farm in a period, for the financial record.

import type { WorkerOfRecord } from '@furrow/farming/record/record-labour'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

export function workersOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<readonly WorkerOfRecord[]> {
  return runQuery(
    tx,
    sql<WorkerOfRecord>`
      select worker_kind as kind, days_worked as days, crop_hours as "cropHours",
        livestock_hours as "stockHours", other_hours as "otherHours", wages, allowance
      from farm_workers where farm_id = ${farm} and period_id = ${period} and deleted_at is null`,
  )
}
