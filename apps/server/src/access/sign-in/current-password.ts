// Whoever is signed in proves that they know the password, too, before they change how their account is
// entered. Guesses are counted for changes of every kind together.

import { invalid, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { accountLimit, addressLimit, forgetAttempts, takeBackAttempt } from '../attempts/limits.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'
import type { Viewer } from '../reach/viewer.ts'
import type { LiveToken } from '../tokens/tokens.ts'
import { isPassword } from './passwords.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { recordSignIn } from './sign-in-record.ts'

export interface AtDevice {
  /** Of the device that someone sits at. */
  readonly token: LiveToken
  readonly origin: RequestOrigin
}

export interface ProvenPerson {
  readonly id: number
  readonly email: string
  readonly password: string
}

export function refuseWhileActing({ id, actor }: Viewer): void {
  if (id !== actor) {
    throw new Refusal('forbidden', 'You can’t do this while signed in as someone else.')
  }
}

export async function provePassword(
  { db, gate }: SignInParts,
  current: string,
  { token: { userId }, origin }: AtDevice,
): Promise<ProvenPerson> {
  const atAddress = addressLimit('password', origin.network)
  const ofAccount = accountLimit('password', String(userId))
  await gate.count([atAddress, ofAccount])
  const { email, kept } = await personWith(db, userId)
  if (kept === null || !(await isPassword(current, kept))) {
    await recordSignIn(db, { userId, outcome: 'Wrong password', origin })
    throw notYours()
  }
  await takeBackAttempt(db, atAddress)
  await forgetAttempts(db, [ofAccount])
  return { id: userId, email, password: kept }
}

/** Whose password or email was changed in the meantime begins again. */
export async function holdProven(
  tx: Transaction,
  { id, email, password }: ProvenPerson,
): Promise<void> {
  const held = await runQuery(
    tx,
    sql`
      select id from users
      where id = ${id} and email = ${email} and password = ${password}
        and active and deleted_at is null for update`,
  )
  if (held.length === 0) throw notYours()
}

function notYours(): Refusal {
  return invalid({ current_password: ['That isn’t your password.'] })
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
