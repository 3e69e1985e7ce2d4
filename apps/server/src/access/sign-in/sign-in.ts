// Signing in with a email address and a password. Whatever is wrong, the answer is one and the same,
// and so is what it costs: nobody learns who has an account here.

import { invalid } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { inTransaction } from '../../db/transaction.ts'
import { accountLimit, addressLimit, forgetAttempts, takeBackAttempt } from '../attempts/limits.ts'
import type { Limit } from '../attempts/limits.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { isPassword } from './passwords.ts'
import { hashOfToken } from '../tokens/secret-token.ts'
import { recordSignIn } from './sign-in-record.ts'
import type { SignInOutcome } from './sign-in-record.ts'
import { issueToken } from '../tokens/tokens.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

export interface SigningIn {
  readonly email: string
  readonly password: string
  /** What the device calls itself. */
  readonly deviceName: string | undefined
  /** What else is written when they come in. */
  readonly alsoWrite: (tx: Transaction, userId: number) => Promise<void>
}

export interface SignedIn {
  readonly token: string
  readonly userId: number
}

export async function signIn(
  { db, gate }: SignInParts,
  { email, password, deviceName, alsoWrite }: SigningIn,
  origin: RequestOrigin,
): Promise<SignedIn> {
  const atAddress = addressLimit('sign-in', origin.network)
  const ofAccount = signInLimit(email)
  await gate.count([atAddress, ofAccount])
  const person = await personWith(db, email)
  const fits = await isPassword(password, person?.password)
  if (!person || !fits || !person.active) {
    const outcome = outcomeFor(person, fits)
    await recordSignIn(db, { userId: person?.id ?? null, outcome, origin })
    throw notRight()
  }
  const token = await inTransaction(db, async tx => {
    await holdUnchanged(tx, person)
    await recordSignIn(tx, { userId: person.id, outcome: 'Signed in', origin })
    await takeBackAttempt(tx, atAddress)
    await forgetAttempts(tx, [ofAccount])
    await alsoWrite(tx, person.id)
    return issueToken(tx, person.id, { name: deviceName, origin })
  })
  return { token, userId: person.id }
}

/** What was typed is counted without being kept: people type passwords there, too. */
export function signInLimit(email: string): Limit {
  return accountLimit('sign-in', hashOfToken(email.toLowerCase()))
}

interface Person {
  readonly id: number
  readonly password: string | null
  readonly active: boolean
}

async function personWith(db: Database, email: string): Promise<Person | undefined> {
  const [person] = await runQuery(
    db,
    sql<Person>`
      select id, password, active from users
      where email = ${email.toLowerCase()} and deleted_at is null`,
  )
  return person
}

/** A password that was changed in the meantime lets nobody in any more. */
async function holdUnchanged(tx: Transaction, { id, password }: Person): Promise<void> {
  const held = await runQuery(
    tx,
    sql`
      select id from users
      where id = ${id} and password = ${password} and active and deleted_at is null for share`,
  )
  if (held.length === 0) throw notRight()
}

function notRight() {
  return invalid({ email: ['Email or password is incorrect.'] })
}

function outcomeFor(person: Person | undefined, fits: boolean): SignInOutcome {
  if (!person) return 'Unknown address'
  return fits ? 'Not active' : 'Wrong password'
}
