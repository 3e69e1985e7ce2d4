// A person's email is kept in lower case, changed by themselves in a call of its own, and by administrators
// here, who thereby end all links that were sent to the old one. Whoever is deactivated or deleted is signed
// out everywhere; nobody locks themselves out.

import { sql } from 'kysely'
import { emailSetLetter } from '../../access/sign-in/account-letters.ts'
import { closeAccountLinks, closeWaysBack } from '../../access/sign-in/close-account-links.ts'
import { writeLetter } from '../../access/sign-in/letter.ts'
import type { Viewer } from '../../access/reach/viewer.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { isMailAddress, mailAddress, noMailAddress } from '../../access/sign-in/mail-address.ts'
import { comesOrGoes, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const userRules: SaveRule = {
  of: ['users'],
  complete: async rows => rows.map(addressOf),
  check: async (rows, { viewer }) =>
    errorsOf(rows, row => {
      const otherwise = changedOtherwise(row, viewer)
      return [...(otherwise ?? wrongAddress(row)), ...lockedOut(row, viewer.id)]
    }),
  beforeRemoval: async (rows, { viewer }) =>
    rows.some(({ id }) => id === viewer.id) ? notFromYourself : undefined,
  async follow(rows, asked) {
    const out = rows.filter(row => comesOrGoes(row) || row.sent['active'] === false)
    await revokeTokens(out, asked)
    await tellOfNewEmails(
      rows.filter(row => isOtherEmail(row)),
      asked,
    )
  },
}

const notFromYourself = 'You cannot take this from yourself: ask another administrator.'

function addressOf({ before, sent }: RowToSave): Row {
  const typed = textIn(sent, 'email')
  if (typed === undefined) return {}
  const email = mailAddress(typed)
  const isOther = before !== undefined && before['email'] !== email
  return { email, ...(isOther && { email_verified_at: null }) }
}

function isOtherEmail({ before, sent }: RowToSave): boolean {
  const email = textIn(sent, 'email')
  return before !== undefined && email !== undefined && email !== before['email']
}

/** Said before anything is known of the new one: whether somebody has it is nobody's business. */
function changedOtherwise(row: RowToSave, { id, isAdmin }: Viewer): readonly Finding[] | undefined {
  if (!isOtherEmail(row) || (isAdmin && row.id !== id)) return undefined
  return [{ field: 'email', message: row.id === id ? byItsOwnCall : byAdministrators }]
}

const byItsOwnCall =
  'You change your own email by POST /api/v2/email-change, with your password. It changes once the link sent to the new email is opened.'
const byAdministrators = 'Only an administrator changes the email of someone else.'

/** No link that was sent to the old address leads in any more, and no earlier one gets it back. */
async function tellOfNewEmails(rows: readonly SavedRow[], { tx }: Asked): Promise<void> {
  for (const { id, before, after } of rows) {
    await closeAccountLinks(tx, id)
    await closeWaysBack(tx, id)
    const [from, to] = [textIn(before, 'email'), textIn(after, 'email')]
    if (from === undefined || to === undefined) continue
    const letter = emailSetLetter(to)
    await writeLetter(tx, { to: from, ...letter })
    await writeLetter(tx, { to, ...letter })
  }
}

/** An address that stands already may go on standing. */
function wrongAddress({ before, sent }: RowToSave): readonly Finding[] {
  const email = textIn(sent, 'email')
  if (email === undefined || email === before?.['email'] || isMailAddress(email)) return []
  return [{ field: 'email', message: noMailAddress }]
}

function lockedOut({ id, before, sent }: RowToSave, viewer: number): readonly Finding[] {
  if (id !== viewer) return []
  const taken = ['admin', 'active'].filter(
    field => before?.[field] === true && sent[field] === false,
  )
  return taken.map(field => ({ field, message: notFromYourself }))
}

/** Whoever comes back signs in anew, too. */
async function revokeTokens(rows: readonly SavedRow[], { tx }: Asked): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update tokens set revoked_at = now()
    where user_id = any(${rows.map(({ id }) => id)}) and revoked_at is null`.execute(tx)
}
