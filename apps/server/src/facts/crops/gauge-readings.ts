// What the gauges of a farm say, from the fallows before a period to its end.

import { firstRainDay } from '@furrow/farming/crops/crop-rain'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../farm-rows.ts'
import { isStillUsed } from '../still-used.ts'
import type { FarmAsked } from '../farm-rows.ts'

export interface GaugeReadings {
  readonly id: number
  readonly is_main: boolean
  readonly readings: readonly MeasuredRain[]
}

export function gaugeReadings(
  db: Database | Transaction,
  asked: FarmAsked,
): Promise<readonly GaugeReadings[]> {
  const { start, end } = asked.collection
  const from = firstRainDay(asked.collection)
  return runQuery(
    db,
    sql<GaugeReadings>`
      select g.id, g.is_main, coalesce((
        select json_agg(json_build_object('day', r.date, 'days', r.days, 'mm', r.total_mm))
        from rainfalls r
        where r.rain_gauge_id = g.id and r.date between ${from}::date and ${end}::date + 366
          and ${farmRows(asked, 'rainfalls', 'r')}), '[]') as readings
      from rain_gauges g
      where ${farmRows(asked, 'rain_gauges', 'g')} and ${isStillUsed('g', start)}
      order by g.id`,
  )
}
