// Asking for a letter with a link by which a password is set again. The answer, the statements and what
// is written are the same whether or not anybody has the address.

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { renderLetter } from './letter.ts'
import { accountLimit, addressLimit } from '../attempts/limits.ts'
import type { Limit } from '../attempts/limits.ts'
import { linkFor } from '../reach/link-for.ts'
import { hashOfToken, newSecretToken } from '../tokens/secret-token.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

interface Wish {
  readonly email: string
  readonly publicUrl: string
  readonly origin: RequestOrigin
}

export async function askForReset({ db, gate }: SignInParts, wish: Wish): Promise<void> {
  const email = wish.email.toLowerCase()
  const ofAccount = accountLimit('reset', hashOfToken(email))
  await gate.count([addressLimit('reset', wish.origin.network), ofAccount])
  await inTransaction(db, async tx => {
    await touch(tx, ofAccount)
    await sendResetLink(tx, email, wish.publicUrl)
  })
}

/** A newer link takes the place of an older one. */
export async function sendResetLink(
  tx: Transaction,
  email: string,
  publicUrl: string,
): Promise<void> {
  const { token, hash } = newSecretToken('reset')
  const letter = {
    subject: 'Set your Furrow password',
    body: bodyWith(linkFor(publicUrl, token)),
    why: 'someone asked to reset the password of the account with this email',
  }
  await runQuery(tx, sql`delete from upkeep.password_resets where user_id = (${personWith(email)})`)
  await runQuery(
    tx,
    sql`
      with kept as (
        insert into upkeep.password_resets (hash, user_id, expires_at)
        select ${hash}, p.id, now() + interval '60 minutes' from (${personWith(email)}) p
        returning user_id
      )
      ${renderLetter(letter, sql`(select u.email from kept k join users u on u.id = k.user_id)`)}`,
  )
}

/** Also whoever has no password yet, having been added by an administrator. */
function personWith(email: string) {
  return sql`select id from users where email = ${email} and active and deleted_at is null`
}

/** Something is written in every case, so that every case waits for the disk. */
async function touch(tx: Transaction, { key }: Limit): Promise<void> {
  await runQuery(
    tx,
    sql`update upkeep.sign_in_limits set last_at = clock_timestamp() where key = ${key}`,
  )
}

function bodyWith(link: string): string {
  return `Hello,

someone, most likely you, asked to reset the password of your Furrow account.

Open this link to choose one. It works once, within 60 minutes:
${link}

If it was not you, you can ignore this email. Your password stays as it is.
`
}
