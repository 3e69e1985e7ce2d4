// Opens the uploads of one person on this device: what arrives makes stale what is shown of it.

import { createUploads } from './create-uploads.ts'
import type { RunningUploads } from './create-uploads.ts'
import type { DeviceDatabase } from '../outbox/device-database.ts'
import { oneAtATime } from '../outbox/one-at-a-time.ts'
import type { RecordsOnDevice } from './record-of-upload.ts'
import type { ServerPause } from '../outbox/server-pause.ts'
import { sendUpload } from './send-upload.ts'
import type { Staleness } from '../rows/staleness.ts'
import { openUploadStore } from './upload-store.ts'

interface Parts {
  /** Of whoever they belong to. */
  readonly name: string
  readonly database: DeviceDatabase | undefined
  readonly mayAsk: () => boolean
  readonly staleness: Staleness
  readonly pause: ServerPause
  readonly outbox: RecordsOnDevice
}

export async function openUploads(parts: Parts) {
  const { name, database, mayAsk, staleness, pause, outbox } = parts
  const uploads: RunningUploads = await createUploads({
    store: await openUploadStore(name),
    inTurn: oneAtATime(name, database, 'uploads'),
    mayAsk,
    pause,
    records: outbox,
    send: sendUpload,
  })
  uploads.onArrived(({ upload }) => {
    const resources = upload.heldBy ? [filesOf[upload.heldBy.kind]] : filesOfFarm
    for (const resource of resources) staleness.about(resource, upload.farmId)
  })
  return uploads
}

const filesOf = { expense: 'expense_receipts', workshop: 'workshop_files' } as const
const filesOfFarm = ['files', 'file_links', 'requested_files']
