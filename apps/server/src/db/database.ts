// The connection to PostgreSQL that everything else is handed.

import { Kysely, sql } from 'kysely'
import type { PostgresPool, Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import { CorkedCursor } from './corked-cursor.ts'
import { forgetSoon } from './forget-soon.ts'
import { FurrowDialect, planOnce } from './furrow-dialect.ts'
import { namesOfStatements, prepareOn } from './prepared-statements.ts'
import { valueTypes } from './value-types.ts'

/** Tables are known by the catalogue at run time, not by the compiler. */
export type Database = Kysely<Record<never, never>>
export type Transaction = KyselyTransaction<Record<never, never>>

/** Where most of our farms are. */
export const usualZone = 'Australia/Brisbane'
const oldestVersion = 150_000
/** What has not answered by then, in milliseconds, is given up, so that others get their turn. */
const usualPatience = 15_000

/** For all who have a turn, for streams, and for what goes on beside these. */
const usualConnections = 32
/** In milliseconds. A new one has to plan every statement anew, which takes longer than to answer most. */
const idleLife = 600_000

/** Another search path is for tests, whose clock may stand before PostgreSQL's own. */
interface Opening {
  readonly connections?: number
  /** In milliseconds; 0 for work that nobody waits for and that takes as long as it takes. */
  readonly patience?: number
  readonly searchPath?: string
  /** The zone of the farms' calendar: what a day is there. SQL reads it as `furrow.time_zone`. */
  readonly timeZone?: string
}

export function openDatabase(url: string, opening: Opening = {}): Database {
  const { connections = usualConnections } = opening
  forgetSoon()
  const pool = new pg.Pool({
    ...connectionTo(url, opening),
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: idleLife,
  })
  // A connection that breaks, idle or at work, is replaced at the next question. Whoever was waiting
  // for its answer is told by that; unheard, the event itself would end the whole server.
  pool.on('error', () => undefined)
  const nameOf = namesOfStatements()
  pool.on('connect', client => {
    client.on('error', () => undefined)
    prepareOn(client, nameOf)
  })
  return new Kysely({ dialect: new FurrowDialect({ pool, cursor: CorkedCursor }) })
}

/** What every connection of Furrow is opened with. */
function connectionTo(url: string, opening: Opening = {}): pg.ClientConfig {
  const { searchPath = 'public', timeZone = usualZone, patience = usualPatience } = opening
  const settings = {
    search_path: searchPath,
    timezone: 'UTC',
    'furrow.time_zone': timeZone,
    jit: 'off',
    // To start workers of its own takes longer than nearly every question, and others want their processors.
    max_parallel_workers_per_gather: 0,
    ...planOnce,
    statement_timeout: patience,
  }
  return {
    connectionString: url,
    types: valueTypes,
    application_name: 'furrow',
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  }
}

interface OwnConnection {
  /** Not connected yet. */
  readonly client: pg.Client
  /** Asks on that very connection, within whatever transaction was begun there. */
  readonly db: Database
}

/** For who also copies rows: nothing but COPY itself writes them by the thousand. */
export function ownConnection(url: string): OwnConnection {
  const client = new pg.Client(connectionTo(url))
  prepareOn(client, namesOfStatements())
  const held = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: async () => held, end: async () => undefined }
  const dialect = new FurrowDialect({ pool: pool as unknown as PostgresPool })
  return { client, db: new Kysely({ dialect }) }
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
