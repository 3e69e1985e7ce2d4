// The readings of the gauge that stands for a farm in a period: its main one, or the only one that it has.

import { gaugeOfPaddock } from '@furrow/farming/rain/gauge-of-paddock'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'
import { isStillUsed } from '../still-used.ts'

export async function readingsOfFarm(
  tx: Database | Transaction,
  asked: FarmAsked,
  since = '0001-01-01',
): Promise<readonly MeasuredRain[]> {
  const gauges = await runQuery(
    tx,
    sql<{ id: number; is_main: boolean }>`
      select g.id, g.is_main from rain_gauges g
      where ${farmRows(asked, 'rain_gauges', 'g')} and ${isStillUsed('g', asked.collection.start)}
      order by g.id`,
  )
  const found = gaugeOfPaddock({ rain_gauge_id: null }, gauges)
  if (!found) return []
  return runQuery(
    tx,
    sql<MeasuredRain>`
      select r.date as day, r.days, r.total_mm as mm from rainfalls r
      where r.rain_gauge_id = ${found.gauge.id} and r.date >= ${since}::date
        and ${farmRows(asked, 'rainfalls', 'r')}
      order by r.date`,
  )
}
