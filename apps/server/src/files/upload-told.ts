// What is told of uploads beside what the tus protocol says.

import type { UploadLimits, UploadState } from '@furrow/wire/uploads'
import { acceptedInWords, acceptedTypes } from './accepted-types.ts'
import { expiryOf, uploadLife } from './file-storage.ts'
import type { FileStorage } from './file-storage.ts'
import type { UploadRecord } from './upload-records.ts'

export function limitsTold({ mostBytes }: FileStorage): UploadLimits {
  return {
    max_bytes: mostBytes,
    expires_days: uploadLife,
    accepted: Object.values(acceptedTypes).map(({ label, mediaType, endings }) => ({
      label,
      media_type: mediaType,
      endings,
    })),
    in_words: acceptedInWords,
  }
}

export async function uploadTold(
  { uploads }: FileStorage,
  record: UploadRecord,
): Promise<UploadState> {
  const { id, values, size, begun, outcome, lookedAt, trouble } = record
  const done = outcome && 'file' in outcome ? outcome : undefined
  const refused = outcome && 'refused' in outcome ? outcome.refused : undefined
  const received = outcome || lookedAt ? size : await uploads.received(record)
  const whole = received === size ? 'received' : 'receiving'
  return {
    id,
    state: done ? 'done' : refused === undefined ? whole : 'refused',
    name: values.name,
    size,
    received,
    begun_at: begun,
    expires_at: expiryOf(record).toISOString(),
    file_id: done?.file ?? null,
    scan: done?.scan ?? null,
    warnings: done?.warnings ?? [],
    message: done ? null : (refused ?? trouble ?? null),
  }
}
