// Writes a backup into one compressed file, which has its name only when it is whole and on the disk.

import { createWriteStream } from 'node:fs'
import { lstat, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { backupBytes } from './backup-bytes.ts'
import type { Counted } from './backup-bytes.ts'
import type { BackupContents } from './backup-sections.ts'
import { withEndMark } from './end-mark.ts'
import { withPlainConnection } from './plain-connection.ts'
import type { Copying } from './plain-connection.ts'

export interface BackupWanted extends Copying {
  readonly file: string
  /** Where the stored files are, if there are any. */
  readonly filesFolder: string
}

export async function writeBackup(
  wanted: BackupWanted,
): Promise<BackupContents & { bytes: number }> {
  const { file, signal } = wanted
  await refuseStanding(file)
  const draft = `${file}.part`
  const counted: Counted = { tables: 0, rows: 0, files: 0 }
  await makeDraft(draft)
  try {
    await withPlainConnection(wanted, client =>
      pipeline(
        backupBytes(client, wanted.filesFolder, counted),
        createZstdCompress(),
        withEndMark,
        createWriteStream(draft, { flags: 'r+', flush: true }),
        { ...(signal && { signal }) },
      ),
    )
    await refuseStanding(file)
    await rename(draft, file)
    await keepNames(path.dirname(file))
    return { ...counted, bytes: (await lstat(file)).size }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function refuseStanding(file: string): Promise<void> {
  const standing = await lstat(file).catch(() => undefined)
  if (standing) throw new Error(`${file} is there already. Choose another name.`)
}

/** Only its owner may read it: it holds everything, hashed passwords among it. */
async function makeDraft(draft: string): Promise<void> {
  try {
    await (await open(draft, 'wx', 0o600)).close()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new Error(`${draft} cannot be written (${code}).`, { cause })
    throw new Error(
      `${draft} is there already: another backup is being written, or one was broken off. ` +
        'In that case remove it, and try again.',
      { cause },
    )
  }
}

/** What is put away where a name is kept is told to the disk, too; some systems cannot be told. */
async function keepNames(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
