// All that the database holds as one short text for each entity: the same as long as nothing changes.

import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import type { Kept } from './related-rows.ts'

/** History is left out: it is counted. */
export async function digestOf({ db, catalogue }: Kept): Promise<Readonly<Record<string, string>>> {
  const stored = [...catalogue.values()].filter(({ readAlone }) => !readAlone)
  const parts = stored.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, count(*) || ' ' || md5(string_agg(t::text, '|' order by t.id)) as digest
      from ${sql.table(name)} as t`,
  )
  const query = sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`
  const { rows } = await query.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/** How many lines the history has: whatever is written leaves one. */
export async function linesOf(db: Database): Promise<number> {
  const { rows } = await sql<{ lines: number }>`select count(*) as lines from changes`.execute(db)
  return rows[0]?.lines ?? 0
}
