// The built screens as they lie on the disk. A file is looked at each time it is asked for, and read
// only when it has changed, so that a new build is noticed at once, and half of one is not kept.

import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { compress } from './content-encoding.ts'
import type { Encoding } from './content-encoding.ts'
import { isSmaller, mediaTypeOf } from './media-types.ts'
import { digestOf } from './ready-answer.ts'

export interface WebFile {
  readonly mediaType: string
  /** Says whether two of them hold the same. */
  readonly digest: string
  readonly bytes: Buffer
  /** When it was last written or put there; the moment where it is being written just now. */
  readonly changedAt: number
  /** Compressed once, where that makes it smaller; nothing for what is so already. */
  readonly encoded: ((encoding: Encoding) => Promise<Buffer>) | undefined
}

/** Nothing where no file is, or none that may be shown. */
export type WebFileAt = (name: string) => Promise<WebFile | undefined>

export function webFiles(folder: string): WebFileAt {
  const kept = new Map<string, { readonly stamp: string; readonly file: WebFile }>()
  return async name => {
    const found = isPlain(name) ? await lookAt(folder, name) : undefined
    if (!found) return undefined
    const known = kept.get(name)
    if (known?.stamp === found.stamp) return known.file
    // Each build has an index of its own; what older ones left behind is let go with theirs.
    if (name === 'index.html') kept.clear()
    const read = await readWhole({ folder, name }, found)
    if (!read) return undefined
    const file = webFile(name, read)
    if (read.stamp !== undefined) kept.set(name, { stamp: read.stamp, file })
    return file
  }
}

/** Letters, digits and what stands between them; no dot in front, so nothing hidden and no way up. */
function isPlain(name: string): boolean {
  return /^\w[\w.-]*(\/\w[\w.-]*)*$/.test(name)
}

interface Found {
  readonly place: string
  readonly stamp: string
  readonly changedAt: number
}

/** Of a file that lies in the folder itself: what a link on the way leads to may lie anywhere. */
async function lookAt(folder: string, name: string): Promise<Found | undefined> {
  try {
    const place = path.join(await realpath(folder), name)
    if ((await realpath(place)) !== place) return undefined
    const its = await stat(place, { bigint: true })
    if (!its.isFile()) return undefined
    const changedAt = Math.max(Number(its.mtimeMs), Number(its.ctimeMs))
    const stamp = [its.mtimeNs, its.ctimeNs, its.size, its.ino].join(' ')
    return { place, stamp, changedAt }
  } catch (error) {
    return nothingWhereGone(error)
  }
}

interface Read {
  readonly bytes: Buffer
  readonly changedAt: number
  /** Nothing where the file did not keep still. */
  readonly stamp: string | undefined
}

const attempts = 3

/** A file that was written while it was read is read again. */
async function readWhole(
  { folder, name }: { readonly folder: string; readonly name: string },
  found: Found,
): Promise<Read | undefined> {
  let before = found
  for (let attempt = 1; ; attempt += 1) {
    const bytes = await readFile(before.place).catch(nothingWhereGone)
    const after = bytes && (await lookAt(folder, name))
    if (!after) return undefined
    const { stamp, changedAt } = after
    if (stamp === before.stamp) return { bytes, stamp, changedAt }
    if (attempt === attempts) return { bytes, changedAt: Date.now(), stamp: undefined }
    before = after
  }
}

/** Nor is there for the server what it may not read. */
function nothingWhereGone(error: unknown): undefined {
  const { code = '' } = error as NodeJS.ErrnoException
  if (notThere.includes(code)) return undefined
  throw error
}

const notThere: readonly string[] = [
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'EISDIR',
  'ELOOP',
  'EACCES',
  'EPERM',
]

function webFile(name: string, { bytes, changedAt }: Read): WebFile {
  const mediaType = mediaTypeOf(name)
  const encodings = new Map<Encoding, Promise<Buffer>>()
  const encoded = (encoding: Encoding) => {
    const ready = encodings.get(encoding) ?? compress(bytes, encoding)
    encodings.set(encoding, ready)
    return ready
  }
  return {
    mediaType,
    digest: digestOf(bytes),
    bytes,
    changedAt,
    encoded: isSmaller(mediaType) && bytes.length > oneParcel ? encoded : undefined,
  }
}

/** In bytes: what goes over the network in one piece anyway. */
const oneParcel = 1000
