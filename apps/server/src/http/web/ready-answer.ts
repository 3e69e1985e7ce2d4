// An answer that is the same for everybody: made once, when it is first asked for, and not sent
// again to whoever has it already.

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export function readyAnswer(mediaType: string, make: () => string | Promise<string>) {
  let ready: Promise<Ready> | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    ready ??= readied(make)
    const { bytes, tag } = await ready.catch((error: unknown) => {
      ready = undefined
      throw error
    })
    void reply.header('etag', tag).header('cache-control', 'no-cache').type(mediaType)
    if (isHeld(request.headers['if-none-match'], tag)) return reply.status(304).send()
    return reply.send(bytes)
  }
}

interface Ready {
  readonly bytes: Buffer
  readonly tag: string
}

async function readied(make: () => string | Promise<string>): Promise<Ready> {
  const text = await make()
  return { bytes: Buffer.from(text), tag: `"${digestOf(text)}"` }
}

/** Says whether two of them hold the same. */
export function digestOf(held: string | Buffer): string {
  return createHash('sha256').update(held).digest('base64url').slice(0, 27)
}

/** A client may hold several; a proxy that compresses marks them as weak. */
export function isHeld(held: string | undefined, tag: string): boolean {
  const tags = (held ?? '').split(',').map(one => one.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}
