// What opens an account, changed for someone else by an administrator: the email it is entered with, and
// whether it is an administrator’s. A session alone is not enough, it takes their password, too.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { invalid, notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { refusalFor } from '../../db/refuse-violation.ts'
import { inTransaction } from '../../db/transaction.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Author } from '../../query/author.ts'
import { renderUpdate } from '../../query/render-update.ts'
import type { Accepting } from './accepting.ts'
import { emailSetLetter, newAdministratorLetter } from './account-letters.ts'
import { closeAccountLinks, closeWaysBack } from './close-account-links.ts'
import { holdProven, provePassword } from './current-password.ts'
import type { AtDevice } from './current-password.ts'
import { writeLetter } from './letter.ts'
import { isMailAddress, mailAddress, noMailAddress } from '@furrow/wire/reached-by'

interface Wish {
  readonly userId: number
  /** The password of whoever changes it. */
  readonly current: string
  readonly email?: string | undefined
  readonly admin?: boolean | undefined
}

interface Account {
  readonly name: string
  readonly email: string
  readonly admin: boolean
}

export async function setAccount(
  parts: Accepting,
  { userId, current, ...wish }: Wish,
  device: AtDevice,
): Promise<void> {
  const email = wish.email === undefined ? undefined : mailAddress(wish.email)
  const person = await provePassword(parts, current, device)
  if (userId === person.id) throw invalid({ user_id: [notOneself] })
  await inTransaction(parts.db, async tx => {
    await holdProven(tx, person)
    const before = await accountOf(tx, userId)
    if (email !== undefined && email !== before.email && !isMailAddress(email)) {
      throw invalid({ email: [noMailAddress] })
    }
    const after = { ...before, ...(email && { email }), admin: wish.admin ?? before.admin }
    const author = { ...parts.author, person: person.id }
    await writeAccount({ ...parts, tx, author }, { userId, before, after })
    if (after.email !== before.email) await afterNewEmail(tx, { userId, before, after })
    if (after.admin && !before.admin) await tellOfNewAdministrator(tx, userId, after.name)
  })
}

const notOneself =
  'You change your own email under My profile, and ask another administrator for the rest.'

async function accountOf(tx: Transaction, id: number): Promise<Account> {
  const [account] = await runQuery(
    tx,
    sql<Account>`
      select name, email, admin from users where id = ${id} and deleted_at is null for update`,
  )
  if (!account) throw notFound('There is no person with this number.')
  return account
}

interface Changed {
  readonly userId: number
  readonly before: Account
  readonly after: Account
}

interface Writing extends Pick<Accepting, 'catalogue'> {
  readonly tx: Transaction
  readonly author: Author
}

async function writeAccount(
  { tx, catalogue, author }: Writing,
  { userId, before, after: { email, admin } }: Changed,
): Promise<void> {
  const entity = entityNamed(catalogue, 'users')
  const isOther = email !== before.email
  const values = { admin, ...(isOther && { email, email_verified_at: null }) }
  const update = renderUpdate({ entity, rows: [{ id: userId, values }] }, author)
  await runQuery(tx, update).catch((error: unknown) => {
    throw refusalFor(error, { entity, doing: 'save', rows: [{ at: '', after: values }] })
  })
}

/** No link that was sent to the old address leads in any more, and no earlier one gets it back. */
async function afterNewEmail(tx: Transaction, { userId, before, after }: Changed): Promise<void> {
  await closeAccountLinks(tx, userId)
  await closeWaysBack(tx, userId)
  const letter = emailSetLetter(after.email)
  await writeLetter(tx, { to: before.email, ...letter })
  await writeLetter(tx, { to: after.email, ...letter })
}

/** Every administrator, also whoever’s session it was done with. */
async function tellOfNewAdministrator(tx: Transaction, id: number, name: string): Promise<void> {
  const admins = await runQuery(
    tx,
    sql<{ id: number; email: string }>`
      select id, email from users where admin and active and deleted_at is null order by id`,
  )
  for (const { id: to, email } of admins) {
    await writeLetter(tx, { to: email, ...newAdministratorLetter(name, to === id) })
  }
}
