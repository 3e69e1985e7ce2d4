// What a request says beside its body: from where and which device it comes, under which key, and what
// the row was when it was last seen.

import { invalid } from '@furrow/wire/refusal'
import type { FastifyRequest } from 'fastify'
import { requestOriginOf } from '../access/attempts/request-origin.ts'
import type { RequestOrigin } from '../access/attempts/request-origin.ts'

const longestDevice = 64
const longestKey = 200

export function deviceOf({ headers }: FastifyRequest): string | null {
  const given = headers['x-device-id']
  return typeof given === 'string' && /^[\x21-\x7e]+$/.test(given) && given.length <= longestDevice
    ? given
    : null
}

/** The key under which a request is done once, with all that makes it this request. */
export function keyOf({ headers, method, originalUrl, body }: FastifyRequest) {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key.trim() === '') return undefined
  if (key.length > longestKey) {
    throw invalid({
      idempotency_key: [`An Idempotency-Key can have at most ${longestKey} characters.`],
    })
  }
  // A hash of it would be kept, and with it one of the password.
  const asked = isObject(body) ? { ...body, current_password: undefined } : body
  return { key: key.trim(), asked: { call: `${method} ${originalUrl}`, body: asked } }
}

function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null
}

export function seenIn({ headers }: FastifyRequest): string | undefined {
  return headers['if-match']
}

export function whenceIn({ ip, headers }: FastifyRequest): RequestOrigin {
  return requestOriginOf(ip, headers['user-agent'])
}
