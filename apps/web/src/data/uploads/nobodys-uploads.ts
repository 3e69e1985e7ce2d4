// The uploads of someone who is not signed in: there are none.

import type { Upload, Uploads } from './upload.ts'

export function nobodysUploads(): Uploads {
  const nothing: readonly Upload[] = []
  return {
    now: () => nothing,
    subscribe: () => () => undefined,
    add: () => Promise.reject(new Error('Nobody is signed in who could upload anything.')),
    giveUp: () => Promise.resolve(),
    onArrived: () => () => undefined,
  }
}
