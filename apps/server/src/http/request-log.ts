// One line of JSON for each request. What was asked with "?", bodies and headers stay out of it:
// they may hold passwords and tokens.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type WriteLine = (line: string) => void

/** A number that came with the request is kept, so that a line can be found from the other side. */
export function requestNumber(headers: Readonly<Record<string, unknown>>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID()
}

export function logRequests(app: FastifyInstance, write: WriteLine): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    write(JSON.stringify(lineFor(request, reply)))
    if (request.bug) write(JSON.stringify(bugOf(request, request.bug)))
    done()
  })
}

function lineFor(request: FastifyRequest, reply: FastifyReply) {
  return {
    time: new Date().toISOString(),
    id: request.id,
    person: request.person ?? null,
    method: request.method,
    path: request.url.split('?')[0],
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    bytes: Number(reply.getHeader('content-length') ?? 0),
  }
}

function bugOf({ id }: FastifyRequest, { name, message, stack }: Error) {
  return { time: new Date().toISOString(), id, bug: name, message, stack }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of whoever is signed in. */
    person?: number
  }
}
