// The connection to PostgreSQL that everything else is handed.

import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { valueTypes } from './value-types.ts'

/** Tables are known by the catalogue at run time, not by the compiler. */
export type Database = Kysely<Record<never, never>>
export type Transaction = KyselyTransaction<Record<never, never>>

const oldestVersion = 150_000
/** What has not answered by then, in milliseconds, is given up, so that others get their turn. */
const patience = 60_000

/** Another search path is for tests, whose clock may stand before PostgreSQL's own. */
export function openDatabase(url: string, connections = 20, searchPath = 'public'): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: valueTypes,
    connectionTimeoutMillis: 10_000,
    application_name: 'furrow',
    options: `-c search_path=${searchPath} -c timezone=UTC -c jit=off -c statement_timeout=${patience}`,
  })
  // A connection that breaks, idle or at work, is replaced at the next question. Whoever was waiting
  // for its answer is told by that; unheard, the event itself would end the whole server.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return new Kysely({ dialect: new PostgresDialect({ pool, cursor: Cursor }) })
}

/** The version as PostgreSQL says it, such as 18.4; older than 15 is refused. */
export async function versionOf(db: Database): Promise<string> {
  const answer = sql<{ version: string; number: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::int as number`.execute(db)
  const { rows } = await answer.catch((error: NodeJS.ErrnoException) => {
    const reason = error.message || error.code
    throw new Error(`The database cannot be reached: ${reason}.`, { cause: error })
  })
  const { version = '', number = 0 } = rows[0] ?? {}
  if (number >= oldestVersion) return version
  throw new Error(`Furrow needs PostgreSQL 15 or later; the database given is version ${version}.`)
}
