// What all calls about coming in have in common: small bodies, and answers that nobody keeps.

import { invalid, Refusal } from '@furrow/wire/refusal'
import type { FieldErrors } from '@furrow/wire/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isNarrowToken } from '../access/narrow-tokens.ts'
import { whenceOf } from '../access/whence.ts'
import type { Whence } from '../access/whence.ts'
import { bearerIn } from './bearer-token.ts'
import { onlyReads } from './know-viewer.ts'
import { refuse } from './refuse.ts'

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>
type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<object>

/**
 * Routes of one method: `known` is asked before the body is read. Pages that are shown inside Furrow are
 * let in where that is said.
 */
export function sessionCalls(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  forWhom: 'people' | 'people and pages' = 'people',
) {
  const kept = forWhom === 'people' ? [refusePages] : []
  return (url: string, known: readonly Hook[], handler: Answering): void => {
    app.route({
      method,
      url,
      bodyLimit: 16 * 1024,
      // Some of these do something when they are got, which a look at the head must not.
      exposeHeadRoute: false,
      errorHandler: refuseSmaller,
      onRequest: [keptByNobody, ...known, ...kept],
      handler,
    })
  }
}

export function readSent<T>(schema: z.ZodType<T>, sent: unknown): T {
  const read = schema.safeParse(sent ?? {})
  if (read.success) return read.data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) {
    const at = path.join('.')
    errors[at] = [...(errors[at] ?? []), message]
  }
  throw invalid(errors satisfies FieldErrors)
}

export function whenceIn({ ip, headers }: FastifyRequest): Whence {
  return whenceOf(ip, headers['user-agent'])
}

async function keptByNobody(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.header('cache-control', 'no-store')
}

async function refusePages(request: FastifyRequest): Promise<void> {
  if (request.token?.isNarrow || isNarrowToken(bearerIn(request) ?? '')) throw onlyReads()
}

function refuseSmaller(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
  void refuse(isTooLarge ? tooLarge : error, request, reply)
}

const tooLarge = new Refusal('too_large', 'The body may have at most 16 KB.')
