// Keeps files in a folder beside the database.

import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { nameShape } from './content-store.ts'
import type { ByteRange, ContentStore, LocalFile } from './content-store.ts'

/** The folder is made when it is first needed. */
export function localStore(folder: string): ContentStore {
  const placeOf = (name: string) => path.join(folder, ...name.split('/'))
  return {
    put: (name, file) => takeOver(file, placeOf(name)),
    get: (name, range) => readFrom(placeOf(name), range),
    stat: async name => (await stat(placeOf(name)).catch(whenGone))?.size,
    delete: name => rm(placeOf(name), { force: true }),
    names: () => namesIn(folder),
  }
}

/** It is on the disk before it bears its name, so that a cut cable leaves no half of it. */
async function takeOver(file: LocalFile, target: string): Promise<void> {
  const isThere = (await stat(target).catch(whenGone))?.size === file.size
  if (isThere) return rm(file.path, { force: true })
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  await toDisk(file.path, constants.O_RDWR)
  await rename(file.path, target)
  // Windows opens no folders, and needs no such thing.
  if (process.platform !== 'win32') await toDisk(path.dirname(target), constants.O_RDONLY)
}

async function toDisk(place: string, flags: number): Promise<void> {
  const handle = await open(place, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readFrom(place: string, range: ByteRange | undefined) {
  const handle = await open(place).catch(whenGone)
  return handle?.createReadStream(range && { start: range.from, end: range.to })
}

async function* namesIn(folder: string): AsyncGenerator<readonly string[]> {
  if (!(await access(folder).then(() => true, whenGone))) return
  for (const part of await readdir(folder)) {
    const names = await readdir(path.join(folder, part)).catch(whenNoFolder)
    yield names.map(name => `${part}/${name}`).filter(name => nameShape.test(name))
  }
}

function whenGone(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}

function whenNoFolder(error: NodeJS.ErrnoException): readonly string[] {
  if (error.code === 'ENOTDIR') return []
  throw error
}
