// What was retired is not there for periods that begin after the last one that it is used in.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { dayOf } from '../access/reach/open-period.ts'
import { column } from '../query/column.ts'
import type { Sql } from '../query/sql.ts'

/** Of rows of the table that goes by this name, in a period that begins on this day. */
export function isStillUsed(table: string, from: string | Sql): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from periods as dates
    where dates.id = ${column(table, 'last_period_id')} and ${dayOf('start_date')} < ${from}::date)`
}
