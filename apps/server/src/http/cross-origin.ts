// Lets pages of other origins ask the API, where the settings name them; nobody else, and nothing at
// all otherwise. No cookies: whoever asks says who they are with a header.

import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A browser asks beforehand, and without saying who asks: that is answered wherever it is asked. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    void reply.header('vary', 'Origin')
    if (origin === undefined || !allowed.has(origin)) return done()
    void reply.headers({ 'access-control-allow-origin': origin, ...shown })
    if (!isAskingBeforehand(request)) return done()
    void reply.status(204).headers(taken).send()
  })
}

function isAskingBeforehand({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

const headersShown = [
  'X-Request-Id',
  'Retry-After',
  'Furrow-Position',
  // Of files on their way in and out.
  'Location',
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Expires',
  'X-File-Id',
  'X-File-Scan',
  'Content-Disposition',
  'Content-Range',
]

const shown = { 'access-control-expose-headers': headersShown.join(', ') }

const headersTaken = [
  'Authorization',
  'Content-Type',
  'Accept',
  'X-Impersonate-Id',
  'X-Farm-Id',
  'X-Business-Id',
  'X-Period-Id',
  'X-Device-Id',
  'X-Request-Id',
  'Furrow-Position',
  'If-Match',
  'Idempotency-Key',
  'X-XSRF-TOKEN',
  // What many a client sends to say that no person clicked a link.
  'X-Requested-With',
  // Of files on their way in and out.
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'Range',
]

const taken = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': headersTaken.join(', '),
  // In seconds: longer than two hours no browser remembers it.
  'access-control-max-age': '7200',
}
