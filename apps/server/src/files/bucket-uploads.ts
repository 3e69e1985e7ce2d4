// Uploads under way in the bucket that files are kept in, so that any server goes on with what another began: what is known
// of each, and its pieces, named by where they begin. A file of this machine is made of them only to be looked at.

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Bucket, Stored } from './bucket.ts'
import type { TriedStorage } from './storage-away.ts'
import { idShape, recordIn } from './upload-records.ts'
import type {
  OnFile,
  PersonsUploads,
  UploadName,
  UploadRecord,
  UploadRecords,
} from './upload-records.ts'

/** In bytes: as much is gathered before it goes into the bucket, and lost where this server is killed. */
const pieceSize = 4 * 1024 * 1024
/** In milliseconds: a done one is not asked for when all are gone through before that. */
const doneLife = 7 * 86_400_000

interface Places {
  readonly bucket: Bucket
  /** On this machine. */
  readonly folder: string
  readonly tried: TriedStorage
}

export function bucketUploads({ bucket, folder, tried }: Places): UploadRecords {
  const put = (name: string, content: string) => bucket.put(name, Buffer.from(content))
  const save = (record: UploadRecord) =>
    tried(async () => {
      await put(`${nameOf(record)}record`, JSON.stringify(record))
      if (record.outcome) await put(`${nameOf(record)}done`, '')
    })
  const find = async (person: number, id: string) =>
    idShape.test(id) ? tried(() => readRecord(bucket, nameOf({ person, id }))) : undefined
  const empty = (record: UploadRecord) =>
    tried(async () => {
      for (const { name } of await piecesOf(bucket, record)) await bucket.delete(name)
    })
  return {
    async add(record) {
      const kept = { ...record, isInBucket: true } as const
      await save(kept)
      return kept
    },
    find,
    save,
    async forget(record) {
      await empty(record)
      // What is known goes last: broken off in between, it is let go of the next time.
      await tried(async () => {
        for (const part of ['done', 'record']) await bucket.delete(nameOf(record) + part)
      })
    },
    empty,
    ofPerson: person => tried(async () => unfinishedOf(bucket, person)),
    async *all() {
      const known = await tried(() => knownIn(bucket, ''))
      for (const { person, id, record, done } of known.values()) {
        const isYoung = done !== undefined && Date.now() - (record ?? done).getTime() < doneLife
        if (!isYoung) yield { person, id }
      }
    },
    received: record => tried(async () => endOf(await piecesOf(bucket, record))),
    async append(record, bytes, from) {
      const keep = (piece: Buffer, at: number) =>
        tried(() => bucket.put(pieceAt(record, from + at), piece))
      return from + (await inPieces(bytes, keep))
    },
    onFile: (record, work, enough = Infinity) =>
      fetched({ bucket, folder, tried }, record, [work, enough]),
  }
}

const root = 'uploads/'

function nameOf({ person, id }: UploadName): string {
  return `${root}${person}/${id}/`
}

/** In the order of their names they are in the order of the file. */
function pieceAt(record: UploadRecord, at: number): string {
  return `${nameOf(record)}piece-${String(at).padStart(12, '0')}`
}

async function readRecord(bucket: Bucket, name: string): Promise<UploadRecord | undefined> {
  const found = await bucket.get(`${name}record`)
  return found && recordIn(await text(found))
}

async function piecesOf(bucket: Bucket, record: UploadRecord): Promise<readonly Stored[]> {
  const pieces: Stored[] = []
  for await (const some of bucket.list(`${nameOf(record)}piece-`)) pieces.push(...some)
  return pieces
}

/** Each begins where the one before it ended; what does not was written by somebody who had lost their turn. */
function joined(pieces: readonly Stored[]): readonly Stored[] {
  let end = 0
  return pieces.filter(({ name, size }) => {
    const follows = Number(name.slice(-12)) === end
    if (follows) end += size
    return follows
  })
}

function endOf(pieces: readonly Stored[]): number {
  return joined(pieces).reduce((sum, { size }) => sum + size, 0)
}

interface Known {
  readonly person: number
  readonly id: string
  /** When it was last written. */
  record?: Date
  done?: Date
}

/** By their names alone, without asking for each. */
async function knownIn(bucket: Bucket, of: string): Promise<ReadonlyMap<string, Known>> {
  const known = new Map<string, Known>()
  for await (const some of bucket.list(root + of)) {
    for (const { name, at } of some) {
      const [, person, id = '', part] =
        /^uploads\/(\d+)\/([0-9a-f]{32})\/(record|done)$/.exec(name) ?? []
      if (part !== 'record' && part !== 'done') continue
      const one = known.get(id) ?? { person: Number(person), id }
      known.set(id, { ...one, [part]: at })
    }
  }
  return known
}

async function unfinishedOf(bucket: Bucket, person: number): Promise<PersonsUploads> {
  const known = [...(await knownIn(bucket, `${person}/`)).values()]
  const open = known.filter(({ done }) => done === undefined)
  const records = await Promise.all(
    open.map(({ id }) => readRecord(bucket, nameOf({ person, id }))),
  )
  const sizes = records.flatMap(record => (record && !record.outcome ? [record.size] : []))
  return {
    remembered: known.length,
    unfinished: sizes.length,
    unfinishedSize: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** Gives how many bytes there were; those that came before they broke off are kept as well. */
async function inPieces(
  bytes: Readable,
  keep: (piece: Buffer, at: number) => Promise<void>,
): Promise<number> {
  let [kept, size] = [0, 0]
  let gathered: Buffer[] = []
  const keepGathered = async () => {
    if (size === 0) return
    const piece = Buffer.concat(gathered)
    gathered = []
    size = 0
    await keep(piece, kept)
    kept += piece.length
  }
  try {
    for await (const chunk of bytes) {
      gathered.push(chunk as Buffer)
      size += (chunk as Buffer).length
      if (size >= pieceSize) await keepGathered()
    }
  } finally {
    await keepGathered()
  }
  return kept
}

/** The file is gone again when the work is done; what a killed server left of such files goes after a day. */
async function fetched<Result>(
  { bucket, folder, tried }: Places,
  record: UploadRecord,
  [work, enough]: readonly [OnFile<Result>, number],
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeOld(folder)
  const file = path.join(folder, `${record.id}-${randomUUID()}`)
  try {
    await tried(async () => {
      const pieces = joined(await piecesOf(bucket, record))
      const content = Readable.from(contentOf(bucket, pieces, enough))
      await pipeline(content, createWriteStream(file, { mode: 0o600 }))
    })
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

async function* contentOf(bucket: Bucket, pieces: readonly Stored[], enough: number) {
  let length = 0
  for (const { name, size } of pieces) {
    if (length >= enough) return
    const piece = await bucket.get(name)
    if (!piece) throw new Error(`A piece of an upload is missing: ${name}.`)
    yield* piece
    length += size
  }
}

const day = 86_400_000

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > day) await rm(file, { force: true })
  }
}
