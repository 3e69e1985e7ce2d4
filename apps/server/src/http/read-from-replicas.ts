// Where there are replicas, what is read is read there: by whoever says how far they have seen, so that nobody misses what
// they themselves wrote. Each answer to something that was written says it. What goes wrong at a replica is
// asked again at the primary.

import {
  positionHeader,
  positionIn,
  textOfPosition,
  unknownPosition,
} from '@furrow/wire/reading/log-position'
import type { LogPosition } from '@furrow/wire/reading/log-position'
import { Refusal } from '@furrow/wire/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { readAt } from '../db/replicas/reading-place.ts'
import type { Replica } from '../db/replicas/replica.ts'
import type { Replicas } from '../db/replicas/replicas.ts'
import { isReading } from './know-viewer.ts'

export function readFromReplicas(app: FastifyInstance, replicas: Replicas): void {
  app.addHook('onRoute', route => {
    if (!staysOpen.has(route.url)) route.handler = readingThere(route.handler, replicas)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (tellsPosition(request, reply)) {
      // Whoever isn't told where they are is answered by the primary next time.
      const position = await replicas.position().catch(() => unknownPosition)
      void reply.header(positionHeader, textOfPosition(position))
    }
    return payload
  })
}

/** It is told for hours what happens from now on. */
const staysOpen: ReadonlySet<string> = new Set(['/api/v2/live'])

function readingThere(handler: RouteHandlerMethod, replicas: Replicas): RouteHandlerMethod {
  return async function readThere(request, reply) {
    const answer = async () => handler.call(this, request, reply)
    const replica = await replicaFor(request, replicas)
    if (!replica) return answer()
    try {
      return await readAt(replica.pool, answer)
    } catch (error) {
      if (reply.sent || isOfWhoAsked(error)) throw error
      return answer()
    }
  }
}

async function replicaFor(
  request: FastifyRequest,
  replicas: Replicas,
): Promise<Replica | undefined> {
  if (!isReading(request)) return undefined
  const seen = seenPosition(request)
  return seen === undefined || seen === unknownPosition ? undefined : replicas.thatHas(seen)
}

/** It would be refused in the same way anywhere. */
function isOfWhoAsked(error: unknown): boolean {
  return error instanceof Refusal && !['unavailable', 'conflict'].includes(error.code)
}

/** One that cannot be read is as good as none: the primary answers. */
function seenPosition({ headers }: FastifyRequest): LogPosition | undefined {
  const said = headers[positionHeader.toLowerCase()]
  return typeof said === 'string' ? positionIn(said) : undefined
}

function tellsPosition(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (statusCode >= 300) return false
  return isReading(request) ? seenPosition(request) === unknownPosition : true
}
