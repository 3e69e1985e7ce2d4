// The replicas that the settings name, each with connections of its own.

import { openConnections, openDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import { openLines } from '../open-lines.ts'
import type { OpenLines } from '../open-lines.ts'
import { primaryPosition, replicaPosition } from './position-questions.ts'
import { Replica } from './replica.ts'
import { Replicas } from './replicas.ts'
import { patience, watchedPosition } from './watched-position.ts'
import type { DatabaseWatch } from '../database-watch.ts'

interface Opening {
  readonly urls: readonly string[]
  /** Asked how far it is, on a connection that nobody else has. */
  openPrimary(lines: OpenLines): Database
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
    const lines = openLines()
    const like = { timeZone, isReplica: true, lines }
    const pool = openConnections(url, { ...like, connections, watch: opening.watchOf(name) })
    const watch = openDatabase(url, { ...like, connections: 1, patience })
    return new Replica(name, pool, watchedPosition({ db: watch, lines, asked: replicaPosition }))
  })
  const lines = openLines()
  const db = opening.openPrimary(lines)
  return new Replicas(replicas, watchedPosition({ db, lines, asked: primaryPosition }))
}
