// Stock on crops and pastures of a period, and stock of others on the farm's land, for the financial record.

import type { Grazing } from '@furrow/farming/crops/grazing-gain'
import type { Agistment, GrazingOfRecord } from '@furrow/farming/record/record-grazing'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { areOfPeriod, cropsOnPaddocks, farmRows } from '../farm-rows.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

export async function grazingOfRecord(
  tx: Database | Transaction,
  collection: PeriodOfRecord,
): Promise<GrazingOfRecord> {
  const asked = { collection }
  const grazings = await runQuery(
    tx,
    sql<Grazing>`
      select e.number_of_stock as number, e.total_weight_on as "weightOn",
        e.total_weight_off as "weightOff", e.grazing_area as area, e.grazing_start_date as start,
        e.grazing_end_date as "end"
      from ${cropsOnPaddocks(asked)}
      join grazing_collection_events e on e.crop_collection_id = c.id
        and ${farmRows(asked, 'grazing_collection_events', 'e')}
      where ${areOfPeriod(asked)}`,
  )
  const agisted = await runQuery(
    tx,
    sql<Agistment>`
      select a.number, a.start_date as start, a.end_date as "end", a.weekly_rate as "weeklyRate",
        a.total_value as value
      from livestock_agistment_collections a
      where a.period_id = ${collection.period_id} and a.direction = 'In'
        and ${farmRows(asked, 'livestock_agistment_collections', 'a')}`,
  )
  return { grazings, agisted }
}
