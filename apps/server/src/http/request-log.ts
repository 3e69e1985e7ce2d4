// One line of JSON for each request, also where the client went away before its answer. What was
// asked with "?", bodies and headers stay out of it: they may hold passwords and tokens.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutWhatWasSent } from './sent-values.ts'

export type WriteLine = (line: string) => void

/** A number that came with the request is kept, so that a line can be found from the other side. */
export function requestNumber(headers: Readonly<Record<string, unknown>>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID()
}

export function logRequests(app: FastifyInstance, write: WriteLine): void {
  app.addHook('onRequest', (request, reply, done) => {
    followRequest(request, reply, write)
    done()
  })
}

/** Numbers the answer, and writes its line when it is sent or cut off. */
export function followRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  write: WriteLine,
): void {
  void reply.header('x-request-id', request.id)
  const began = performance.now()
  // Comes after the end of an answer as well.
  reply.raw.once('close', () => {
    write(JSON.stringify(lineFor(request, reply, performance.now() - began)))
    if (request.bug) write(JSON.stringify(bugOf(request, request.bug)))
  })
}

/** The address without what was asked; one that is no path may hold a name and a password. */
export function wholePathOf({ originalUrl }: FastifyRequest): string {
  return originalUrl.startsWith('/') ? (originalUrl.split(/[?#]/)[0] ?? '') : ''
}

/** As it is told: an address without end is cut off, and what opens something is left out. */
export function pathOf(request: FastifyRequest): string {
  return wholePathOf(request)
    .slice(0, 500)
    .replace(/^(\/+(?:answer|join|collect\/+1\.0\.0\/+follow)\/+)[^/]+/i, '$1…')
}

function lineFor(request: FastifyRequest, reply: FastifyReply, took: number) {
  return {
    time: new Date().toISOString(),
    id: request.id,
    person: request.viewer?.id ?? null,
    method: request.method,
    path: pathOf(request),
    status: reply.statusCode,
    ms: Math.round(took * 10) / 10,
    bytes: bytesOf(request, reply),
    ...(request.bug ? { error: request.bug.name } : {}),
    ...(reply.raw.writableFinished ? {} : { cut_off: true }),
  }
}

/** Nothing for an answer that is streamed, for its length is not known beforehand. */
function bytesOf({ method }: FastifyRequest, reply: FastifyReply): number | null {
  if (method === 'HEAD' || reply.statusCode === 304) return 0
  const length = reply.getHeader('content-length')
  return length === undefined ? null : Number(length)
}

function bugOf(request: FastifyRequest, { name, message, stack }: Error) {
  const told = withoutWhatWasSent(stack ?? `${name}: ${message}`, request)
  return { time: new Date().toISOString(), id: request.id, bug: name, stack: told }
}
