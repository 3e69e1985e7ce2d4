// An upload may be of a record that was made on the device: it waits until the server has given that a number.

import type { KeptChange } from '../outbox/change.ts'
import { isLocalId, localIdsIn } from '../outbox/local-ids.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { KeptUpload } from './upload-store.ts'

export type RecordsOnDevice = Pick<Outbox, 'idOf' | 'now'>

/** `known` but for the number that its record has by now. */
export type RecordState = 'known' | 'coming' | 'gone'

export function recordOf(upload: KeptUpload, records: RecordsOnDevice): RecordState {
  const id = recordId(upload)
  if (id === undefined || !isLocalId(records.idOf(id))) return 'known'
  return records.now().some(change => makes(change, id)) ? 'coming' : 'gone'
}

/** With the number that the server gave. */
export function withRecordId(upload: KeptUpload, { idOf }: RecordsOnDevice): KeptUpload {
  const id = recordId(upload)
  if (id === undefined || idOf(id) === id) return upload
  const { heldBy, linkTo } = upload
  return {
    ...upload,
    heldBy: heldBy && { ...heldBy, id: idOf(heldBy.id) },
    linkTo: linkTo && { ...linkTo, id: idOf(linkTo.id) },
  }
}

function recordId({ heldBy, linkTo }: KeptUpload): number | undefined {
  return (heldBy ?? linkTo)?.id
}

function makes({ steps }: KeptChange, id: number): boolean {
  return localIdsIn(steps).includes(id)
}
