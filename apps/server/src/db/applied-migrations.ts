// Which migrations a database holds, and whether this Furrow may work on it: also beside servers of the next release.

import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Migration } from './migration-step.ts'
import { releaseOf } from './migration-step.ts'

export interface HeldMigration {
  readonly name: string
  readonly checksum: string
  /** The oldest release whose servers run on beside it; nothing of what only those do that know it. */
  readonly needsRelease: number | null
}

/** Where it stands what has been applied. */
export const migrationsTable = `
  create schema if not exists upkeep;
  create table if not exists upkeep.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now(),
    needs_release integer
  )`

/** A database of the first release has no column for it yet. */
export const appliedQuestion = `
  select name, checksum, (to_jsonb(m) ->> 'needs_release')::int as "needsRelease"
  from upkeep.migrations m order by name collate "C"`

export async function appliedMigrations(db: Database): Promise<readonly HeldMigration[]> {
  return (await sql.raw<HeldMigration>(appliedQuestion).execute(db)).rows
}

/** What is not applied yet; a database on which this Furrow cannot work is refused. */
export function missingMigrations(
  applied: readonly HeldMigration[],
  migrations: readonly Migration[],
): readonly Migration[] {
  const tooNew = tooNewFor(migrations, applied)
  if (tooNew) {
    throw new Error(
      `The database has been used by a newer Furrow (it holds ${tooNew}). Start that one.`,
    )
  }
  const before = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const altered = migrations.find(
    ({ name, checksum }) => before.has(name) && before.get(name) !== checksum,
  )
  if (altered) throw new Error(`Migration ${altered.name} was changed after it had been applied.`)
  return migrations.filter(({ name }) => !before.has(name))
}

/** The first that takes away what this Furrow reads or writes, as far as it can know. */
export function tooNewFor(
  migrations: readonly Migration[],
  applied: readonly HeldMigration[],
): string | undefined {
  const release = releaseOf(migrations)
  return unknownTo(migrations, applied).find(
    ({ needsRelease }) => needsRelease === null || needsRelease > release,
  )?.name
}

/** Whether servers of a newer release have been at work there. */
export function isAheadOf(
  migrations: readonly Migration[],
  applied: readonly HeldMigration[],
): boolean {
  return unknownTo(migrations, applied).length > 0
}

function unknownTo(migrations: readonly Migration[], applied: readonly HeldMigration[]) {
  const known = new Set(migrations.map(({ name }) => name))
  return applied.filter(({ name }) => !known.has(name))
}
