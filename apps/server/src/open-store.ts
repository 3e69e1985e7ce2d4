// From settings to a database that is ready: reached, migrated, with its lists and, where wanted,
// the demonstration.

import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { expectSettings } from './db/expect-settings.ts'
import { openDatabase, versionOf } from './db/database.ts'
import type { Database } from './db/database.ts'
import { keepDays } from './db/keep-days.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { appliedMigrations, migrate, readMigrations } from './db/migrate.ts'
import { loadDemo } from './demo/load-demo.ts'
import { loadReference } from './reference/load-reference.ts'
import { readReference } from './reference/read-reference.ts'
import { markOrigins } from './rules/record/mark-origins.ts'
import type { Settings } from './settings.ts'

/** What has not come to its end by then, in milliseconds, is left to end with the process. */
const patience = 10_000

/** Three jobs at once, and what is told of them meanwhile. */
const jobConnections = 4

type Say = (sentence: string) => void

export interface Store {
  /** Of PostgreSQL itself, for what needs a session of its own. */
  readonly url: string
  readonly db: Database
  /** Connections of their own to look up who asks: nobody waits there for what others ask for. */
  readonly door: Database
  /** A connection of its own, to ask how the database is while all others are at work. */
  readonly watch: Database
  /** Connections of their own, without a pooler between: a job holds a lock for as long as it runs. */
  readonly jobs: Database
  /** Where what is kept lies on this machine. */
  readonly folder: string
  /** PostgreSQL's own version, such as 18.4. */
  readonly version: string
  readonly migrations: number
  /** Settles, with the reason, when the embedded database is gone for good. */
  readonly lost: Promise<Error | undefined>
  close(): Promise<void>
}

export async function openStore(
  settings: Settings,
  catalogue: Catalogue,
  say: Say,
): Promise<Store> {
  const place = await placeOf(settings, say)
  const { url } = place
  const { timeZone, dataDir: folder, databaseConnections: connections } = settings
  // Where there is no pooler it is PostgreSQL itself that people's questions go to.
  const asked = { url: place.poolerUrl ?? url, isPooled: place.poolerUrl !== undefined, timeZone }
  const db = openDatabase(asked.url, { ...asked, connections })
  const door = openDatabase(asked.url, { ...asked, connections: availableParallelism() })
  const watch = openDatabase(asked.url, { ...asked, connections: 1 })
  const jobs = openDatabase(url, { timeZone, connections: jobConnections })
  const close = async () => {
    await Promise.race([
      Promise.all([db, door, watch, jobs].map(each => each.destroy())),
      sleep(patience, undefined, { ref: false }),
    ])
    await place.stop()
  }
  try {
    const version = await versionOf(db)
    await expectSettings(db, { timeZone })
    const migrations = await makeReady({ url, settings, catalogue, say })
    return { url, db, door, watch, jobs, folder, version, migrations, lost: place.stopped, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Place {
  /** Of PostgreSQL itself. */
  readonly url: string
  /** Of a pooler before it, where there is one. */
  readonly poolerUrl?: string | undefined
  readonly stopped: Promise<Error | undefined>
  stop(): Promise<void>
}

/** Where the database of these settings is: started, where it is the embedded one. */
export async function placeOf(settings: Settings, say: Say): Promise<Place> {
  const { databaseUrl, databaseSessionUrl } = settings
  if (!databaseUrl) return startEmbedded({ folder: settings.dataDir, say })
  const never = new Promise<undefined>(() => undefined)
  const around = { stopped: never, stop: async () => undefined }
  if (databaseSessionUrl === undefined) return { url: databaseUrl, ...around }
  return { url: databaseSessionUrl, poolerUrl: databaseUrl, ...around }
}

interface Readying {
  readonly url: string
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly say: Say
}

/** On connections of its own: what is brought up to date at the start takes as long as it takes. */
async function makeReady(readying: Readying): Promise<number> {
  const { timeZone } = readying.settings
  const db = openDatabase(readying.url, { timeZone, connections: 3, patience: 0 })
  try {
    return await oneStartAtATime(db, () => bringUpToDate(db, readying))
  } finally {
    await db.destroy()
  }
}

/** Any whole number, as long as it is always the same. */
const startsLock = 7_206_471_311

/** Servers that start together bring the database up to date one after the other; the second finds nothing to do. */
function oneStartAtATime<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${startsLock})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${startsLock})`.execute(connection)
    }
  })
}

async function bringUpToDate(
  db: Database,
  { url, settings, catalogue, say }: Readying,
): Promise<number> {
  const applied = await migrate(db, await readMigrations())
  if (applied.length > 0) say(`Brought the database up to date (${applied.join(', ')}).`)
  const { timeZone } = settings
  const moved = await keepDays(db, timeZone)
  if (moved > 0) say(`Kept the days of ${moved} periods in ${timeZone}.`)
  const written = await loadReference(db, await readReference(catalogue), timeZone)
  if (written > 0) say(`Loaded ${written.toLocaleString('en')} rows of reference data.`)
  if (settings.demoData && (await loadDemo(url, catalogue))) say('Made the demonstration farms.')
  const marked = await markOrigins(db)
  if (marked > 0) say(`Marked where figures came from in ${marked.toLocaleString('en')} records.`)
  return (await appliedMigrations(db)).size
}
