// Debts, people, water accounts and costs carried over of a farm in a period, for the financial record.

import type { AccrualOfRecord } from '@furrow/farming/record/record-accruals'
import type { DebtOfRecord } from '@furrow/farming/record/record-debts'
import type { WorkerOfRecord } from '@furrow/farming/record/record-labour'
import type { MoneyOfRecord } from '@furrow/farming/record/record-money'
import type { AccountOfRecord } from '@furrow/farming/record/record-water'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

export async function moneyOfRecord(
  tx: Database | Transaction,
  collection: PeriodOfRecord,
): Promise<MoneyOfRecord> {
  return {
    waterAccounts: await waterAccountsOfRecord(tx, collection),
    debts: await debtsOfRecord(tx, collection),
    workers: await workersOfRecord(tx, collection),
    accruals: await accrualsOfRecord(tx, collection),
  }
}

function debtsOfRecord(
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

function workersOfRecord(
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

function waterAccountsOfRecord(
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

function accrualsOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<readonly AccrualOfRecord[]> {
  return runQuery(
    tx,
    sql<AccrualOfRecord>`
      select line, opening_on_hand as "openingOnHand", closing_on_hand as "closingOnHand",
        opening_prepaid as "openingPrepaid", closing_prepaid as "closingPrepaid",
        opening_owed as "openingOwed", closing_owed as "closingOwed"
      from cost_accruals where farm_id = ${farm} and period_id = ${period} and deleted_at is null`,
  )
}
