// All that looks on in one process.

import type { DatabaseWatch, PoolUse } from '../db/database-watch.ts'
import { openWhoAsks } from './asked-by.ts'
import type { Gathered } from './gathered.ts'
import { openMeters } from './meters.ts'
import type { ReplicasNow } from './meters.ts'
import { requestWatch } from './request-watch.ts'
import type { RequestWatch } from './request-watch.ts'
import { statementWatch } from './statement-watch.ts'
import type { SlowStatement } from './statement-watch.ts'
import type { Tracer } from './tracer.ts'
import { workWatch } from './work-watch.ts'
import type { WorkWatch } from './work-watch.ts'

export interface ProcessWatch {
  readonly requests: RequestWatch
  readonly work: WorkWatch
  /** Of a pool of connections, by its name. */
  database(pool: string): DatabaseWatch
  /** Where there are any. */
  replicas(now: ReplicasNow): void
  gather(): Promise<Gathered>
  stop(): Promise<void>
}

interface Opening {
  /** In milliseconds. */
  readonly slowFrom: number
  readonly onSlow: (slow: SlowStatement) => void
  readonly tracer?: Tracer | undefined
}

export function watchProcess({ slowFrom, onSlow, tracer }: Opening): ProcessWatch {
  const pools = new Map<string, () => PoolUse>()
  let replicasNow: ReplicasNow = () => []
  const poolsNow = () => [...pools].map(([name, use]) => [name, use()] as const)
  const meters = openMeters(poolsNow, () => replicasNow())
  const whoAsks = openWhoAsks()
  return {
    requests: requestWatch(meters, whoAsks, tracer),
    work: workWatch(meters, whoAsks, tracer),
    database: pool => statementWatch(pool, { meters, whoAsks, tracer, slowFrom, onSlow, pools }),
    replicas: now => (replicasNow = now),
    gather: () => meters.registry.getMetricsAsJSON(),
    stop: async () => tracer?.stop(),
  }
}
