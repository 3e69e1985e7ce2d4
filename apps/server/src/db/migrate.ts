// Brings a database up to date: plain SQL files, each applied once, in order, one start at a time, while servers of the
// release before may be at work.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { appliedMigrations, migrationsTable, missingMigrations } from './applied-migrations.ts'
import type { Database } from './database.ts'
import { piecesOf, stepOf } from './migration-step.ts'
import type { Migration } from './migration-step.ts'
import { refuseOlderServers } from './servers-at-work.ts'
import { withSessionLock } from './session-lock.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))

/** Any whole number, as long as it is always the same: two starts at once wait for each other. */
export const migrationsLock = 7_206_471_310

/**
 * In milliseconds: whoever wants a table waits behind a migration that waits for it. Sooner than PostgreSQL looks for two
 * that wait for each other (1 s), so that it is never a request that is given up.
 */
const lockPatience = 500
const pause = 1000
const mostTries = 600

export async function readMigrations(folder = migrationsFolder): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Applies what is missing and gives the names of what it applied. */
export async function migrate(
  db: Database,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return db.connection().execute(async connection => {
    // A large database may take its time, and another start may be at work on it.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      return await withSessionLock(connection, migrationsLock, async () => {
        await sql.raw(migrationsTable).execute(connection)
        const missing = missingMigrations(await appliedMigrations(connection), migrations)
        for (const migration of missing) await applyBesideOthers(connection, migration)
        return missing.map(({ name }) => name)
      })
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/** Again and again, where somebody holds what it needs: people go on working in between. */
async function applyBesideOthers(db: Database, migration: Migration): Promise<void> {
  const step = stepOf(migration)
  if (step?.isContract) await refuseOlderServers(db, migration.name, step.needsRelease)
  const apply = step?.isInPieces ? applyInPieces : applyAtOnce
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(db, migration)
    } catch (error) {
      if (!isInTheWay(error) || tries === mostTries) throw error
      await sleep(pause * (0.5 + Math.random()))
    }
  }
}

/** A lock that was not to be had in time, and one of two who waited for each other. */
function isInTheWay(error: unknown): boolean {
  return ['55P03', '40P01'].includes((error as { readonly code?: string }).code ?? '')
}

async function applyAtOnce(db: Database, migration: Migration): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sql.raw(`set local lock_timeout = ${lockPatience}`).execute(transaction)
    await sql.raw(migration.text).execute(transaction)
    await sql.raw(noteOf(migration)).execute(transaction)
  })
}

/** Nobody waits for those: they take no lock that people need. Begun anew where they were broken off. */
async function applyInPieces(db: Database, migration: Migration): Promise<void> {
  for (const piece of piecesOf(migration)) await sql.raw(piece).execute(db)
  await sql.raw(noteOf(migration)).execute(db)
}

/** The statement that notes that it is applied. */
export function noteOf({ name, text, checksum }: Migration): string {
  const step = stepOf({ text })
  const values = [name, checksum].map(value => `'${value.replaceAll("'", "''")}'`).join(', ')
  // Before the first of them says it, there may be no column for it.
  return step
    ? `insert into upkeep.migrations (name, checksum, needs_release) values (${values}, ${step.needsRelease})`
    : `insert into upkeep.migrations (name, checksum) values (${values})`
}
