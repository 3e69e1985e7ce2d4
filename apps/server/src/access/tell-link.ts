// What a link from a letter is about, for whoever opens it.

import type { Database } from '../db/database.ts'
import type { Door } from './door.ts'
import { personWith } from './invited-person.ts'
import { isInviteToken } from './invite-token.ts'
import { countLinkUse, takeBackLinkUse } from './link-use.ts'
import { invitationBehind, resetBehind } from './links.ts'
import { hashOfToken } from './secret-token.ts'
import type { Whence } from './whence.ts'

export interface ToldLink {
  readonly kind: 'reset' | 'invitation'
  readonly email: string
  readonly name?: string
  /** Of an invitation: what the farm or business is called. */
  readonly place?: string
  /** Of an invitation: whether the person signs in to accept, instead of setting a password. */
  readonly has_account?: boolean
}

export async function tellLink(
  { db, gate }: Door,
  token: string,
  whence: Whence,
): Promise<ToldLink> {
  await countLinkUse(gate, whence)
  const hash = hashOfToken(token)
  const told = isInviteToken(token) ? await tellInvitation(db, hash) : await tellReset(db, hash)
  await takeBackLinkUse(db, whence)
  return told
}

async function tellReset(db: Database, hash: string): Promise<ToldLink> {
  const { email, name } = await resetBehind(db, hash)
  return { kind: 'reset', email, name }
}

async function tellInvitation(db: Database, hash: string): Promise<ToldLink> {
  const { email, name, place } = await invitationBehind(db, hash)
  const has_account = (await personWith(db, email))?.hasPassword ?? false
  return { kind: 'invitation', email, ...(name === null ? {} : { name }), place, has_account }
}
