// The lines that a write leaves in `changes`, as far as two writes of the same have them in common.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

export async function newestLine(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from changes`.execute(db)
  return rows[0]?.id ?? 0
}

export async function linesSince(db: Database, line: number): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select user_id, verb, entity, farm_id, period_id, before, after
    from changes where id > ${line} order by "row"`.execute(db)
  return rows
}

/**
 * So that every run begins alike. Nobody else may: the table is only added to. This database is the
 * bench's own.
 */
export async function forgetHistory(db: Database): Promise<void> {
  await db.transaction().execute(async tx => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`truncate changes`.execute(tx)
  })
  await sql`vacuum analyze paddocks, changes`.execute(db)
}
