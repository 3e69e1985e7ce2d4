// Accepting an invitation by setting a first password, which makes the account where there is none yet.
// Whoever has a password signs in and accepts: an invitation lives too long to open an account that is there.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { invalid } from '@furrow/wire/refusal'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { acceptFor, holdInvitation } from './accepting.ts'
import type { Accepting } from './accepting.ts'
import { addPerson, personWith } from './invited-person.ts'
import { countLinkUse, takeBackLinkUse } from '../reach/link-use.ts'
import { invitationBehind, linkOver } from '../reach/people-links.ts'
import type { InvitationBehind } from '../reach/people-links.ts'
import { refuseWeakPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import type { Resetting } from './reset-password.ts'
import { hashOfToken } from '../tokens/secret-token.ts'
import { setPassword } from './set-password.ts'

export interface AcceptingAnew extends Resetting {
  /** Of someone who is new, where the invitation does not say it right. */
  readonly name: string | undefined
}

export async function acceptWithPassword(
  accepting: Accepting,
  { token, email, password, confirmation, name }: AcceptingAnew,
): Promise<void> {
  const { db, gate, origin } = accepting
  await countLinkUse(gate, origin)
  const invitation = await invitationBehind(db, hashOfToken(token))
  if (email && email.toLowerCase() !== invitation.email) throw linkOver()
  await takeBackLinkUse(db, origin)
  refuseWeakPassword({ password, confirmation, email: invitation.email })
  const hash = await hashPassword(password)
  await inTransaction(db, async tx => {
    const held = await holdInvitation(tx, token)
    const userId = await accountFor(held, { name, hash }, { ...accepting, tx })
    await setPassword(tx, { userId, email: held.email, hash, byLetter: true, isFirst: true })
    await acceptFor(userId, held, { ...accepting, tx })
  })
}

async function accountFor(
  invitation: InvitationBehind,
  { name, hash }: { readonly name: string | undefined; readonly hash: string },
  { tx, catalogue, author }: Accepting & { readonly tx: Transaction },
): Promise<number> {
  const { email } = invitation
  const person = await personWith(tx, email)
  if (person && !person.active) {
    throw invalid({ token: ['Your account is not active. Ask an administrator.'] })
  }
  if (person?.hasPassword) {
    throw invalid({ token: ['You have an account already. Sign in with it to accept.'] })
  }
  if (person) return person.id
  const called = name ?? invitation.name ?? ''
  if (called === '') throw invalid({ name: ['Enter your name.'] })
  const users = entityNamed(catalogue, 'users')
  return addPerson(tx, { name: called, email, hash }, { users, author })
}
