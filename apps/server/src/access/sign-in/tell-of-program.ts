// A program signed in: its person is told by email, a few times a day at most, for some programs do so
// every hour.

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { mayNotify } from '../attempts/letter-limits.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'
import { newTokenLetter } from './account-letters.ts'
import { renderLetter } from './letter.ts'

const mostADay = 3

interface Program {
  readonly name: string | undefined
  readonly origin: RequestOrigin
}

export async function tellOfProgram(
  tx: Transaction,
  userId: number,
  { name, origin: { address, agent } }: Program,
): Promise<void> {
  if (!(await mayNotify(tx, `program of ${userId}`, mostADay))) return
  const letter = newTokenLetter({ name: name ?? agent ?? '', address })
  await runQuery(tx, renderLetter(letter, sql`(select email from users where id = ${userId})`))
}
