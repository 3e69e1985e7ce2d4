// Brings a database up to date: plain SQL files, each applied once, in order, one start at a time.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from './database.ts'

export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))

/** Any whole number, as long as it is always the same: two starts at once wait for each other. */
export const migrationsLock = 7_206_471_310

/** Where it stands what has been applied. */
export const migrationsTable = `
  create schema if not exists upkeep;
  create table if not exists upkeep.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

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
    await sql`select pg_advisory_lock(${migrationsLock})`.execute(connection)
    try {
      const missing = missingMigrations(await appliedMigrations(connection), migrations)
      for (const migration of missing) await apply(connection, migration)
      return missing.map(({ name }) => name)
    } finally {
      await sql`select pg_advisory_unlock(${migrationsLock})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

export async function appliedMigrations(db: Database): Promise<ReadonlyMap<string, string>> {
  await sql.raw(migrationsTable).execute(db)
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from upkeep.migrations`.execute(db)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** What is not applied yet; a database that this Furrow does not know is refused. */
export function missingMigrations(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): readonly Migration[] {
  const known = new Set(migrations.map(({ name }) => name))
  const newer = [...applied.keys()].find(name => !known.has(name))
  if (newer) {
    throw new Error(
      `The database has been used by a newer Furrow (it holds ${newer}). Start that one.`,
    )
  }
  const altered = migrations.find(({ name, checksum }) => {
    const before = applied.get(name)
    return before !== undefined && before !== checksum
  })
  if (altered) throw new Error(`Migration ${altered.name} was changed after it had been applied.`)
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(db: Database, { name, text, checksum }: Migration): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sql.raw(text).execute(transaction)
    await sql`insert into upkeep.migrations (name, checksum) values (${name}, ${checksum})`.execute(
      transaction,
    )
  })
}
