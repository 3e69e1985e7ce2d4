// Accepting an invitation with one's own account, which must be the one that the letter went to.

import { invalid } from '@furrow/wire/refusal'
import { inTransaction } from '../../db/transaction.ts'
import { acceptFor, holdInvitation } from './accepting.ts'
import type { Accepting } from './accepting.ts'
import { personWith } from './invited-person.ts'
import { countLinkUse, takeBackLinkUse } from '../reach/link-use.ts'
import type { InvitationBehind } from '../reach/people-links.ts'

export async function acceptSignedIn(
  accepting: Accepting,
  { token, userId }: { readonly token: string; readonly userId: number },
): Promise<InvitationBehind> {
  const { db, gate, origin } = accepting
  await countLinkUse(gate, origin)
  const accepted = await inTransaction(db, async tx => {
    const held = await holdInvitation(tx, token)
    const person = await personWith(tx, held.email)
    if (person?.id !== userId) {
      throw invalid({ token: ['This invitation was sent to a different email from yours.'] })
    }
    await acceptFor(userId, held, { ...accepting, tx })
    return held
  })
  await takeBackLinkUse(db, origin)
  return accepted
}
