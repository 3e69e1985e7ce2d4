// A line of history for every row that was made, so that whoever reads the row should read the line.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { lineFor } from './expected-access.ts'
import type { Stored } from './stored.ts'

export async function addChanges(db: Database, stored: Stored): Promise<void> {
  for (const [entity, rows] of stored) {
    if (lineFor(entity).add === 'nobody' && entity !== 'agreement_answers') continue
    for (const [id, row] of [...rows].slice(-8)) {
      await sql`
        insert into changes (at, verb, entity, "row", farm_id, period_id, after)
        values (now(), 'store', ${entity}, ${id}, ${row['farm_id'] ?? null},
          ${row['period_id'] ?? null}, ${JSON.stringify(row)})`.execute(db)
    }
  }
}
