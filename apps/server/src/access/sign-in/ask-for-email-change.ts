// Asking to sign in with another email from now on. It changes by a link that is sent there. The answer,
// the statements and what is written are the same whether or not anybody has that address.

import { invalid } from '@furrow/wire/refusal'
import { inTransaction } from '../../db/transaction.ts'
import { countLetters } from '../attempts/letter-limits.ts'
import { confirmEmailLetter, emailChangeAskedLetter, takenEmailLetter } from './account-letters.ts'
import { holdProven, provePassword } from './current-password.ts'
import type { AtDevice } from './current-password.ts'
import { keepAskedChange } from './email-change-rows.ts'
import { writeByAccount, writeLetter } from './letter.ts'
import { isMailAddress, mailAddress, noMailAddress } from '@furrow/wire/reached-by'
import type { SignInParts } from './sign-in-parts.ts'
import { recordSignIn } from './sign-in-record.ts'

interface Wish {
  readonly current: string
  readonly email: string
  readonly publicUrl: string
}

/** Gives the new email as it is kept. */
export async function askForEmailChange(
  parts: SignInParts,
  { current, email: typed, publicUrl }: Wish,
  device: AtDevice,
): Promise<string> {
  const newEmail = mailAddress(typed)
  if (!isMailAddress(newEmail)) throw invalid({ email: [noMailAddress] })
  const person = await provePassword(parts, current, device)
  const { id: userId, email: oldEmail } = person
  if (newEmail === oldEmail) throw invalid({ email: ['This is your email already.'] })
  await inTransaction(parts.db, async tx => {
    await holdProven(tx, person)
    await countLetters(tx, { by: userId, to: [newEmail] })
    const link = await keepAskedChange(tx, { userId, oldEmail, newEmail, publicUrl })
    const letters = { known: takenEmailLetter, unknown: confirmEmailLetter(link) }
    await writeByAccount(tx, newEmail, letters)
    await writeLetter(tx, { to: oldEmail, ...emailChangeAskedLetter(newEmail) })
    await recordSignIn(tx, { userId, outcome: 'Email change asked for', origin: device.origin })
  })
  return newEmail
}
