// Servers tell by the name of a connection that each of them holds as long as it runs which release they are of.

import { sql } from 'kysely'
import type { Database } from './database.ts'

const prefix = 'furrow live'

export const nameOfServer = (release: number) => `${prefix} of release ${release}`

/** What a migration takes away, nobody may be reading any more. */
export async function refuseOlderServers(
  db: Database,
  migration: string,
  needed: number,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${prefix})`.execute(db)
  const oldest = Math.min(...rows.map(({ name }) => Number(/\d+$/.exec(name)?.[0] ?? 0)))
  if (oldest >= needed) return
  throw new Error(
    `A server of release ${oldest || 'before 1'} is at work on this database, and ${migration} takes away what it needs. ` +
      'Stop all servers that are older, then start this one again.',
  )
}
