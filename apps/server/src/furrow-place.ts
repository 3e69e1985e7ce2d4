// Where the commands of operators work: in the database of the settings, which they start where
// nothing runs yet, and leave running where Furrow does.

import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { openDatabase, versionOf } from './db/database.ts'
import type { Database } from './db/database.ts'
import { runningUrl } from './db/embedded/running.ts'
import { appliedMigrations } from './db/applied-migrations.ts'
import { readMigrations } from './db/migrate.ts'
import { placeOf } from './open-place.ts'
import { openStore } from './open-store.ts'
import type { Settings } from './settings/settings.ts'

export interface Operating {
  readonly settings: Settings
  readonly catalogue: Catalogue
  /** Aborted when we are asked to stop. */
  readonly signal: AbortSignal
  say(sentence: string): void
}

/** A database that is up to date, as at every start. */
export async function inStore(
  { settings, catalogue, say }: Operating,
  work: (db: Database) => Promise<string>,
): Promise<string> {
  const running = await runningBeside(settings)
  if (running) return inRunning(running, settings, work)
  const store = await openStore({ ...settings, demoData: false }, catalogue, say)
  try {
    return await work(store.db)
  } finally {
    await store.close()
  }
}

/** A database as it is, whatever that may be. */
export async function atPlace(
  { settings, say }: Operating,
  work: (url: string) => Promise<string>,
): Promise<string> {
  const running = await runningBeside(settings)
  const place = running
    ? { url: running, stop: async () => undefined }
    : await placeOf(settings, say)
  try {
    await checkReached(place.url)
    return await work(place.url)
  } finally {
    await place.stop()
  }
}

export async function refuseMissing({ databaseUrl, dataDir }: Settings): Promise<void> {
  if (databaseUrl || (await stat(path.join(dataDir, 'postgres')).catch(() => undefined))) return
  throw new Error(`There is no database in DATA_DIR ${dataDir}.`)
}

async function runningBeside({ databaseUrl, dataDir }: Settings): Promise<string | undefined> {
  return databaseUrl ? undefined : runningUrl(dataDir)
}

/** What runs may be another version of Furrow: its database is not changed under it. */
async function inRunning(
  url: string,
  { timeZone }: Settings,
  work: (db: Database) => Promise<string>,
): Promise<string> {
  const db = openDatabase(url, { timeZone, connections: 2, patience: 0 })
  try {
    const applied = await appliedMigrations(db)
    const known = await readMigrations()
    const isSame =
      applied.length === known.length &&
      known.every((one, place) => one.checksum === applied[place]?.checksum)
    if (!isSame) throw new Error('The Furrow that is running is of another version. Stop it first.')
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function checkReached(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 1 })
  try {
    await versionOf(db)
  } finally {
    await db.destroy()
  }
}
