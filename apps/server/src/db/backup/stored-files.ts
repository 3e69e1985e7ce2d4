// The files that people gave to Furrow, in a folder beside the database: found in order, and
// written again into a folder that becomes theirs only when everything else is in place.

import { createWriteStream } from 'node:fs'
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

export interface StoredFile {
  /** Below the folder, parted by `/` on every machine. */
  readonly name: string
  readonly path: string
}

export async function* storedFiles(folder: string, below = ''): AsyncGenerator<StoredFile> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(whenGone)
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = path.posix.join(below, entry.name)
    if (entry.isDirectory()) yield* storedFiles(folder, name)
    else if (entry.isFile()) yield { name, path: path.join(folder, name) }
  }
}

export interface FileRestoring {
  write(name: string, pieces: AsyncIterable<Buffer>): Promise<void>
  /** From here on the files are there. */
  finish(): Promise<void>
  /** Takes everything back, also what was finished. */
  undo(): Promise<void>
}

/** The folder itself must not be there yet, or be empty. */
export async function restoreFiles(folder: string): Promise<FileRestoring> {
  const standing = await readdir(folder).catch(whenGone)
  if (standing.length > 0) {
    throw new Error(`There are files in ${folder} already. Restore into a new DATA_DIR.`)
  }
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  return {
    async write(name, pieces) {
      const target = placeIn(draft, name)
      await mkdir(path.dirname(target), { recursive: true })
      await pipeline(pieces, createWriteStream(target, { flags: 'wx', flush: true }))
    },
    async finish() {
      if (!(await lstat(draft).catch(() => undefined))) return
      await rm(folder, { recursive: true, force: true })
      await rename(draft, folder)
    },
    async undo() {
      for (const made of [draft, folder]) await rm(made, { recursive: true, force: true })
    },
  }
}

/** A name never leads out of the folder. */
function placeIn(folder: string, name: string): string {
  const place = path.resolve(folder, name)
  if (place.startsWith(folder + path.sep)) return place
  throw new Error(`A file cannot be called ${name}.`)
}

function whenGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
