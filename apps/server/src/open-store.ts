// The connections of one process to a database that is ready.

import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { openReplicas } from './db/replicas/open-replicas.ts'
import type { Replicas } from './db/replicas/replicas.ts'
import type { OpenLines } from './db/open-lines.ts'
import { staleConnections } from './db/stale-connections.ts'
import { openNamedLocks } from './db/named-locks.ts'
import type { NamedLocks } from './db/named-locks.ts'
import { openPlace } from './open-place.ts'
import type { KnownPlace } from './open-place.ts'
import type { ProcessWatch } from './metrics/process-watch.ts'
import type { Settings } from './settings/settings.ts'

/** What has not come to its end by then, in milliseconds, is left to end with the process. */
const patience = 10_000
/** Three jobs at once, and what is told of them meanwhile. */
const jobConnections = 4
const fewest = 6

export interface Store extends KnownPlace {
  readonly db: Database
  /** Connections of their own to look up who asks: nobody waits there for what others ask for. */
  readonly door: Database
  /** A connection of its own, to ask how the database is while all others are at work. */
  readonly watch: Database
  /** Connections of their own, without a pooler between: a job holds a lock for as long as it runs. */
  readonly jobs: Database
  /** Nothing where there are none. */
  readonly replicas: Replicas | undefined
  /** What one process of all servers is at at a time. */
  readonly locks: NamedLocks
  /** Where what is kept lies on this machine. */
  readonly folder: string
  close(): Promise<void>
}

/** Each pool of connections is watched under a name of its own. */
export function connectStore(
  place: KnownPlace,
  settings: Settings,
  watching?: Pick<ProcessWatch, 'database' | 'replicas'>,
): Store {
  const { url, poolerUrl } = place
  const { timeZone, dataDir: folder, workers, databaseConnections, databaseReadUrls } = settings
  const share = (of: number, least: number) => Math.max(least, Math.ceil(of / workers))
  // Where there is no pooler it is PostgreSQL itself that people's questions go to.
  const asked = { timeZone, isPooled: poolerUrl !== undefined, stale: staleConnections() }
  const watchOf = (name: string) => watching?.database(name)
  const ask = (
    name: string,
    connections: number,
    more: { hasReplicas?: boolean; lines?: OpenLines } = {},
  ) => openDatabase(poolerUrl ?? url, { ...asked, connections, watch: watchOf(name), ...more })
  const connections = share(databaseConnections, Math.min(fewest, databaseConnections))
  const db = ask('requests', connections, { hasReplicas: databaseReadUrls.length > 0 })
  const [door, watch] = [ask('sign-in', share(availableParallelism(), 1)), ask('health', 1)]
  const forJobs = { connections: jobConnections, watch: watching?.database('jobs') }
  const jobs = openDatabase(url, { timeZone, ...forJobs })
  const locks = openNamedLocks(url)
  const forReplicas = { urls: databaseReadUrls, connections, timeZone, watchOf }
  const replicas = openReplicas({
    ...forReplicas,
    openPrimary: lines => ask('position', 1, { lines }),
  })
  if (replicas) watching?.replicas(() => replicas.states())
  const close = async () => {
    await Promise.race([
      Promise.all([
        locks.close(),
        replicas?.close(),
        ...[db, door, watch, jobs].map(each => each.destroy()),
      ]),
      sleep(patience, undefined, { ref: false }),
    ])
  }
  return { ...place, folder, db, door, watch, jobs, replicas, locks, close }
}

/** For a command that does all of it by itself. */
export async function openStore(
  settings: Settings,
  catalogue: Catalogue,
  say: (sentence: string) => void,
): Promise<Store> {
  const place = await openPlace(settings, catalogue, say)
  const store = connectStore(place, { ...settings, workers: 1 })
  return {
    ...store,
    async close() {
      await store.close()
      await place.stop()
    },
  }
}
