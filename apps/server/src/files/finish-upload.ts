// The end of an upload: what arrived is looked at, put where it lasts, and becomes a row. Whatever breaks
// off on the way is taken up again when it is next asked for, and makes no second row.

import { Refusal } from '@furrow/wire/refusal'
import type { RequestContext } from '../verbs/call/request-context.ts'
import { nowhere } from './contents.ts'
import { storeFile } from './file-row.ts'
import type { FileStorage } from './file-storage.ts'
import { inspect } from './inspect.ts'
import type { Done, LookedAt, UploadName, UploadRecord } from './upload-records.ts'

/** In milliseconds. */
const patience = 100_000

/** Of an upload that is being made a file at this moment, by whichever server. */
export function finishingOf({ id }: Pick<UploadRecord, 'id'>): string {
  return `finishing ${id}`
}

/** Whoever asks in the meantime waits, and is told what came of it. */
export async function finishUpload(
  storage: FileStorage,
  context: RequestContext,
  record: UploadName,
): Promise<Done> {
  const signal = AbortSignal.timeout(patience)
  const held = await storage.locks.take(finishingOf(record), { signal })
  if (!held) throw new Refusal('unavailable', 'This upload is busy. Try again shortly.')
  try {
    return await finish(storage, context, record)
  } finally {
    await held.release()
  }
}

async function finish(
  storage: FileStorage,
  context: RequestContext,
  { person, id }: UploadName,
): Promise<Done> {
  const { uploads } = storage
  const record = await uploads.find(person, id)
  if (!record) throw new Refusal('not_found', 'This upload doesn’t exist.')
  if (record.outcome) return told(record.outcome)
  try {
    const [found, outcome] = await uploads.onFile(record, async path => {
      const looked = await lookedAt(storage, record, path)
      return [looked, await becomeFile(storage, context, { record, found: looked, path })] as const
    })
    await uploads.save({ ...record, lookedAt: found, outcome })
    await uploads.empty(record)
    storage.counts?.done(found.scan === 'Infected' ? 'infected' : 'kept')
    return outcome
  } catch (error) {
    if (error instanceof Refusal) await remember(storage, record, error)
    throw error
  }
}

function told(outcome: NonNullable<UploadRecord['outcome']>): Done {
  if ('refused' in outcome) throw new Refusal('wrong_media_type', outcome.refused)
  return outcome
}

/** Looked at once, and for viruses, too: afterwards it may lie somewhere else already. */
async function lookedAt(
  { uploads, scan, log }: FileStorage,
  record: UploadRecord,
  path: string,
): Promise<LookedAt> {
  if (record.lookedAt) return record.lookedAt
  const inspected = await inspect(path, record.values.name)
  const virus = await scan?.(path)
  if (virus !== undefined) {
    const { id: upload, person } = record
    log(JSON.stringify({ time: new Date().toISOString(), upload, person, virus }))
  }
  const clean = scan ? 'Clean' : 'Not scanned'
  const found = { ...inspected, scan: virus === undefined ? clean : 'Infected' } as const
  await uploads.save({ ...record, lookedAt: found })
  return found
}

interface Arrived {
  readonly record: UploadRecord
  readonly found: LookedAt
  /** On this machine. */
  readonly path: string
}

/** What is infected is kept nowhere. */
async function becomeFile(
  { contents }: FileStorage,
  context: RequestContext,
  { record, found, path }: Arrived,
): Promise<Done> {
  const { id, values, request, link = null } = record
  const { mediaType, size, checksum, scan } = found
  const place = scan === 'Infected' ? nowhere(id) : await contents.keep(id, { path, size })
  const given = { media_type: mediaType, size, checksum, scan, place }
  const row = await storeFile(context, { upload: id, values, request, link }, given)
  return { file: row.id, scan, warnings: row.warnings }
}

/** What is of no kind that is taken is thrown away; anything else may be tried again. */
async function remember(
  { uploads, counts }: FileStorage,
  record: UploadRecord,
  refusal: Refusal,
): Promise<void> {
  const known = (await uploads.find(record.person, record.id)) ?? record
  if (refusal.code !== 'wrong_media_type') {
    return uploads.save({ ...known, trouble: refusal.message })
  }
  await refuseUpload({ uploads, counts }, known, refusal)
}

export async function refuseUpload(
  { uploads, counts }: Pick<FileStorage, 'uploads' | 'counts'>,
  record: UploadRecord,
  { message }: Refusal,
): Promise<void> {
  await uploads.save({ ...record, outcome: { refused: message } })
  counts?.done('refused')
  await uploads.empty(record)
}
