// A request of the tus protocol, answered: who may ask is known, and which upload it is about.

import { randomBytes } from 'node:crypto'
import { Server } from '@tus/server'
import { Refusal } from '@furrow/wire/refusal'
import type { RequestContext } from '../verbs/call/request-context.ts'
import { beginUpload, refuseWithoutRoom, tooLarge } from './begin-upload.ts'
import type { FileStorage } from './file-storage.ts'
import { finishingOf, finishUpload, refuseUpload } from './finish-upload.ts'
import { inspectHead } from './inspect.ts'
import { OneUpload } from './one-upload.ts'
import { headLength } from './recognise.ts'
import type { Done, UploadRecord } from './upload-records.ts'

interface Asking {
  readonly storage: FileStorage
  readonly context: RequestContext
  /** Nothing where one begins. */
  readonly record: UploadRecord | undefined
}

/** Where uploads are, at this server. */
export const uploadsPath = '/api/v2/uploads'

export async function answerUpload(asking: Asking, request: Request): Promise<Response> {
  const { storage, context, record } = asking
  if (record && (await isWhole(storage, record)) && request.method === 'HEAD') {
    return told(await byTus(asking, request), await finishUpload(storage, context, record))
  }
  if (record && request.method === 'DELETE') return drop(asking, record, request)
  const before = record ? await storage.uploads.received(record) : 0
  // Many may have begun while there was room for each of them.
  if (record && request.method === 'PATCH') await refuseWithoutRoom(storage, record.size - before)
  const response = await byTus(asking, request)
  if (record && response.ok) await refuseEarly(storage, record, before)
  return response
}

async function drop(asking: Asking, record: UploadRecord, request: Request): Promise<Response> {
  const held = await asking.storage.locks.tryTake(finishingOf(record))
  if (!held) throw new Refusal('conflict', 'The whole file has arrived and is being saved.')
  try {
    return await byTus(asking, request)
  } finally {
    await held.release()
  }
}

async function isWhole({ uploads }: FileStorage, record: UploadRecord): Promise<boolean> {
  const isLookedAt = record.outcome !== undefined || record.lookedAt !== undefined
  return isLookedAt || (await uploads.received(record)) === record.size
}

async function byTus(asking: Asking, request: Request): Promise<Response> {
  const { storage, context } = asking
  const id = asking.record?.id ?? randomBytes(16).toString('hex')
  let { record } = asking
  let refusal: unknown
  const server = new Server({
    path: uploadsPath,
    relativeLocation: true,
    datastore: new OneUpload(storage, () => record),
    locker: storage.locker,
    maxSize: storage.mostBytes,
    namingFunction: () => id,
    getFileIdFromRequest: () => id,
    async onUploadCreate(_request, { size = 0, metadata = {} }) {
      record = await beginUpload(storage, context, { id, size, metadata })
      return {}
    },
    async onUploadFinish() {
      if (!record) throw new Error('An upload ended that never began.')
      return { headers: headersOf(await finishUpload(storage, context, record)) }
    },
    onResponseError(_request, error) {
      if (!('status_code' in error)) refusal = error
      return undefined
    },
  })
  const response = await server.handleWeb(request)
  if (refusal) throw refusal
  if (response.status === 413 && !asking.record) throw tooLarge(storage.mostBytes)
  return response
}

function headersOf({ file, scan }: Done): Record<string, string> {
  return { 'X-File-Id': String(file), 'X-File-Scan': scan }
}

function told(response: Response, done: Done): Response {
  for (const [name, value] of Object.entries(headersOf(done))) response.headers.set(name, value)
  return response
}

/** A film need not be sent to its end to be refused. */
async function refuseEarly(
  storage: FileStorage,
  record: UploadRecord,
  before: number,
): Promise<void> {
  const { uploads } = storage
  const received = await uploads.received(record)
  if (before >= headLength || received < headLength || received === record.size) return
  try {
    const { name } = record.values
    await uploads.onFile(record, file => inspectHead(file, name), headLength)
  } catch (error) {
    if (error instanceof Refusal) await refuseUpload(storage, record, error)
    throw error
  }
}
