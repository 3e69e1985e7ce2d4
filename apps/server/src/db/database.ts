// The connection to PostgreSQL that everything else is handed.

import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import { CorkedCursor } from './corked-cursor.ts'
import { namesOfStatements, prepareOn } from './prepared-statements.ts'
import { valueTypes } from './value-types.ts'

/** Tables are known by the catalogue at run time, not by the compiler. */
export type Database = Kysely<Record<never, never>>
export type Transaction = KyselyTransaction<Record<never, never>>

/** Where most of our farms are. */
export const usualZone = 'Australia/Brisbane'
const oldestVersion = 150_000
/** What has not answered by then, in milliseconds, is given up, so that others get their turn. */
const patience = 60_000

/** Another search path is for tests, whose clock may stand before PostgreSQL's own. */
interface Opening {
  readonly connections?: number
  readonly searchPath?: string
  /** The zone of the farms' calendar: what a day is there. SQL reads it as `furrow.time_zone`. */
  readonly timeZone?: string
}

export function openDatabase(url: string, opening: Opening = {}): Database {
  const { connections = 20, searchPath = 'public', timeZone = usualZone } = opening
  const settings = {
    search_path: searchPath,
    timezone: 'UTC',
    'furrow.time_zone': timeZone,
    jit: 'off',
    statement_timeout: patience,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: valueTypes,
    connectionTimeoutMillis: 10_000,
    application_name: 'furrow',
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  // A connection that breaks, idle or at work, is replaced at the next question. Whoever was waiting
  // for its answer is told by that; unheard, the event itself would end the whole server.
  pool.on('error', () => undefined)
  const nameOf = namesOfStatements()
  pool.on('connect', client => {
    client.on('error', () => undefined)
    prepareOn(client, nameOf)
  })
  return new Kysely({ dialect: new PostgresDialect({ pool, cursor: CorkedCursor }) })
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
