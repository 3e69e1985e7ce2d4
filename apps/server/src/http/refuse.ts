// Every refusal on its way out. This file alone knows which status a refusal has; anything that is
// no refusal is a bug, logged whole and answered blandly.

import { bodyOf, Refusal } from '@furrow/wire/refusal'
import type { RefusalCode } from '@furrow/wire/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { TooManyAttempts } from '../access/attempts/attempt-counter.ts'
import { refusalWhileAway } from '../db/refuse-while-away.ts'
import { bodyLimits, limitsOf, tooLarge } from './body-limits.ts'
import { WrongMethod } from './wrong-method.ts'

const statuses: Readonly<Record<RefusalCode, number>> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  impersonation_over: 403,
  period_closed: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  wrong_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  unavailable: 503,
}

export function statusOf(code: RefusalCode): number {
  return statuses[code]
}

/** In seconds, where nothing more is known of when it may be tried again. */
const usualPause: Partial<Record<RefusalCode, number>> = { too_many_requests: 5, unavailable: 5 }

/** What Fastify itself refuses, before a request reaches us. */
const ofFastify: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('wrong_media_type', 'Send the body as JSON.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Refusal('bad_request', 'The body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Refusal('bad_request', 'The body is empty.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal(
    'bad_request',
    'The request ended before its body was complete.',
  ),
  FST_ERR_BAD_URL: new Refusal('bad_request', 'The address is not valid.'),
  FST_ERR_MAX_PARAM_LENGTH: new Refusal('not_found', 'The address is too long.'),
}

export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalIn(error, request) ?? refusalWhileAway(error)
  if (refusal) return answer(refusal, request, reply)
  request.bug = error instanceof Error ? error : new Error(`Thrown: ${String(error)}`)
  return reply.status(500).send({ message: 'Server Error', code: 'server_error' })
}

function answer(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  request.heldOff = heldOffBy(refusal)
  if (refusal instanceof WrongMethod) void reply.header('allow', refusal.allowed.join(', '))
  const { retryAfter = usualPause[refusal.code] } = refusal
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.status(statusOf(refusal.code)).send(bodyOf(refusal))
}

function heldOffBy(refusal: Refusal): FastifyRequest['heldOff'] {
  if (refusal instanceof TooManyAttempts) return 'attempts'
  if (refusal.code === 'too_many_requests') return 'requests'
  return refusal.code === 'unavailable' ? 'unavailable' : undefined
}

function refusalIn(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { code, statusCode = 500 } = (error ?? {}) as { code?: unknown; statusCode?: number }
  if (typeof code !== 'string' || !code.startsWith('FST_')) return undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return tooLarge(limitsOf(request) ?? bodyLimits.manyRows)
  const unreadable = new Refusal('bad_request', 'The request is not valid.')
  return ofFastify[code] ?? (statusCode < 500 ? unreadable : undefined)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What went wrong that should not have, for the log. */
    bug?: Error
  }
}
