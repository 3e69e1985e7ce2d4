// A password is set, or taken away: what was open until then is closed, and the person is told by email.

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { passwordChangedLetter } from './account-letters.ts'
import { closeAccountLinks } from './close-account-links.ts'
import { endActing } from './impersonation.ts'
import { writeLetter } from './letter.ts'
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
  /** Of someone who accepts an invitation: there was none to change. */
  readonly isFirst?: boolean
}

/** Of the password itself nothing goes into the history, not even its hash. */
export async function setPassword(tx: Transaction, set: NewPassword): Promise<void> {
  const { userId, email, hash, butToken, byLetter = false, isFirst = false } = set
  await runQuery(
    tx,
    sql`
      update users set password = ${hash},
        email_verified_at = case when ${byLetter} then coalesce(email_verified_at, now()) else email_verified_at end
      where id = ${userId}`,
  )
  await closeAccountLinks(tx, userId)
  await revokeTokens(tx, userId, butToken)
  if (butToken === undefined) await endActing(tx, userId)
  await forgetAttempts(tx, [signInLimit(email)])
  if (!isFirst) await writeLetter(tx, { to: email, ...passwordChangedLetter })
}

/** Nobody signs in until a new one is set. Gives the email until now. */
export async function takeAwayPassword(tx: Transaction, userId: number): Promise<string> {
  const [person] = await runQuery(
    tx,
    sql<{ email: string }>`update users set password = null where id = ${userId} returning email`,
  )
  if (!person) throw new Error(`There is no person ${userId} whose password could be taken away.`)
  await closeAccountLinks(tx, userId)
  await revokeTokens(tx, userId)
  await endActing(tx, userId)
  return person.email
}
