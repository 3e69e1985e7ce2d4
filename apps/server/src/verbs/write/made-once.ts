// A row that is made in a way of its own, answered as every other new row is: once under a key, as the
// person sees it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { inTransaction } from '../../db/transaction.ts'
import type { RequestContext, WritingContext } from '../call/request-context.ts'
import { answeredOnce } from '../call/idempotent-answers.ts'
import type { KeyedRequest } from '../call/idempotent-answers.ts'
import { readRows } from '../rows/read-back.ts'
import { oneRow } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { numbersIn } from '../call/rows-in-answer.ts'

interface Making {
  readonly entity: string
  readonly key: Omit<KeyedRequest, 'tells'> | undefined
  /** Gives the number of the new row. */
  make(writing: WritingContext): Promise<number>
}

export function madeOnce(
  context: RequestContext,
  { entity, key, make }: Making,
): Promise<WholeReply> {
  const place = { entity: entityNamed(context.engine.catalogue, entity), below: undefined }
  const work = async (writing: WritingContext) => {
    const [row] = await readRows(writing, place, { ids: [await make(writing)] })
    return oneRow(row?.row)
  }
  if (!key) return inTransaction(context.engine.db, tx => work({ ...context, tx }))
  const tells = (answer: unknown) => [{ entity, ids: numbersIn(answer) }]
  return answeredOnce(context, { ...key, tells }, work)
}
