// What is known of uploads under way, and what has arrived of them: where every server on the same database reaches it.

import type { Readable } from 'node:stream'
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
  /** Nothing in what lies in a folder of a server. */
  readonly isInBucket?: true
  readonly lookedAt?: LookedAt
  /** Why it is not done although all of it is here. */
  readonly trouble?: string
  readonly outcome?: Outcome
}

export type UploadName = Pick<UploadRecord, 'person' | 'id'>

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
  /** Gives it as it is from then on. */
  add(record: UploadRecord): Promise<UploadRecord>
  find(person: number, id: string): Promise<UploadRecord | undefined>
  save(record: UploadRecord): Promise<void>
  forget(record: UploadRecord): Promise<void>
  /** Lets go of what has arrived, and keeps what is known. */
  empty(record: UploadRecord): Promise<void>
  /** All that are remembered of a person, and those of them that are not done. */
  ofPerson(person: number): Promise<PersonsUploads>
  /**
   * By name alone, so that one that cannot be read hides no other; but for some that are done: these are let go of when
   * their time comes.
   */
  all(): AsyncIterable<UploadName>
  /** How much has arrived. */
  received(record: UploadRecord): Promise<number>
  /** Adds bytes from a place on, and gives where they end. What came before they broke off stays. */
  append(record: UploadRecord, bytes: Readable, from: number): Promise<number>
  /** Works on what has arrived as a file of this machine; on its beginning alone, where that is enough. */
  onFile<Result>(record: UploadRecord, work: OnFile<Result>, enough?: number): Promise<Result>
}

export type OnFile<Result> = (path: string) => Promise<Result>

export interface PersonsUploads {
  readonly remembered: number
  readonly unfinished: number
  /** Of those, in bytes, whether or not they have arrived. */
  readonly unfinishedSize: number
}

/** Nothing where it cannot be read, as after a disk that was full: its sender begins anew. */
export function recordIn(text: string): UploadRecord | undefined {
  try {
    return JSON.parse(text) as UploadRecord
  } catch {
    return undefined
  }
}

export const idShape = /^[0-9a-f]{32}$/

/** New ones begin in the first place; those that were begun in the second, before there was the first, go on there. */
export function inEither(first: UploadRecords, second: UploadRecords): UploadRecords {
  const homeOf = ({ isInBucket }: UploadRecord) => (isInBucket ? first : second)
  return {
    add: first.add,
    find: async (person, id) => (await first.find(person, id)) ?? second.find(person, id),
    save: record => homeOf(record).save(record),
    forget: record => homeOf(record).forget(record),
    empty: record => homeOf(record).empty(record),
    received: record => homeOf(record).received(record),
    append: (record, ...bytes) => homeOf(record).append(record, ...bytes),
    onFile: (record, ...work) => homeOf(record).onFile(record, ...work),
    async ofPerson(person) {
      const [one, other] = await Promise.all([first.ofPerson(person), second.ofPerson(person)])
      return {
        remembered: one.remembered + other.remembered,
        unfinished: one.unfinished + other.unfinished,
        unfinishedSize: one.unfinishedSize + other.unfinishedSize,
      }
    },
    async *all() {
      yield* first.all()
      yield* second.all()
    },
  }
}
