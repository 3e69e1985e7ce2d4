// A password set anew by a link from a letter: once, and every device of the person is signed out.

import { inTransaction } from '../db/transaction.ts'
import type { Door } from './door.ts'
import { countLinkUse, takeBackLinkUse } from './link-use.ts'
import { linkOver, resetBehind } from './links.ts'
import { refuseWeakPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { hashOfToken } from './secret-token.ts'
import { setPassword } from './set-password.ts'
import { recordSignIn } from './sign-in-record.ts'
import type { Whence } from './whence.ts'

export interface Resetting {
  readonly token: string
  /** Where it is sent it must be the address that the letter went to. */
  readonly email: string | undefined
  readonly password: string
  readonly confirmation: string
}

export async function resetPassword(
  { db, gate }: Door,
  resetting: Resetting,
  whence: Whence,
): Promise<void> {
  const { token, email, password, confirmation } = resetting
  await countLinkUse(gate, whence)
  const link = hashOfToken(token)
  const person = await resetBehind(db, link)
  if (email && email.toLowerCase() !== person.email) throw linkOver()
  await takeBackLinkUse(db, whence)
  refuseWeakPassword({ password, confirmation, email: person.email })
  const hash = await hashPassword(password)
  await inTransaction(db, async tx => {
    const { userId, email } = await resetBehind(tx, link, true)
    await setPassword(tx, { userId, email, hash, byLetter: true })
    await recordSignIn(tx, { userId, outcome: 'Password reset', whence })
  })
}
