// The verbs by name. Reading ones run by themselves, writing ones each in one transaction.

import type { Verb } from '@furrow/wire/calls'
import { inTransaction } from '../db/transaction.ts'
import type { Calling, WritingCall } from './calling.ts'
import { once } from './kept-answers.ts'
import { list, search } from './list.ts'
import type { Reply } from './reply.ts'
import type { Request } from './request.ts'
import { show } from './show.ts'
import { numbersIn } from './told-rows.ts'
import { writing } from './writing-verbs.ts'

const reading = { list, search, show } satisfies Partial<
  Record<Verb, (calling: Calling, request: Request) => Promise<Reply>>
>

export interface Performance extends Request {
  readonly verb: Verb
  /** A request that carries a key is done once. */
  readonly key: { readonly key: string; readonly asked: string } | undefined
}

export async function perform(calling: Calling, request: Performance): Promise<Reply> {
  const { verb, key, entity } = request
  if (isReading(verb)) return reading[verb](calling, request)
  const work = (writes: WritingCall) => writing[verb](writes, request)
  if (!key) return inTransaction(calling.mount.db, tx => work({ ...calling, tx }))
  const tells = (answer: unknown) => [{ entity: entity.name, ids: numbersIn(answer) }]
  return once(calling, { ...key, tells }, work)
}

function isReading(verb: Verb): verb is keyof typeof reading {
  return verb in reading
}
