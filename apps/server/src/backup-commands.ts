// Backup and restore, as operators ask for them.

import path from 'node:path'
import { checkBackup } from './db/backup/check-backup.ts'
import { partedMigrations } from './db/backup/known-migrations.ts'
import { restoreBackup } from './db/backup/restore-backup.ts'
import { writeBackup } from './db/backup/write-backup.ts'
import { readMigrations } from './db/migrate.ts'
import { atPlace, refuseMissing } from './furrow-place.ts'
import type { Operating } from './furrow-place.ts'
import type { Settings } from './settings/settings.ts'

export async function backUp(file: string, operating: Operating): Promise<string> {
  const { settings, signal } = operating
  await refuseMissing(settings)
  const began = Date.now()
  return atPlace(operating, async url => {
    const { timeZone } = settings
    const told = await writeBackup({ url, timeZone, signal, file, filesFolder: filesOf(settings) })
    const size = (told.bytes / 1_000_000).toFixed(1)
    return `Wrote ${contents(told)} to ${file} (${size} MB) in ${secondsSince(began)}.`
  })
}

/** The file is looked at as a whole before a database is even made. */
export async function restoreFrom(file: string, operating: Operating): Promise<string> {
  const { settings, signal, say } = operating
  const began = Date.now()
  const checked = await checkBackup(file, signal)
  const migrations = await readMigrations()
  partedMigrations(migrations, checked.heading)
  say(`${file} is whole: ${contents(checked.contents)}, of ${checked.heading.at}.`)
  return atPlace(operating, async url => {
    const { timeZone } = settings
    const filesFolder = filesOf(settings)
    const wanted = { url, timeZone, signal, file, checked, filesFolder, migrations }
    const { leftOut, applied } = await restoreBackup(wanted)
    if (leftOut.length > 0) say(`Left out what is none of Furrow’s: ${leftOut.join(', ')}.`)
    if (applied.length > 0) say(`Brought the database up to date (${applied.join(', ')}).`)
    return `Restored ${contents(checked.contents)} in ${secondsSince(began)}.`
  })
}

/** Where Furrow keeps what people gave it as files. */
function filesOf({ dataDir }: Settings): string {
  return path.join(dataDir, 'files')
}

function contents({ tables, rows, files }: { tables: number; rows: number; files: number }) {
  return `${rows.toLocaleString('en')} rows of ${tables} tables and ${files.toLocaleString('en')} files`
}

function secondsSince(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}
