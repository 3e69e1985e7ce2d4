// At which database a request reads: a replica, or the primary where none is said. It is known to all that the request
// asks, and to nothing else.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'

interface ReadingPlace {
  pool: PostgresPool | undefined
}

const places = new AsyncLocalStorage<ReadingPlace>()

/** What `work` reads, it reads there; what it writes, and reads after that, at the primary. */
export function readAt<Result>(pool: PostgresPool, work: () => Promise<Result>): Promise<Result> {
  return places.run({ pool }, work)
}

export function replicaHere(): PostgresPool | undefined {
  return places.getStore()?.pool
}

/** From here on: whoever writes sees what they wrote. */
export function leaveReplica(): void {
  const place = places.getStore()
  if (place) place.pool = undefined
}
