// A folder for one test file. Whoever asks for it takes it away again.

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openNamedLocks } from '../../src/db/named-locks.ts'
import { openFileStorage } from '../../src/files/file-storage.ts'
import type { FileSettings, FileStorage } from '../../src/files/file-storage.ts'

export function ownFolder(word: string): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), `furrow-${word}-`))
}

interface Opening {
  readonly settings: FileSettings
  readonly log: (line: string) => void
}

/** With the locks of the database at `url`. */
export async function ownStorage(
  url: string,
  opening: Opening,
): Promise<{ readonly storage: FileStorage; close(): Promise<void> }> {
  const folder = await ownFolder('files')
  const locks = openNamedLocks(url)
  return {
    storage: openFileStorage({ folder, locks, ...opening }),
    async close() {
      await locks.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
