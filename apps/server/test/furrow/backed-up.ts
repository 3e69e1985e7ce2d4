// Backups as the tests make and restore them, each in a folder of its own.

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { checkBackup } from '../../src/db/backup/check-backup.ts'
import { restoreBackup } from '../../src/db/backup/restore-backup.ts'
import type { Restored } from '../../src/db/backup/restore-backup.ts'
import { checksums } from '../../src/db/backup/table-rows.ts'
import type { Checksum } from '../../src/db/backup/table-rows.ts'
import { writeBackup } from '../../src/db/backup/write-backup.ts'
import { readMigrations } from '../../src/db/migrate.ts'
import type { Migration } from '../../src/db/migration-step.ts'

const timeZone = 'Australia/Brisbane'

export interface Backups {
  /** The path of a file or folder in the folder of this test file. */
  place(...names: string[]): string
  write(url: string, name: string): ReturnType<typeof writeBackup>
  restore(url: string, name: string, migrations?: readonly Migration[]): Promise<Restored>
  sums(url: string): Promise<ReadonlyMap<string, Checksum>>
}

/** Files that people gave are in `files`, and restored into `restored`. */
export function backups(): Backups {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-backup-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const place = (...names: string[]) => path.join(folder, ...names)
  return {
    place,
    write: (url, name) =>
      writeBackup({ url, timeZone, file: place(name), filesFolder: place('files') }),
    async restore(url, name, migrations) {
      const file = place(name)
      return restoreBackup({
        url,
        timeZone,
        file,
        checked: await checkBackup(file),
        filesFolder: place('restored'),
        migrations: migrations ?? (await readMigrations()),
      })
    },
    sums: url => checksums({ url, timeZone }),
  }
}
