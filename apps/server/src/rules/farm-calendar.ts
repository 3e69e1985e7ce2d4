// On which day of the farms' calendar a moment falls.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A column such as `pe.start_date`, as the day that people there write. */
export function dayIn(column: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone current_setting('furrow.time_zone'))::date`
}
