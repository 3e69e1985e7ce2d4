// A new email takes effect by the link that was sent there, opened by whoever is signed in to the account:
// neither the link alone nor a session alone is enough. The old address gets a way back.

import { invalid } from '@furrow/wire/refusal'
import { useLink } from '../reach/link-use.ts'
import { emailChangedLetter } from './account-letters.ts'
import type { Accepting } from './accepting.ts'
import { closeAccountLinks } from './close-account-links.ts'
import { changeToConfirm, keepConfirmedChange } from './email-change-rows.ts'
import { writeLetter } from './letter.ts'
import { recordSignIn } from './sign-in-record.ts'
import { writeEmail } from './write-email.ts'

interface Confirming {
  readonly token: string
  /** Who is signed in. */
  readonly userId: number
  readonly publicUrl: string
}

/** Gives the new email. */
export function confirmEmailChange(
  parts: Accepting,
  { token, userId, publicUrl }: Confirming,
): Promise<string> {
  const { catalogue, origin } = parts
  const author = { ...parts.author, person: userId }
  return useLink(parts, async tx => {
    const change = await changeToConfirm(tx, token, true)
    const { oldEmail, newEmail } = change
    if (change.userId !== userId) throw invalid({ token: [otherAccount] })
    await writeEmail({ tx, catalogue, author }, userId, newEmail)
    await closeAccountLinks(tx, userId)
    const wayBack = await keepConfirmedChange(tx, change, publicUrl)
    await writeLetter(tx, { to: oldEmail, ...emailChangedLetter(newEmail, wayBack) })
    await recordSignIn(tx, { userId, outcome: 'Email changed', origin })
    return newEmail
  })
}

const otherAccount =
  'This link is for another account. Sign in with the email that you want to change.'
