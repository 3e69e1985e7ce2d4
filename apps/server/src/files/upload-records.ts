// What is known of uploads under way, each in a small file beside what has arrived of it: in a folder of the
// person who began it, so that it is there for nobody else.

import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Author } from '../query/author.ts'
import type { Row, Warning } from '../rules/saving/save-rule.ts'
import type { LinkedRecord } from './file-row.ts'
import type { Inspected } from './inspect.ts'

export interface UploadRecord {
  readonly id: string
  /** In whose name, which is another person's while acting for someone. */
  readonly person: number
  readonly author: Author
  /** Of the row that it becomes. */
  readonly values: Row & { readonly name: string }
  /** Of the wanted file that it answers. */
  readonly request: number | null
  /** The record that it is of; nothing in what was begun before there was such a thing. */
  readonly link?: LinkedRecord | null
  readonly size: number
  readonly begun: string
  readonly lookedAt?: LookedAt
  /** Why it is not done although all of it is here. */
  readonly trouble?: string
  readonly outcome?: Outcome
}

export interface LookedAt extends Inspected {
  readonly scan: 'Not scanned' | 'Clean' | 'Infected'
}

type Outcome = Done | { readonly refused: string }

export interface Done {
  /** The number of the row. */
  readonly file: number
  readonly scan: LookedAt['scan']
  readonly warnings: readonly Warning[]
}

export interface UploadRecords {
  add(record: UploadRecord): Promise<void>
  find(person: number, id: string): Promise<UploadRecord | undefined>
  save(record: UploadRecord): Promise<void>
  forget(record: UploadRecord): Promise<void>
  /** Lets go of what has arrived, and keeps what is known. */
  empty(record: UploadRecord): Promise<void>
  /** All that are remembered of a person, and those of them that are not done. */
  ofPerson(person: number): Promise<PersonsUploads>
  all(): AsyncIterable<UploadRecord>
  /** Where that lies which has arrived. */
  contentOf(record: UploadRecord): string
  /** How much has arrived. */
  received(record: UploadRecord): Promise<number>
}

interface PersonsUploads {
  readonly remembered: number
  readonly unfinished: number
  /** Of those, in bytes, whether or not they have arrived. */
  readonly unfinishedSize: number
}

const idShape = /^[0-9a-f]{32}$/

export function uploadRecords(folder: string): UploadRecords {
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
    },
    find,
    save,
    async forget(record) {
      await rm(`${placeOf(record.person, record.id)}.json`, { force: true })
      await rm(contentOf(record), { force: true })
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
          const record = await find(Number(person), id)
          if (record) yield record
        }
      }
    },
    contentOf,
    received: async record => (await stat(contentOf(record)).catch(whenGone))?.size ?? 0,
  }
}

async function readRecord(place: string): Promise<UploadRecord | undefined> {
  const text = await readFile(place, 'utf8').catch(whenGone)
  return text === undefined ? undefined : (JSON.parse(text) as UploadRecord)
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
