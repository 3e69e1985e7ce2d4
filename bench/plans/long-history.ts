// Generated farms have no history yet. In use, `changes` is the longest table of all: one line for
// each paddock makes it long enough for the planner to mind.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

export async function ensureHistory(db: Database): Promise<void> {
  await sql`
    insert into changes (user_id, verb, entity, "row", farm_id, period_id, before, after)
    select 1, 'update', 'paddocks', id, farm_id, period_id, '{"area": 1}', '{"area": 2}'
    from paddocks where not exists (select from changes where entity = 'paddocks')`.execute(db)
}
