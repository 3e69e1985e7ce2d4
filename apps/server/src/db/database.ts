// The connection to PostgreSQL that everything else is handed.

import { Kysely, sql } from 'kysely'
import type { PostgresPool, Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import { asOptions, connectionSettings, noticedSoon } from './connection-settings.ts'
import type { Telling } from './connection-settings.ts'
import { CorkedCursor } from './corked-cursor.ts'
import { poolUse, watchStatements } from './database-watch.ts'
import type { DatabaseWatch } from './database-watch.ts'
import { forgetSoon } from './forget-soon.ts'
import { FurrowDialect } from './furrow-dialect.ts'
import type { OpenLines } from './open-lines.ts'
import { namesOfStatements, prepareOn } from './prepared-statements.ts'
import { queueFull } from './refuse-while-away.ts'
import { replicaHere } from './replicas/reading-place.ts'
import { staleConnections } from './stale-connections.ts'
import type { StaleConnections } from './stale-connections.ts'
import { valueTypes } from './value-types.ts'

/** Tables are known by the catalogue at run time, not by the compiler. */
export type Database = Kysely<Record<never, never>>
export type Transaction = KyselyTransaction<Record<never, never>>

const oldestVersion = 150_000

/** For all who have a turn, for streams, and for what goes on beside these. */
export const usualConnections = 32
/** So many wait for one; whoever comes then is told at once that Furrow is busy. */
const mostWaiting = 1000
/** In milliseconds. A new one has to plan every statement anew, which takes longer than to answer most. */
const idleLife = 600_000

interface Opening extends Telling {
  readonly connections?: number
  /** Whether a pooler stands between, which hands each transaction another connection of its own. */
  readonly isPooled?: boolean
  /** Whether what is read may be read at a replica, where a request says so. */
  readonly hasReplicas?: boolean
  /** That it only reads is as it should be. */
  readonly isReplica?: boolean
  readonly watch?: DatabaseWatch | undefined
  /** Where several pools lead to one address, what one of them hears of it counts for all. */
  readonly stale?: StaleConnections
  readonly lines?: OpenLines
}

export function openDatabase(url: string, opening: Opening = {}): Database {
  const own = openConnections(url, opening)
  const connect = () => ((opening.hasReplicas && replicaHere()) || own).connect()
  return new Kysely({
    dialect: new FurrowDialect({ pool: { ...own, connect }, cursor: CorkedCursor }),
  })
}

/** Not without an end wait for one: a longer queue would only be longer than anybody waits. */
export function openConnections(url: string, opening: Opening = {}): PostgresPool {
  const { connections = usualConnections, watch } = opening
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
  const { stale = staleConnections(), lines } = opening
  pool.on('connect', client => {
    client.on('error', () => undefined)
    stale.watch(client)
    lines?.watch(client)
    // What is prepared on one connection is not there on the next that a pooler hands out.
    if (!opening.isPooled) prepareOn(client, nameOf)
    if (watch) watchStatements(client, watch)
  })
  watch?.pool(() => poolUse(pool, connections))
  return {
    async connect() {
      for (;;) {
        if (pool.waitingCount >= mostWaiting) throw new Error(queueFull)
        const client = await pool.connect()
        if (opening.isReplica || !stale.isStale(client)) return client
        client.release(true)
      }
    },
    end: () => pool.end(),
    options: {},
  }
}

/** What every connection of Furrow is opened with; a pooler would refuse or drop the settings. */
function connectionTo(url: string, opening: Opening = {}): pg.ClientConfig {
  const settings = { ...connectionSettings(opening), ...noticedSoon }
  return {
    connectionString: url,
    types: valueTypes,
    application_name: 'furrow',
    // One whose machine is gone without a word is noticed within half a minute, and whoever waits for it is told.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(opening.isPooled ? {} : { options: asOptions(settings) }),
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
