// From settings to a database that is ready: reached, migrated, with its lists and, where wanted,
// the demonstration.

import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from '@furrow/catalogue/catalogue'
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

type Say = (sentence: string) => void

export interface Store {
  readonly url: string
  readonly db: Database
  /** Connections of their own to look up who asks: nobody waits there for what others ask for. */
  readonly door: Database
  /** A connection of its own, to ask how the database is while all others are at work. */
  readonly watch: Database
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
  const { timeZone, dataDir: folder } = settings
  const db = openDatabase(url, { timeZone })
  const door = openDatabase(url, { connections: availableParallelism(), timeZone })
  const watch = openDatabase(url, { connections: 1, patience: 3000 })
  const close = async () => {
    await Promise.race([
      Promise.all([db, door, watch].map(each => each.destroy())),
      sleep(patience, undefined, { ref: false }),
    ])
    await place.stop()
  }
  try {
    const version = await versionOf(db)
    const migrations = await makeReady({ url, settings, catalogue, say })
    return { url, db, door, watch, folder, version, migrations, lost: place.stopped, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Place {
  readonly url: string
  readonly stopped: Promise<Error | undefined>
  stop(): Promise<void>
}

/** Where the database of these settings is: started, where it is the embedded one. */
export async function placeOf(settings: Settings, say: Say): Promise<Place> {
  if (!settings.databaseUrl) return startEmbedded({ folder: settings.dataDir, say })
  const never = new Promise<undefined>(() => undefined)
  return { url: settings.databaseUrl, stopped: never, stop: async () => undefined }
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
  const db = openDatabase(readying.url, { timeZone, connections: 2, patience: 0 })
  try {
    return await bringUpToDate(db, readying)
  } finally {
    await db.destroy()
  }
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
