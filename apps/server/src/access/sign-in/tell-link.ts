// What a link from a letter is about, for whoever opens it.

import type { LetterLink } from '@furrow/wire/signed-in-answer'
import type { Database } from '../../db/database.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { changeToConfirm, changeToUndo } from './email-change-rows.ts'
import { personWith } from './invited-person.ts'
import { isInviteToken } from './invite-token.ts'
import { countLinkUse, takeBackLinkUse } from '../reach/link-use.ts'
import { invitationBehind, resetBehind } from '../reach/people-links.ts'
import { accessBehind } from './take-access-back.ts'
import { hashOfToken } from '../tokens/secret-token.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

export async function tellLink(
  { db, gate }: SignInParts,
  token: string,
  origin: RequestOrigin,
): Promise<LetterLink> {
  await countLinkUse(gate, origin)
  const told = await tellKind(db, token)
  await takeBackLinkUse(db, origin)
  return told
}

function tellKind(db: Database, token: string): Promise<LetterLink> {
  if (token.startsWith('email_')) return tellEmailChange(db, token)
  if (token.startsWith('back_')) return tellWayBack(db, token)
  if (token.startsWith('access_')) return tellAccess(db, token)
  const hash = hashOfToken(token)
  return isInviteToken(token) ? tellInvitation(db, hash) : tellReset(db, hash)
}

/** A link may have gone to the wrong address: whose account it is, is not told. */
async function tellEmailChange(db: Database, token: string): Promise<LetterLink> {
  const { newEmail } = await changeToConfirm(db, token)
  return { kind: 'email change', email: newEmail }
}

async function tellWayBack(db: Database, token: string): Promise<LetterLink> {
  const { oldEmail } = await changeToUndo(db, token)
  return { kind: 'way back', email: oldEmail }
}

async function tellAccess(db: Database, token: string): Promise<LetterLink> {
  const { place, people } = await accessBehind(db, token)
  return { kind: 'access', place, people }
}

async function tellReset(db: Database, hash: string): Promise<LetterLink> {
  const { email, name } = await resetBehind(db, hash)
  return { kind: 'reset', email, name }
}

async function tellInvitation(db: Database, hash: string): Promise<LetterLink> {
  const { email, name, place } = await invitationBehind(db, hash)
  const has_account = (await personWith(db, email))?.hasPassword ?? false
  return { kind: 'invitation', email, ...(name === null ? {} : { name }), place, has_account }
}
