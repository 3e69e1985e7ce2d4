// The debts of a farm in a period, for the financial record.

import type { DebtOfRecord } from '@furrow/farming/record/record-debts'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

export function debtsOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<readonly DebtOfRecord[]> {
  return runQuery(
    tx,
    sql<DebtOfRecord>`
      select loan_kind as kind, opening_balance as opening, borrowed, repaid,
        closing_balance as closing, interest, due_within_year as "dueWithinYear"
      from loans where farm_id = ${farm} and period_id = ${period} and deleted_at is null`,
  )
}
