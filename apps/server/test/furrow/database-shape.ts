// What a database is beside its rows, to be compared with another.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

export async function sequencesOf(db: Database) {
  const { rows } = await sql<{ name: string; last: number }>`
    select schemaname || '.' || sequencename as name, last_value as last
    from pg_sequences where schemaname in ('public', 'upkeep', 'published') order by 1`.execute(db)
  return rows
}

/** Every index, constraint and trigger, as PostgreSQL describes it. */
export async function shapeOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where schemaname in ('public', 'upkeep', 'published')
    union all
    select format('%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace in (
      select oid from pg_namespace where nspname in ('public', 'upkeep', 'published'))
    union all
    select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    order by 1`.execute(db)
  return rows.map(({ line }) => line)
}
