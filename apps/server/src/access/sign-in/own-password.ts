// Changing one's own password: the old one is asked for, and every other device is signed out.

import { inTransaction } from '../../db/transaction.ts'
import { provePassword } from './current-password.ts'
import type { AtDevice } from './current-password.ts'
import { refuseWeakPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { recordSignIn } from './sign-in-record.ts'

export interface PasswordChange {
  readonly current: string
  readonly password: string
  readonly confirmation: string
}

export async function changeOwnPassword(
  parts: SignInParts,
  { current, password, confirmation }: PasswordChange,
  { token, origin }: AtDevice,
): Promise<void> {
  const { id: userId, email } = await provePassword(parts, current, { token, origin })
  refuseWeakPassword({ password, confirmation, email })
  const hash = await hashPassword(password)
  await inTransaction(parts.db, async tx => {
    await setPassword(tx, { userId, email, hash, butToken: token.id })
    await recordSignIn(tx, { userId, outcome: 'Password changed', origin })
  })
}
