// A password set again by a link from a letter: once, and every device of the person is signed out.

import { inTransaction } from '../../db/transaction.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { countLinkUse, takeBackLinkUse } from '../reach/link-use.ts'
import { linkOver, resetBehind } from '../reach/people-links.ts'
import { refuseWeakPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { hashOfToken } from '../tokens/secret-token.ts'
import { setPassword } from './set-password.ts'
import { recordSignIn } from './sign-in-record.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

export interface Resetting {
  readonly token: string
  /** Where it is sent it must be the address that the letter went to. */
  readonly email: string | undefined
  readonly password: string
  readonly confirmation: string
}

export async function resetPassword(
  { db, gate }: SignInParts,
  resetting: Resetting,
  origin: RequestOrigin,
): Promise<void> {
  const { token, email, password, confirmation } = resetting
  await countLinkUse(gate, origin)
  const link = hashOfToken(token)
  const person = await resetBehind(db, link)
  if (email && email.toLowerCase() !== person.email) throw linkOver()
  await takeBackLinkUse(db, origin)
  refuseWeakPassword({ password, confirmation, email: person.email })
  const hash = await hashPassword(password)
  await inTransaction(db, async tx => {
    const { userId, email } = await resetBehind(tx, link, true)
    await setPassword(tx, { userId, email, hash, byLetter: true })
    await recordSignIn(tx, { userId, outcome: 'Password reset', origin })
  })
}
