// All calls about farms that are about no record: how far a period is, and what others write.

import type { FastifyInstance } from 'fastify'
import { completenessRoutes } from './completeness-routes.ts'
import type { CompletenessParts } from './completeness-routes.ts'
import { downloadRoute } from './download-route.ts'
import type { FileParts } from './file-calls.ts'
import { jobRoute } from './job-route.ts'
import type { JobParts } from './job-route.ts'
import { liveRoute } from './live-route.ts'
import type { LiveParts } from './live-route.ts'
import { openPointsRoute } from './open-points-route.ts'
import type { OpenPointsParts } from './open-points-route.ts'
import { rollForwardRoutes } from './roll-forward-routes.ts'
import { uploadRoutes } from './upload-routes.ts'

export type FarmParts = LiveParts & OpenPointsParts & CompletenessParts & JobParts & FileParts

export function farmRoutes(app: FastifyInstance, parts: FarmParts): void {
  openPointsRoute(app, parts)
  completenessRoutes(app, parts)
  rollForwardRoutes(app, parts)
  jobRoute(app, parts)
  uploadRoutes(app, parts)
  downloadRoute(app, parts)
  liveRoute(app, parts)
}
