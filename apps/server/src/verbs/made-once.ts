// A row that is made in a way of its own, answered as every other new row is: once under a key, as the
// person sees it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { inTransaction } from '../db/transaction.ts'
import type { Calling, WritingCall } from './calling.ts'
import { once } from './kept-answers.ts'
import type { Keyed } from './kept-answers.ts'
import { readRows } from './read-back.ts'
import { oneRow } from './reply.ts'
import type { WholeReply } from './reply.ts'
import { numbersIn } from './told-rows.ts'

interface Making {
  readonly entity: string
  readonly key: Omit<Keyed, 'tells'> | undefined
  /** Gives the number of the new row. */
  make(writing: WritingCall): Promise<number>
}

export function madeOnce(calling: Calling, { entity, key, make }: Making): Promise<WholeReply> {
  const place = { entity: entityNamed(calling.mount.catalogue, entity), below: undefined }
  const work = async (writing: WritingCall) => {
    const [row] = await readRows(writing, place, { ids: [await make(writing)] })
    return oneRow(row?.row)
  }
  if (!key) return inTransaction(calling.mount.db, tx => work({ ...calling, tx }))
  const tells = (answer: unknown) => [{ entity, ids: numbersIn(answer) }]
  return once(calling, { ...key, tells }, work)
}
