// The list of who came in, or tried to, that each person can read about themselves.

import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

export type SignInOutcome =
  | 'Signed in'
  | 'Wrong password'
  | 'Not active'
  | 'Unknown address'
  | 'Password changed'
  | 'Password reset'
  | 'Invitation accepted'
  | 'Email change asked for'
  | 'Email changed'
  | 'Email put back'

export interface SignIn {
  /** Empty where the email is not known. */
  readonly userId: number | null
  readonly outcome: SignInOutcome
  readonly origin: RequestOrigin
}

export async function recordSignIn(
  tx: Database | Transaction,
  { userId, outcome, origin: { address, agent } }: SignIn,
): Promise<void> {
  await runQuery(
    tx,
    sql`
      insert into sign_ins (user_id, at, outcome, address, agent)
      values (${userId}, now(), ${outcome}, ${address}, ${agent})`,
  )
}
