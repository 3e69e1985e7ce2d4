// The way back after a change of email: the old address holds again, every device is signed out, and no
// password lets anybody in until a new one is set by a link that goes to the old address. The way back
// itself opens nothing to whoever has it.

import { useLink } from '../reach/link-use.ts'
import { emailPutBackLetter } from './account-letters.ts'
import type { Accepting } from './accepting.ts'
import { sendResetLink } from './ask-for-reset.ts'
import { closeWaysBack } from './close-account-links.ts'
import { changeToUndo } from './email-change-rows.ts'
import { writeLetter } from './letter.ts'
import { takeAwayPassword } from './set-password.ts'
import { recordSignIn } from './sign-in-record.ts'
import { writeEmail } from './write-email.ts'

/** Gives the email that holds again. */
export function putEmailBack(
  parts: Accepting,
  { token, publicUrl }: { readonly token: string; readonly publicUrl: string },
): Promise<string> {
  const { catalogue, origin } = parts
  return useLink(parts, async tx => {
    const { id, userId, oldEmail } = await changeToUndo(tx, token, true)
    const emailUntilNow = await takeAwayPassword(tx, userId)
    const author = { ...parts.author, person: userId }
    await writeEmail({ tx, catalogue, author }, userId, oldEmail)
    // An earlier change can still be undone: whoever made it may be the one who made this.
    await closeWaysBack(tx, userId, id)
    await writeLetter(tx, { to: emailUntilNow, ...emailPutBackLetter })
    await sendResetLink(tx, oldEmail, publicUrl)
    await recordSignIn(tx, { userId, outcome: 'Email put back', origin })
    return oldEmail
  })
}
