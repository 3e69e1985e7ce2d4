// All calls about farms that are about no record: how far a period is, and what others write.

import type { FastifyInstance } from 'fastify'
import { mountingCalls } from '../calls/mount-call.ts'
import { benchmarkRoutes } from './benchmark-routes.ts'
import { editionRoutes } from './edition-routes.ts'
import { completenessRoutes } from './completeness-routes.ts'
import { downloadRoute } from './download-route.ts'
import type { FileParts } from '../file-parts.ts'
import { jobRoute } from './job-route.ts'
import type { JobRouteParts } from './job-route.ts'
import { liveRoute } from './live-route.ts'
import type { LiveParts } from './live-route.ts'
import { openPointsRoute } from './open-points-route.ts'
import { reportReleaseRoutes } from './report-release-routes.ts'
import { rollForwardRoutes } from './roll-forward-routes.ts'
import { uploadRoutes } from './upload-routes.ts'
import { workshopRoutes } from './workshop-routes.ts'

export type FarmParts = LiveParts & JobRouteParts & FileParts

export function farmRoutes(app: FastifyInstance, parts: FarmParts): void {
  const mountCall = mountingCalls(app, parts)
  openPointsRoute(mountCall, parts.engine)
  completenessRoutes(mountCall, parts.engine)
  benchmarkRoutes(mountCall, parts.engine)
  editionRoutes(mountCall, parts)
  reportReleaseRoutes(mountCall, parts)
  workshopRoutes(app, mountCall, parts)
  rollForwardRoutes(mountCall, parts.engine)
  jobRoute(mountCall, parts)
  uploadRoutes(app, parts)
  downloadRoute(mountCall, parts)
  liveRoute(app, mountCall, parts)
}
