// The verbs by name. Reading ones run by themselves, writing ones each in one transaction.

import type { Verb } from '@furrow/wire/calls'
import { inTransaction } from '../db/transaction.ts'
import type { RequestContext, WritingContext } from './call/request-context.ts'
import { answeredOnce } from './call/idempotent-answers.ts'
import type { KeyedRequest } from './call/idempotent-answers.ts'
import { list, search } from './read/list.ts'
import type { Reply } from './call/reply.ts'
import type { Request } from './call/request.ts'
import { show } from './read/show.ts'
import { numbersIn } from './call/rows-in-answer.ts'
import { writing } from './write/writing-verbs.ts'

const reading = { list, search, show } satisfies Partial<
  Record<Verb, (context: RequestContext, request: Request) => Promise<Reply>>
>

export interface Performance extends Request {
  readonly verb: Verb
  /** A request that carries a key is done once. */
  readonly key: Omit<KeyedRequest, 'tells'> | undefined
}

export async function perform(context: RequestContext, request: Performance): Promise<Reply> {
  const { verb, key, entity } = request
  if (isReading(verb)) return reading[verb](context, request)
  const work = (writes: WritingContext) => writing[verb](writes, request)
  if (!key) return inTransaction(context.engine.db, tx => work({ ...context, tx }))
  const tells = (answer: unknown) => [{ entity: entity.name, ids: numbersIn(answer) }]
  return answeredOnce(context, { ...key, tells }, work)
}

function isReading(verb: Verb): verb is keyof typeof reading {
  return verb in reading
}
