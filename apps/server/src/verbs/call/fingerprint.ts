// What was asked under a key, as a fingerprint. A body of many rows is gone through a part at a time.

import { createHash } from 'node:crypto'
import { inSlices } from './in-slices.ts'
import { textsOf } from './json-in-slices.ts'

export interface CallAsked {
  /** Method and address. */
  readonly call: string
  /** As it was read from JSON. */
  readonly body: unknown
}

/** Of the call, a space and the body as JSON. */
export async function fingerprintOf({ call, body }: CallAsked): Promise<string> {
  const hash = createHash('sha256').update(`${call} `)
  await inSlices(textsOf(body ?? null), text => void hash.update(text))
  return hash.digest('hex')
}
