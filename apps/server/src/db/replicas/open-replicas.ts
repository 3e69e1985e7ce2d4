// The replicas that the settings name, each with connections of its own.

import { openConnections, openDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import { Replica } from './replica.ts'
import { Replicas } from './replicas.ts'
import type { DatabaseWatch } from '../database-watch.ts'

/** In milliseconds: one that has not said by then how far it is, is away. */
const patience = 1000

interface Opening {
  readonly urls: readonly string[]
  /** Asked how far it is, on a connection that nobody else has. */
  openPrimary(): Database
  /** To each of them. */
  readonly connections: number
  readonly timeZone: string
  watchOf(name: string): DatabaseWatch | undefined
}

/** Nothing where there are none. */
export function openReplicas({ urls, connections, timeZone, ...opening }: Opening) {
  if (urls.length === 0) return undefined
  const replicas = urls.map((url, place) => {
    const name = `replica ${place + 1}`
    const like = { timeZone, isReplica: true }
    const pool = openConnections(url, { ...like, connections, watch: opening.watchOf(name) })
    return new Replica(name, pool, openDatabase(url, { ...like, connections: 1, patience }))
  })
  return new Replicas(replicas, opening.openPrimary())
}
