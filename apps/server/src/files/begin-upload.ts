// The beginning of an upload: what is said of the file is checked as if it were here, so that nobody sends
// hundreds of megabytes for nothing.

import { mkdir, statfs } from 'node:fs/promises'
import { invalid, Refusal } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import type { RequestContext } from '../verbs/call/request-context.ts'
import { cleanName } from './clean-name.ts'
import { rehearseFile } from './file-row.ts'
import type { FileStorage } from './file-storage.ts'
import type { UploadRecord } from './upload-records.ts'

export interface Beginning {
  readonly id: string
  readonly size: number
  /** As it came with the request. */
  readonly metadata: Readonly<Record<string, string | null>>
}

/** So many a person may have under way, or have just sent. */
const mostRemembered = 2000
/** Whoever has more files sends one after the other, as Furrow's own screens do. */
const mostUnfinished = 20
/** All that is unfinished of a person together, in files of the largest size. */
const mostLargest = 4
/** Of the disk, in bytes: the database needs some, too. */
const leftOver = 512 * 1024 * 1024

/** What is to be remembered of the upload; refused where it could not become a file. */
export async function beginUpload(
  storage: FileStorage,
  context: RequestContext,
  { id, size, metadata }: Beginning,
): Promise<UploadRecord> {
  refuseSize(storage, size)
  const { values, request, link } = readMetadata(metadata, context.viewer.id)
  await rehearseFile(context, { values, request, link })
  await refuseTooMany(storage, context.viewer.id, size)
  await refuseWithoutRoom(storage, size)
  const { viewer, author } = context
  const begun = new Date().toISOString()
  return { id, person: viewer.id, author, values, request, link, size, begun }
}

function refuseSize({ mostBytes }: FileStorage, size: number): void {
  if (size === 0) throw invalid({ size: ['The file is empty.'] })
  if (size > mostBytes) throw tooLarge(mostBytes)
}

export function tooLarge(mostBytes: number): Refusal {
  const most = Math.floor(mostBytes / 1024 / 1024).toLocaleString('en')
  return new Refusal('too_large', `A file can have at most ${most} MB.`)
}

function readMetadata(metadata: Beginning['metadata'], person: number) {
  const said = (name: string) => {
    const text = Object.hasOwn(metadata, name) ? (metadata[name] ?? '').trim() : ''
    return text === '' ? null : text
  }
  const key = (name: string) => rowNumberIn(said(name)) ?? said(name)
  const request = key('request_id')
  if (typeof request === 'string') {
    throw invalid({ request_id: ['Say which requested file it is, by its number.'] })
  }
  const workshop = key('workshop_id')
  if (workshop !== null) {
    const ofWorkshop = { workshop_id: workshop, name: cleanName(said('name') ?? '') }
    return { values: ofWorkshop, request: null, link: null }
  }
  const expense = key('expense_id')
  if (expense !== null) {
    const ofExpense = {
      expense_id: expense,
      employee_id: person,
      name: cleanName(said('name') ?? ''),
    }
    return { values: ofExpense, request: null, link: null }
  }
  const values = {
    farm_id: key('farm_id'),
    period_id: key('period_id'),
    name: cleanName(said('name') ?? ''),
    category: said('category'),
    notes: said('notes'),
  }
  const [type, of] = [said('link_type'), key('link_id')]
  const link = type !== null && of !== null ? { type, id: of } : null
  return { values, request, link }
}

async function refuseTooMany(
  { uploads, mostBytes }: FileStorage,
  person: number,
  size: number,
): Promise<void> {
  const { remembered, unfinished, unfinishedSize } = await uploads.ofPerson(person)
  const isTooMuch = unfinishedSize + size > mostLargest * mostBytes
  if (remembered < mostRemembered && unfinished < mostUnfinished && !isTooMuch) return
  const sentence = 'You have too many unfinished uploads. Let some finish first, or remove them.'
  throw new Refusal('too_many_requests', sentence, { retryAfter: 60 })
}

/** `size`: of what is still to come. */
export async function refuseWithoutRoom({ folder }: FileStorage, size: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize - size < leftOver) throw noRoom()
}

export function noRoom(): Refusal {
  return new Refusal(
    'unavailable',
    'There isn’t enough space for this file. Tell your Furrow administrator.',
  )
}
