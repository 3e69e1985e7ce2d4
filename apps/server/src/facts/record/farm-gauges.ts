// The gauges of a farm in a period by name, with what each measured in it.

import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'
import { isStillUsed } from '../still-used.ts'

interface NamedGauge {
  readonly id: number
  readonly name: string
  readonly is_main: boolean
  readonly readings: readonly MeasuredRain[]
}

/** Rain of several days may be read after the last of them. */
export function farmGauges(
  db: Database,
  asked: FarmAsked,
  { from, to }: MonthSpan,
): Promise<readonly NamedGauge[]> {
  return runQuery(
    db,
    sql<NamedGauge>`
      select g.id, g.name, g.is_main, coalesce((
        select json_agg(json_build_object('day', r.date, 'days', r.days, 'mm', r.total_mm))
        from rainfalls r
        where r.rain_gauge_id = g.id and r.date between ${from}::date and ${to}::date + 366
          and ${farmRows(asked, 'rainfalls', 'r')}), '[]') as readings
      from rain_gauges g
      where ${farmRows(asked, 'rain_gauges', 'g')}
        and ${isStillUsed('g', asked.collection.start)}
      order by g.name, g.id`,
  )
}
