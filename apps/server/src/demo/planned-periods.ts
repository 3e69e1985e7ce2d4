// The periods that made-up farms record, as they stand in the database.

import type { Client } from 'pg'
import type { PlannedPeriod } from './plan.ts'

/** Periods are kept as moments; a farm's calendar is that of its own zone. */
const zone = 'Australia/Brisbane'

export async function plannedPeriods(
  client: Client,
  names: readonly string[],
): Promise<readonly PlannedPeriod[]> {
  const day = (column: string) => `to_char(${column} at time zone $2, 'YYYY-MM-DD')`
  const { rows } = await client.query<PlannedPeriod>(
    `select id::float8 as id, name,
       ${day('start_date')} as start, ${day('end_date')} as end,
       ${day('sowing_start_date')} as "sowingStart", ${day('sowing_end_date')} as "sowingEnd"
     from periods where name = any($1) and deleted_at is null order by start_date`,
    [names, zone],
  )
  if (rows.length === names.length) return rows
  throw new Error(`Of the periods ${names.join(', ')}, only ${rows.length} are there.`)
}
