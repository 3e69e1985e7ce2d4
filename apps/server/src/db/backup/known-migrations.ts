// Whether this Furrow knows everything that had made the database of a backup.

import type { Migration } from '../migration-step.ts'
import type { Heading } from './backup-sections.ts'

export interface PartedMigrations {
  /** Those that the backup knew. */
  readonly before: readonly Migration[]
  /** Those that are newer than it. */
  readonly after: readonly Migration[]
}

export function partedMigrations(
  migrations: readonly Migration[],
  { migrations: had }: Heading,
): PartedMigrations {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const newer = had.find(({ name }) => !known.has(name))
  if (newer) {
    throw new Error(
      `The backup is of a newer Furrow (it holds ${newer.name}). Restore it with that one.`,
    )
  }
  const altered = had.find(({ name, checksum }) => known.get(name) !== checksum)
  if (altered) throw new Error(`Migration ${altered.name} was changed since the backup was made.`)
  const names = new Set(had.map(({ name }) => name))
  return {
    before: migrations.filter(({ name }) => names.has(name)),
    after: migrations.filter(({ name }) => !names.has(name)),
  }
}
