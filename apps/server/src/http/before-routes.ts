// What happens to every request before its route does: it gets its number, is looked on at, and is refused where
// nothing is at its address.

import type { FastifyInstance } from 'fastify'
import type { Replicas } from '../db/replicas/replicas.ts'
import type { RequestWatch } from '../metrics/request-watch.ts'
import { allowOrigins } from './cross-origin.ts'
import type { MethodsAt } from './known-paths.ts'
import { answerMetrics } from './metrics-address.ts'
import type { MetricsAddress } from './metrics-address.ts'
import { protect } from './protecting-headers.ts'
import type { ProtectingHeaders } from './protecting-headers.ts'
import { readFromReplicas } from './read-from-replicas.ts'
import { refuseTheRest } from './receive.ts'
import { logRequests } from './request-log.ts'
import type { WriteLine } from './request-log.ts'
import { watchRequests } from './watch-requests.ts'

export interface BeforeParts {
  readonly log: WriteLine
  /** Whose pages may ask from a browser, besides our own. */
  readonly corsOrigins?: readonly string[]
  /** Who looks on at requests. */
  readonly requests?: RequestWatch | undefined
  /** Where there are any, what is read may be read there. */
  readonly replicas?: Replicas | undefined
  /** Nothing where the meters have no address here. */
  readonly metricsAddress?: MetricsAddress | undefined
}

interface Known {
  readonly headers: ProtectingHeaders
  readonly methodsAt: MethodsAt
}

export function beforeRoutes(
  app: FastifyInstance,
  { log, corsOrigins = [], requests, replicas, metricsAddress }: BeforeParts,
  { headers, methodsAt }: Known,
): void {
  logRequests(app, log)
  if (requests) watchRequests(app, requests)
  protect(app, headers)
  allowOrigins(app, corsOrigins)
  if (metricsAddress) answerMetrics(app, metricsAddress)
  if (replicas) readFromReplicas(app, replicas)
  refuseTheRest(app, methodsAt)
}
