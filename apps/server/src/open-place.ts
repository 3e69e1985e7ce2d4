// From settings to a database that is ready: reached, migrated, with its lists and, where wanted,
// the demonstration.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { expectSettings } from './db/expect-settings.ts'
import { openDatabase, versionOf } from './db/database.ts'
import type { Database } from './db/database.ts'
import { keepDays } from './db/keep-days.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { appliedMigrations, isAheadOf } from './db/applied-migrations.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { releaseOf } from './db/migration-step.ts'
import { withSessionLock } from './db/session-lock.ts'
import { loadDemo } from './demo/load-demo.ts'
import { loadReference } from './reference/load-reference.ts'
import { readReference } from './reference/read-reference.ts'
import { markOrigins } from './rules/record/mark-origins.ts'
import type { Settings } from './settings/settings.ts'

type Say = (sentence: string) => void

interface Place {
  /** Of PostgreSQL itself, for what needs a session of its own. */
  readonly url: string
  /** Of a pooler before it, where there is one. */
  readonly poolerUrl?: string | undefined
  /** Settles, with the reason, when the embedded database is gone for good. */
  readonly lost: Promise<Error | undefined>
  stop(): Promise<void>
}

/** What a process needs to know of a database to work in it. */
export interface KnownPlace extends Pick<Place, 'url' | 'poolerUrl'> {
  /** PostgreSQL's own version, such as 18.4. */
  readonly version: string
  /** Which release this Furrow is. */
  readonly release: number
}

export interface ReadyPlace extends Place, KnownPlace {}

export async function openPlace(
  settings: Settings,
  catalogue: Catalogue,
  say: Say,
): Promise<ReadyPlace> {
  const place = await placeOf(settings, say)
  try {
    await expectPassedOn(place, settings)
    const ready = await makeReady({ url: place.url, settings, catalogue, say })
    return { ...place, ...ready }
  } catch (error) {
    await place.stop()
    throw error
  }
}

/** Where the database of these settings is: started, where it is the embedded one. */
export async function placeOf(settings: Settings, say: Say): Promise<Place> {
  const { databaseUrl, databaseSessionUrl } = settings
  if (!databaseUrl) return startedBeside(settings, say)
  const never = new Promise<undefined>(() => undefined)
  const around = { lost: never, stop: async () => undefined }
  if (databaseSessionUrl === undefined) return { url: databaseUrl, ...around }
  return { url: databaseSessionUrl, poolerUrl: databaseUrl, ...around }
}

async function startedBeside({ dataDir }: Settings, say: Say): Promise<Place> {
  const { url, stopped, stop } = await startEmbedded({ folder: dataDir, say })
  return { url, lost: stopped, stop }
}

/** A pooler may not pass on what connections are opened with. */
async function expectPassedOn(
  { url, poolerUrl }: Place,
  { timeZone }: Pick<Settings, 'timeZone'>,
): Promise<void> {
  const isPooled = poolerUrl !== undefined
  const db = openDatabase(poolerUrl ?? url, { timeZone, connections: 1, isPooled })
  try {
    await versionOf(db)
    await expectSettings(db, { timeZone })
  } finally {
    await db.destroy()
  }
}

interface Readying {
  readonly url: string
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly say: Say
}

/** On connections of its own: what is brought up to date at the start takes as long as it takes. */
async function makeReady(readying: Readying): Promise<Omit<KnownPlace, 'url'>> {
  const { timeZone } = readying.settings
  const db = openDatabase(readying.url, { timeZone, connections: 3, patience: 0 })
  try {
    const version = await versionOf(db)
    const release = await oneStartAtATime(db, () => bringUpToDate(db, readying))
    return { version, release }
  } finally {
    await db.destroy()
  }
}

/** Any whole number, as long as it is always the same. */
const startsLock = 7_206_471_311

/** Servers that start together bring the database up to date one after the other; the second finds nothing to do. */
function oneStartAtATime<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(connection => withSessionLock(connection, startsLock, work))
}

async function bringUpToDate(
  db: Database,
  { url, settings, catalogue, say }: Readying,
): Promise<number> {
  const migrations = await readMigrations()
  const release = releaseOf(migrations)
  const applied = await migrate(db, migrations)
  if (applied.length > 0) say(`Brought the database up to date (${applied.join(', ')}).`)
  const { timeZone } = settings
  const moved = await keepDays(db, timeZone)
  if (moved > 0) say(`Kept the days of ${moved} periods in ${timeZone}.`)
  if (isAheadOf(migrations, await appliedMigrations(db))) {
    say(
      'A newer Furrow has been at work on the database: its lists are left as that one made them.',
    )
    return release
  }
  const written = await loadReference(db, await readReference(catalogue), timeZone)
  if (written > 0) say(`Loaded ${written.toLocaleString('en')} rows of reference data.`)
  if (settings.demoData && (await loadDemo(url, catalogue))) say('Made the demonstration farms.')
  const marked = await markOrigins(db)
  if (marked > 0) say(`Marked where figures came from in ${marked.toLocaleString('en')} records.`)
  return release
}
