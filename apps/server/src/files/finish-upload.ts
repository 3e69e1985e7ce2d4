// The end of an upload: what arrived is looked at, put where it lasts, and becomes a row. Whatever breaks
// off on the way is taken up again when it is next asked for, and makes no second row.

import { Refusal } from '@furrow/wire/refusal'
import type { RequestContext } from '../verbs/call/request-context.ts'
import { nowhere } from './contents.ts'
import { storeFile } from './file-row.ts'
import type { FileStorage } from './file-storage.ts'
import { inspect } from './inspect.ts'
import type { Done, LookedAt, UploadRecord } from './upload-records.ts'

/** Whoever asks in the meantime gets the same answer. */
export function finishUpload(
  storage: FileStorage,
  context: RequestContext,
  { person, id }: UploadRecord,
): Promise<Done> {
  const { finishing } = storage
  const running = finishing.get(id)
  if (running) return running
  const work = finish(storage, context, { person, id }).finally(() => finishing.delete(id))
  finishing.set(id, work)
  return work
}

async function finish(
  storage: FileStorage,
  context: RequestContext,
  { person, id }: Pick<UploadRecord, 'person' | 'id'>,
): Promise<Done> {
  const { uploads } = storage
  const record = await uploads.find(person, id)
  if (!record) throw new Refusal('not_found', 'This upload doesn’t exist.')
  if (record.outcome) return told(record.outcome)
  try {
    const found = await lookedAt(storage, record)
    const outcome = await becomeFile(storage, context, { record, found })
    await uploads.save({ ...record, lookedAt: found, outcome })
    await uploads.empty(record)
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
): Promise<LookedAt> {
  if (record.lookedAt) return record.lookedAt
  const path = uploads.contentOf(record)
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

/** What is infected is kept nowhere. */
async function becomeFile(
  { uploads, contents }: FileStorage,
  context: RequestContext,
  { record, found }: { readonly record: UploadRecord; readonly found: LookedAt },
): Promise<Done> {
  const { id, values, request, link = null } = record
  const { mediaType, size, checksum, scan } = found
  const place =
    scan === 'Infected'
      ? nowhere(id)
      : await contents.keep(id, { path: uploads.contentOf(record), size })
  const given = { media_type: mediaType, size, checksum, scan, place }
  const row = await storeFile(context, { upload: id, values, request, link }, given)
  return { file: row.id, scan, warnings: row.warnings }
}

/** What is of no kind that is taken is thrown away; anything else may be tried again. */
async function remember(
  { uploads }: FileStorage,
  record: UploadRecord,
  refusal: Refusal,
): Promise<void> {
  const known = (await uploads.find(record.person, record.id)) ?? record
  if (refusal.code !== 'wrong_media_type') {
    return uploads.save({ ...known, trouble: refusal.message })
  }
  await refuseUpload({ uploads }, known, refusal)
}

export async function refuseUpload(
  { uploads }: Pick<FileStorage, 'uploads'>,
  record: UploadRecord,
  { message }: Refusal,
): Promise<void> {
  await uploads.save({ ...record, outcome: { refused: message } })
  await uploads.empty(record)
}
