// An answer that is the same for everybody: made once, when it is first asked for, and not sent
// again to whoever has it already.

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export function readyAnswer(mediaType: string, make: () => string) {
  let ready: { readonly text: string; readonly tag: string } | undefined
  return (request: FastifyRequest, reply: FastifyReply) => {
    ready ??= tagged(make())
    void reply.header('etag', ready.tag).header('cache-control', 'no-cache').type(mediaType)
    if (request.headers['if-none-match'] === ready.tag) return reply.status(304).send()
    return reply.send(ready.text)
  }
}

function tagged(text: string) {
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
}
