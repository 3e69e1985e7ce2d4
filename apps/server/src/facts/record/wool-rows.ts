// The clips of a farm in a period and in the one before, for the financial record.

import type { WoolClip, WoolOfRecord } from '@furrow/farming/stock/wool-clip'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

export async function woolOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period, before_id: before }: PeriodOfRecord,
): Promise<WoolOfRecord> {
  const rows = await runQuery(
    tx,
    sql<WoolClip & { readonly period: number }>`
      select w.period_id as period, w.greasy_kg as greasy, w.yield_percentage as "cleanShare",
        w.income, w.bales_sold as "balesSold", w.bales_on_hand as "balesOnHand"
      from livestock_wool_collections w
      where w.farm_id = ${farm} and w.period_id in (${period}, ${before ?? period})
        and w.deleted_at is null`,
  )
  return {
    clips: rows.filter(clip => clip.period === period),
    clipsBefore: rows.filter(clip => clip.period !== period),
  }
}
