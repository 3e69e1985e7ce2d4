// A pooler drops what a connection is opened with: it has to tell PostgreSQL by itself, and we look whether it does.

import { sql } from 'kysely'
import { connectionSettings } from './connection-settings.ts'
import type { Telling } from './connection-settings.ts'
import type { Database } from './database.ts'

/** Before anybody is answered: without them days would be wrong, and questions might never end. */
export async function expectSettings(db: Database, telling: Telling): Promise<void> {
  const wanted = Object.entries(connectionSettings(telling))
  const names = wanted.map(([name]) => name)
  const { rows } = await sql<{ name: string; value: string | null }>`
    select name, current_setting(name, true) as value from unnest(${names}::text[]) as name`.execute(
    db,
  )
  const here = new Map(rows.map(({ name, value }) => [name, value]))
  const missing = wanted.filter(([name, value]) => here.get(name) !== value).map(([name]) => name)
  if (missing.length === 0) return
  throw new Error(
    `The pooler of DATABASE_URL does not set ${missing.join(', ')} on its connections as Furrow needs it. ` +
      'npm run furrow -- pooler prints what it has to be told.',
  )
}
