// Whoever asks the database at this moment: a request, a job, or what goes round by itself.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { TracedWork } from './tracer.ts'

interface AskedBy {
  /** The route of a request without its numbers, or the name of what goes on by itself. */
  call(): string
  /** The number of the request, as it stands in the log. */
  readonly request?: string
  readonly traced?: TracedWork | undefined
}

export type WhoAsks = AsyncLocalStorage<AskedBy>

export function openWhoAsks(): WhoAsks {
  return new AsyncLocalStorage<AskedBy>()
}
