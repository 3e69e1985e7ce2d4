// A password is set: what was open until then is closed, and the person can read that it happened.

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { endActing } from './impersonation.ts'
import { forgetAttempts } from '../attempts/limits.ts'
import { signInLimit } from './sign-in.ts'
import { revokeTokens } from '../tokens/tokens.ts'

interface NewPassword {
  readonly userId: number
  readonly email: string
  readonly hash: string
  /** The device that they sit at stays signed in. */
  readonly butToken?: number
  /** They have shown that letters to their address reach them. */
  readonly byLetter?: boolean
}

/** Of the password itself nothing goes into the history, not even its hash. */
export async function setPassword(tx: Transaction, set: NewPassword): Promise<void> {
  const { userId, email, hash, butToken, byLetter = false } = set
  await runQuery(
    tx,
    sql`
      update users set password = ${hash},
        email_verified_at = case when ${byLetter} then coalesce(email_verified_at, now()) else email_verified_at end
      where id = ${userId}`,
  )
  await runQuery(
    tx,
    sql`update upkeep.password_resets set used_at = now() where user_id = ${userId} and used_at is null`,
  )
  await revokeTokens(tx, userId, butToken)
  if (butToken === undefined) await endActing(tx, userId)
  await forgetAttempts(tx, [signInLimit(email)])
}
