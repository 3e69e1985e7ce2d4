// What is told of many farms at once: how far their periods are, the board of collections, lists that all of them
// choose from, what businesses are billed, and those that are taken on.

import { collectionBoardOf } from '../../reports/collection-board.ts'
import { overviewOf } from '../../reports/overview.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { viewerIn } from '../author-of.ts'
import { farmCalls } from '../calls/farm-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { billRoutes } from './bill-routes.ts'
import { listRoutes } from './list-routes.ts'
import { onboardingRoutes } from './onboarding-routes.ts'

export function manyFarmsRoutes(mountCall: MountCall, engine: Engine): void {
  const { catalogue, db } = engine
  listRoutes(mountCall, engine)
  billRoutes(mountCall, engine)
  onboardingRoutes(mountCall, engine)
  mountCall(farmCalls.overview, async ({ query: { farm_ids: farms }, request }) => {
    return { data: await overviewOf({ db, catalogue, viewer: viewerIn(request) }, farms) }
  })
  mountCall(farmCalls.collectionBoard, async ({ query, request }) => {
    const asked = { period: query.period_id, withCompleteness: query.completeness === 'yes' }
    return { data: await collectionBoardOf({ db, catalogue, viewer: viewerIn(request) }, asked) }
  })
}
