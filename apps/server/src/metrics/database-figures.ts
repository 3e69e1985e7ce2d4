// What a database is asked about itself: what waits in it, and how large it is.

import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export interface DatabaseFigures {
  readonly jobs: readonly {
    readonly kind: string
    readonly state: 'queued' | 'running'
    readonly jobs: number
  }[]
  readonly emails_waiting: number
  readonly emails_given_up: number
  readonly bytes: number
}

export async function databaseFigures(db: Database): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select
      (select coalesce(json_agg(j), '[]') from (
        select kind, status as state, count(*) as jobs from queable_jobs
        where status in ('queued', 'running') and deleted_at is null group by kind, status) j) as jobs,
      count(*) filter (where attempts = 0 or next_attempt_at is not null) as emails_waiting,
      count(*) filter (where attempts > 0 and next_attempt_at is null) as emails_given_up,
      pg_database_size(current_database()) as bytes
    from outgoing_mails where sent_at is null`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database said nothing of itself.')
  return row
}

export interface TableFigures {
  readonly name: string
  readonly bytes: number
  /** As PostgreSQL last estimated them. */
  readonly rows: number
}

export async function largestTables(db: Database): Promise<readonly TableFigures[]> {
  const { rows } = await sql<TableFigures>`
    select relname as name, pg_total_relation_size(oid) as bytes, greatest(reltuples, 0)::bigint as rows
    from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'upkeep'::regnamespace)
    order by bytes desc limit 10`.execute(db)
  return rows
}

/** In bytes, for who writes there. */
export async function roomIn(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk && disk.bavail * disk.bsize
}
