// Whether a database is whole, as operators ask after a restore.

import { openDatabase } from './db/database.ts'
import { checkDatabase } from './db/backup/check-database.ts'
import { readMigrations } from './db/migrate.ts'
import { atPlace, refuseMissing } from './furrow-place.ts'
import type { Operating } from './furrow-place.ts'
import { changedEditions } from './publishing/edition-fingerprint.ts'

export async function checkAll(operating: Operating): Promise<string> {
  const { settings, signal } = operating
  await refuseMissing(settings)
  const began = Date.now()
  return atPlace(operating, async url => {
    const { timeZone } = settings
    const migrations = await readMigrations()
    const found = await checkDatabase({ url, timeZone, signal }, migrations)
    const faults = [...found.broken]
    // What an older Furrow published is read by what this one knows of it: after its migrations.
    if (found.missing.length === 0) faults.push(...(await changedIn(url, timeZone, signal)))
    if (faults.length > 0) throw new Error(['The database is not whole.', ...faults].join('\n'))
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    return [
      `PostgreSQL ${found.version}: ${migrationsOf(migrations.length, found.missing)}.`,
      `${found.rows.toLocaleString('en')} rows of ${found.tables} tables were read, and all ${found.keys} keys between them hold.`,
      `${found.missing.length === 0 ? 'Every edition is as it was published. ' : ''}Checked in ${seconds} s.`,
      found.commitsWait
        ? 'A commit waits until a standby has it.'
        : 'A commit waits for no standby: what is only on this machine goes with it.',
    ].join('\n')
  })
}

function migrationsOf(known: number, missing: readonly string[]): string {
  if (missing.length === 0) return `all ${known} migrations are as this Furrow has them`
  return `a start of this Furrow applies ${missing.join(', ')}`
}

async function changedIn(
  url: string,
  timeZone: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const db = openDatabase(url, { timeZone, connections: 1, patience: 0 })
  try {
    const changed = await changedEditions(db, { isStopped: () => signal.aborted })
    return changed.map(
      ({ number, period }) => `Edition ${number} of ${period} is not as it was published.`,
    )
  } finally {
    await db.destroy()
  }
}
