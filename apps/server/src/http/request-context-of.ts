// A request as the verbs know it: who asks, what they reach, and the name on its lines in the history.

import { rowCheck } from '@furrow/wire/check-row'
import type { FastifyRequest } from 'fastify'
import { reachOf } from '../access/reach/reach-of.ts'
import { inTransaction } from '../db/transaction.ts'
import type { RequestContext, WritingContext } from '../verbs/call/request-context.ts'
import { answeredOnce } from '../verbs/call/idempotent-answers.ts'
import type { KeyedRequest } from '../verbs/call/idempotent-answers.ts'
import type { Engine } from '../verbs/call/engine.ts'
import { whole } from '../verbs/call/reply.ts'
import { authorOf, viewerIn } from './author-of.ts'
import { keyOf } from './request-headers.ts'

export type RequestContextOf = (request: FastifyRequest) => RequestContext

export function requestContextOf(engine: Engine): RequestContextOf {
  const check = rowCheck()
  return request => {
    const viewer = viewerIn(request)
    const reach = reachOf(viewer, engine.catalogue)
    return { engine, check, viewer, reach, author: authorOf(viewer, request), tx: engine.db }
  }
}

/** Whatever was sent, for those who read it themselves. */
export function bodyIn({ body }: FastifyRequest): Readonly<Record<string, unknown>> {
  return (body ?? {}) as Readonly<Record<string, unknown>>
}

interface Writing {
  work(context: WritingContext): Promise<unknown>
  /** The rows that an answer shows. */
  readonly tells: KeyedRequest['tells']
}

/** In one transaction; under a key, once. The answer is the text of `{data}`. */
export async function answerOnce(
  context: RequestContext,
  request: FastifyRequest,
  { work, tells }: Writing,
): Promise<string> {
  const answer = async (writes: WritingContext) =>
    whole(JSON.stringify({ data: await work(writes) }))
  const key = keyOf(request)
  const reply = key
    ? await answeredOnce(context, { ...key, tells }, answer)
    : await inTransaction(context.engine.db, tx => answer({ ...context, tx }))
  return reply.text
}
