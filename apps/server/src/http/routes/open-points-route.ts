// What stands open in a period of a farm: for whoever sees the farm.

import { reachOf } from '../../access/reach/reach-of.ts'
import { inReading } from '../../db/transaction.ts'
import { collectionSeen } from '../../reports/collections.ts'
import { todayOn } from '../../rules/saving/farm-calendar.ts'
import { openPoints } from '../../rules/points/open-points-of-period.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { refreshSeen } from '../../verbs/rows/refresh-stale.ts'
import { viewerIn } from '../author-of.ts'
import { farmCalls } from '../calls/farm-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'

export function openPointsRoute(mountCall: MountCall, engine: Engine): void {
  const { catalogue, db, rules } = engine
  mountCall(farmCalls.openPoints, async ({ query, request }) => {
    const { farm_id: farm, period_id: period } = query
    const viewer = viewerIn(request)
    await refreshSeen(engine, viewer, farm)
    const data = await inReading(db, async tx => {
      const reach = reachOf(viewer, catalogue)
      const { start: from, end: to } = await collectionSeen(tx, reach, { farm, period })
      const today = await todayOn(tx, farm, engine.today)
      return openPoints({ farm, period, from, to }, { tx, viewer, catalogue, rules, today })
    })
    return { data }
  })
}
