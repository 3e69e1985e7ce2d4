// The list of who came in, or tried to, that each person can read about themselves.

import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Whence } from './whence.ts'

export type SignInOutcome =
  | 'Signed in'
  | 'Wrong password'
  | 'Not active'
  | 'Unknown address'
  | 'Password changed'
  | 'Password reset'
  | 'Invitation accepted'

export interface SignIn {
  /** Nobody where the address is not known. */
  readonly userId: number | null
  readonly outcome: SignInOutcome
  readonly whence: Whence
}

export async function recordSignIn(
  tx: Database | Transaction,
  { userId, outcome, whence: { address, agent } }: SignIn,
): Promise<void> {
  await rowsOf(
    tx,
    sql`
      insert into sign_ins (user_id, at, outcome, address, agent)
      values (${userId}, now(), ${outcome}, ${address}, ${agent})`,
  )
}
