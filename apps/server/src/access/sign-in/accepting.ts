// An invitation while it is being accepted: held, so that it is accepted once.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Author } from '../../query/author.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { joinPlace } from './join-place.ts'
import { invitationBehind } from '../reach/people-links.ts'
import type { InvitationBehind } from '../reach/people-links.ts'
import { hashOfToken } from '../tokens/secret-token.ts'
import { recordSignIn } from './sign-in-record.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

export interface Accepting extends SignInParts {
  readonly catalogue: Catalogue
  readonly origin: RequestOrigin
  /** All that is known of the request beside who it is. */
  readonly author: Omit<Author, 'person'>
  /** What links in letters begin with. */
  readonly publicUrl: string
}

/** Two invitations of someone new, accepted at once, make one account. */
export async function holdInvitation(tx: Transaction, token: string): Promise<InvitationBehind> {
  const invitation = await invitationBehind(tx, hashOfToken(token), true)
  const turn = `invited ${invitation.email}`
  await runQuery(tx, sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))::text`)
  return invitation
}

export async function acceptFor(
  userId: number,
  invitation: InvitationBehind,
  { tx, catalogue, author, origin, publicUrl }: Accepting & { readonly tx: Transaction },
): Promise<void> {
  await joinPlace({ tx, catalogue, author: { ...author, person: userId }, publicUrl }, invitation)
  await recordSignIn(tx, { userId, outcome: 'Invitation accepted', origin })
}
