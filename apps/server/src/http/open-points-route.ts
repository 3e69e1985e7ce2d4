// What stands open in a period of a farm: for whoever sees the farm.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reachOf } from '../access/reach-of.ts'
import { inTransaction } from '../db/transaction.ts'
import { collectionSeen } from '../reports/collections.ts'
import { openPoints } from '../rules/open-points.ts'
import type { Mount } from '../verbs/mount.ts'
import { viewerIn } from './author-of.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { rowNumber } from './session-bodies.ts'
import { readSent, sessionCalls } from './session-call.ts'

export interface OpenPointsParts {
  readonly mount: Mount
  readonly viewerOf: ViewerOf
}

export function openPointsRoute(app: FastifyInstance, { mount, viewerOf }: OpenPointsParts): void {
  const { catalogue, db, rules } = mount
  sessionCalls(app, 'GET')('/api/v2/open-points', [knowViewer(viewerOf)], async request => {
    const { farm_id: farm, period_id: period } = readSent(farmAndPeriod, request.query)
    const viewer = viewerIn(request)
    const data = await inTransaction(db, async tx => {
      const reach = reachOf(viewer, catalogue)
      const { start: from, end: to } = await collectionSeen(tx, reach, { farm, period })
      return openPoints(
        { farm, period, from, to },
        { tx, viewer, catalogue, rules, today: mount.today() },
      )
    })
    return { data }
  })
}

const farmAndPeriod = z.object({
  farm_id: rowNumber('Say which farm.'),
  period_id: rowNumber('Say which period.'),
})
