// The server: how a request is received and let go. It is handed all that it tells, so that it can
// be tried without a database.

import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { beforeRoutes } from './before-routes.ts'
import type { BeforeParts } from './before-routes.ts'
import { farmRoutes } from './routes/farm-routes.ts'
import type { FarmParts } from './routes/farm-routes.ts'
import { rememberPaths } from './known-paths.ts'
import { openRoutes } from './routes/open-routes.ts'
import type { OpenParts } from './routes/open-routes.ts'
import { peopleRoutes } from './routes/people-routes.ts'
import type { PeopleParts } from './routes/people-routes.ts'
import { protectingHeaders } from './protecting-headers.ts'
import { largestBody, receiveBodies } from './receive.ts'
import { refuse } from './refuse.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { followRequest, requestNumber } from './request-log.ts'
import { resourceRoutes } from './routes/resource-routes.ts'
import type { ResourceParts } from './routes/resource-routes.ts'

export interface ServerParts extends BeforeParts, OpenParts, ResourceParts, PeopleParts, FarmParts {
  /** So many answer requests on this machine, and share what one person may ask at once. */
  readonly processes?: number
  /** Which proxies are believed about where a request comes from. */
  readonly trustProxy?: string[] | ((address: string, steps: number) => boolean) | undefined
}

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const headers = await protectingHeaders()
  const app = Fastify({
    logger: false,
    bodyLimit: largestBody,
    trustProxy: parts.trustProxy ?? false,
    // 10 MB from a paddock take their time.
    requestTimeout: 120_000,
    // Whoever is still connected while we stop is answered, and told to connect again.
    return503OnClosing: false,
    genReqId: ({ headers }) => requestNumber(headers),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    clientErrorHandler: refuseUnreadable(parts.log, headers),
    frameworkErrors(error, request, reply) {
      followRequest(request, reply, parts.log)
      // No hook runs for these.
      void refuse(error, request, reply.headers(headers))
    },
  })
  const methodsAt = rememberPaths(app)
  app.setErrorHandler(refuse)
  beforeRoutes(app, parts, { headers, methodsAt })
  receiveBodies(app, parts.processes ?? 1)
  letGoWhenClosing(app)
  openRoutes(app, parts)
  peopleRoutes(app, parts)
  farmRoutes(app, parts)
  resourceRoutes(app, parts, methodsAt)
  return app
}

/** An answer that is under way when we stop ends its connection, which would be kept otherwise. */
function letGoWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', done => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done(null, payload)
  })
}
