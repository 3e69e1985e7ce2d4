// The periods that made-up farms record, as they stand in the database.

import type { Client } from 'pg'
import { usualZone } from '../db/connection-settings.ts'
import type { PlannedPeriod } from './plan.ts'

export async function plannedPeriods(
  client: Client,
  names: readonly string[],
): Promise<readonly PlannedPeriod[]> {
  const day = (column: string) => `to_char(${column} at time zone zone, 'YYYY-MM-DD')`
  const { rows } = await client.query<PlannedPeriod>(
    `select id::float8 as id, name,
       ${day('start_date')} as start, ${day('end_date')} as end,
       ${day('sowing_start_date')} as "sowingStart", ${day('sowing_end_date')} as "sowingEnd"
     from periods,
       coalesce((select time_zone from upkeep.calendar), $2) zone
     where name = any($1) and deleted_at is null order by start_date`,
    [names, usualZone],
  )
  if (rows.length === names.length) return rows
  throw new Error(`Of the periods ${names.join(', ')}, only ${rows.length} are there.`)
}
