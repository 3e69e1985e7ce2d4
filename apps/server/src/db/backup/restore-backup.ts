// Fills an empty database from a backup, in one transaction: whatever goes wrong, it is as empty
// afterwards as it was before.

import type { Client } from 'pg'
import { migrationsTable } from '../applied-migrations.ts'
import { migrationsLock, noteOf } from '../migrate.ts'
import { piecesOf, stepOf } from '../migration-step.ts'
import type { Migration } from '../migration-step.ts'
import type { CheckedBackup } from './check-backup.ts'
import { partedMigrations } from './known-migrations.ts'
import { compareLoaded, loadBackup } from './load-backup.ts'
import { withPlainConnection } from './plain-connection.ts'
import type { Copying } from './plain-connection.ts'
import { setAside } from './set-aside.ts'
import { restoreFiles } from './stored-files.ts'
import type { FileRestoring } from './stored-files.ts'
import { isEmpty, storedTables } from './stored-tables.ts'
import { nameIn } from './table-rows.ts'

export interface RestoreWanted extends Copying {
  readonly file: string
  /** What was found when the file was looked at as a whole. */
  readonly checked: CheckedBackup
  readonly filesFolder: string
  /** All that this Furrow knows. */
  readonly migrations: readonly Migration[]
}

export interface Restored {
  /** Tables of the backup that are none of Furrow's. */
  readonly leftOut: readonly string[]
  /** Migrations that the backup did not know yet. */
  readonly applied: readonly string[]
}

export async function restoreBackup(wanted: RestoreWanted): Promise<Restored> {
  const { before, after } = partedMigrations(wanted.migrations, wanted.checked.heading)
  const files = await restoreFiles(wanted.filesFolder)
  try {
    return await withPlainConnection(wanted, async client => {
      await begin(client)
      for (const migration of before) await apply(client, migration)
      const leftOut = await fill(client, wanted, files)
      for (const migration of after) await apply(client, migration)
      await files.finish()
      await client.query('commit')
      return { leftOut, applied: after.map(({ name }) => name) }
    })
  } catch (error) {
    await files.undo()
    throw error
  }
}

async function begin(client: Client): Promise<void> {
  await client.query('begin')
  await client.query("set local maintenance_work_mem = '256MB'")
  await client.query('select pg_advisory_xact_lock($1)', [migrationsLock])
  if (!(await isEmpty(client))) {
    throw new Error(
      'The database is not empty. A backup is restored into a new DATA_DIR, or into an empty ' +
        'database that DATABASE_URL names.',
    )
  }
  await client.query(migrationsTable)
}

/** All in one transaction: nobody else is there yet, so that nothing is built beside others. */
async function apply(client: Client, migration: Migration): Promise<void> {
  const isInPieces = stepOf(migration)?.isInPieces ?? false
  const pieces = isInPieces ? piecesOf(migration).map(withoutConcurrency) : [migration.text]
  for (const piece of [...pieces, noteOf(migration)]) await client.query(piece)
}

function withoutConcurrency(piece: string): string {
  return piece.replace(/^(create (?:unique )?index|drop index) concurrently\b/m, '$1')
}

/** Gives the tables that were left out. */
async function fill(
  client: Client,
  { file, checked, signal }: RestoreWanted,
  files: FileRestoring,
): Promise<readonly string[]> {
  const tables = await storedTables(client)
  const putBack = await setAside(client)
  const list = tables.map(({ name }) => nameIn(client, name)).join(', ')
  // Migrations make rows, too; those of the backup take their place.
  await client.query(`truncate ${list}`)
  const loaded = await loadBackup({ client, file, checked, files, tables, signal })
  await client.query(`analyze ${list}`)
  for (const statement of putBack) await client.query(statement)
  await compareLoaded({ client, tables }, loaded)
  return loaded.leftOut
}
