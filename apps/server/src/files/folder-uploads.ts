// Uploads under way in a folder of this machine, or one that all servers share: what is known of each is a small file beside
// what has arrived of it, in a folder of the person who began it, so that it is there for nobody else.

import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { idShape, recordIn } from './upload-records.ts'
import type { UploadRecord, UploadRecords } from './upload-records.ts'

export function folderUploads(folder: string): UploadRecords {
  const placeOf = (person: number, id: string) => path.join(folder, String(person), id)
  const contentOf = ({ person, id }: UploadRecord) => `${placeOf(person, id)}.part`
  const save = (record: UploadRecord) =>
    writeWhole(`${placeOf(record.person, record.id)}.json`, JSON.stringify(record))
  const find = (person: number, id: string) =>
    idShape.test(id) ? readRecord(`${placeOf(person, id)}.json`) : Promise.resolve(undefined)
  return {
    async add(record) {
      await mkdir(path.join(folder, String(record.person)), { recursive: true, mode: 0o700 })
      await (await open(contentOf(record), 'wx', 0o600)).close()
      await save(record)
      return record
    },
    find,
    save,
    async forget(record) {
      // What is known goes last: broken off in between, it is let go of the next time.
      await rm(contentOf(record), { force: true })
      await rm(`${placeOf(record.person, record.id)}.json`, { force: true })
    },
    empty: record => rm(contentOf(record), { force: true }),
    async ofPerson(person) {
      const remembered = await recordsIn(path.join(folder, String(person)))
      const records = await Promise.all(remembered.map(id => find(person, id)))
      const sizes = records.flatMap(record => (record && !record.outcome ? [record.size] : []))
      return {
        remembered: remembered.length,
        unfinished: sizes.length,
        unfinishedSize: sizes.reduce((sum, size) => sum + size, 0),
      }
    },
    async *all() {
      for (const person of (await namesIn(folder)).filter(name => /^\d+$/.test(name))) {
        for (const id of await recordsIn(path.join(folder, person))) {
          yield { person: Number(person), id }
        }
      }
    },
    received: async record => (await stat(contentOf(record)).catch(whenGone))?.size ?? 0,
    async append(record, bytes, start) {
      const file = createWriteStream(contentOf(record), { flags: 'r+', start })
      await pipeline(bytes, file)
      return start + file.bytesWritten
    },
    onFile: (record, work) => work(contentOf(record)),
  }
}

async function readRecord(place: string): Promise<UploadRecord | undefined> {
  const text = await readFile(place, 'utf8').catch(whenGone)
  return text === undefined ? undefined : recordIn(text)
}

/** The old one stands until the new one is on the disk. */
async function writeWhole(place: string, text: string): Promise<void> {
  const draft = `${place}.new`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, place)
}

async function recordsIn(folder: string): Promise<readonly string[]> {
  const names = await namesIn(folder)
  return names.flatMap(name => /^([0-9a-f]{32})\.json$/.exec(name)?.[1] ?? [])
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(whenGone)) ?? []
}

function whenGone(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
