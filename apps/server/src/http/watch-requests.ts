// Lets whoever looks on know of each request, and who asks the database while it is worked on.

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { HeldOff, RequestWatch } from '../metrics/request-watch.ts'
import { callOf } from './call-of-request.ts'

export function watchRequests(app: FastifyInstance, watch: RequestWatch): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers
    const watched = watch.begin({
      call: () => callOf(request),
      request: request.id,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    })
    reply.raw.once('close', () => {
      const status = reply.raw.headersSent ? reply.statusCode : undefined
      watched.end({ status, isLive: isLive(reply), heldOff: request.heldOff })
    })
    watched.within(done)
  })
}

function isLive(reply: FastifyReply): boolean {
  return reply.getHeader('content-type') === 'application/x-ndjson'
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was sent away, where that was. */
    heldOff?: HeldOff | undefined
  }
}
