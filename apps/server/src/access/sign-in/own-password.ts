// Changing one's own password: the old one is asked for, and every other device is signed out.

import { invalid, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { accountLimit, addressLimit, forgetAttempts, takeBackAttempt } from '../attempts/limits.ts'
import { refuseWeakPassword } from './new-password.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'
import { recordSignIn } from './sign-in-record.ts'
import type { LiveToken } from '../tokens/tokens.ts'
import type { Viewer } from '../reach/viewer.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

export interface PasswordChange {
  readonly current: string
  readonly password: string
  readonly confirmation: string
}

export function refuseWhileActing({ id, actor }: Viewer): void {
  if (id !== actor) {
    throw new Refusal('forbidden', 'This is not possible while you act for somebody.')
  }
}

export async function changeOwnPassword(
  { db, gate }: SignInParts,
  { current, password, confirmation }: PasswordChange,
  { token, origin }: { readonly token: LiveToken; readonly origin: RequestOrigin },
): Promise<void> {
  const { userId } = token
  const atAddress = addressLimit('password', origin.network)
  const ofAccount = accountLimit('password', String(userId))
  await gate.count([atAddress, ofAccount])
  const { email, kept } = await personWith(db, userId)
  if (!(await isPassword(current, kept))) {
    await recordSignIn(db, { userId, outcome: 'Wrong password', origin })
    throw invalid({ current_password: ['This is not your password.'] })
  }
  await takeBackAttempt(db, atAddress)
  await forgetAttempts(db, [ofAccount])
  refuseWeakPassword({ password, confirmation, email })
  const hash = await hashPassword(password)
  await inTransaction(db, async tx => {
    await setPassword(tx, { userId, email, hash, butToken: token.id })
    await recordSignIn(tx, { userId, outcome: 'Password changed', origin })
  })
}

async function personWith(db: Database, id: number) {
  const [person] = await runQuery(
    db,
    sql<{ email: string; kept: string | null }>`
      select email, password as kept from users where id = ${id}`,
  )
  if (!person) throw new Error(`Person ${id} is signed in and not there.`)
  return person
}
