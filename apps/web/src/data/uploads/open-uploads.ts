// Opens the uploads of one person on this device: what arrives makes stale what is shown of it.

import { createUploads } from './create-uploads.ts'
import type { RunningUploads } from './create-uploads.ts'
import type { DeviceDatabase } from '../outbox/device-database.ts'
import { oneAtATime } from '../outbox/one-at-a-time.ts'
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
}

export async function openUploads({ name, database, mayAsk, staleness, pause }: Parts) {
  const uploads: RunningUploads = await createUploads({
    store: await openUploadStore(name),
    inTurn: oneAtATime(name, database, 'uploads'),
    mayAsk,
    pause,
    send: sendUpload,
  })
  uploads.onArrived(({ upload }) => {
    for (const resource of ['files', 'file_links', 'requested_files'])
      staleness.about(resource, upload.farmId)
  })
  return uploads
}
