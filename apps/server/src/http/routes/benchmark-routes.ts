// What farms are compared by, and how one compares.

import { benchmarksOf } from '../../reports/benchmarks-report.ts'
import { measuresReport } from '../../reports/measures-report.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { refreshSeen } from '../../verbs/rows/refresh-stale.ts'
import { viewerIn } from '../author-of.ts'
import { benchmarkCalls } from '../calls/benchmark-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'

export function benchmarkRoutes(mountCall: MountCall, engine: Engine): void {
  const { catalogue, db, today } = engine
  mountCall(benchmarkCalls.measures, async () => ({ data: measuresReport() }))
  mountCall(benchmarkCalls.benchmarks, async ({ query, request }) => {
    const { farm_id: farm, period_id: period, scope } = query
    const asking = { db, catalogue, viewer: viewerIn(request), todayIn: today }
    await refreshSeen(engine, asking.viewer, farm)
    return { data: await benchmarksOf(asking, { farm, period, scope }) }
  })
}
