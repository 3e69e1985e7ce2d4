// A person's email is kept in lower case. It is changed in calls of their own, by the person and by
// administrators, and so is who is an administrator: both take a password, and a session has none. Whoever is
// deactivated or deleted is signed out everywhere; nobody locks themselves out.

import { sql } from 'kysely'
import type { Viewer } from '../../access/reach/viewer.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { isMailAddress, mailAddress, noMailAddress } from '@furrow/wire/reached-by'
import { comesOrGoes, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const userRules: SaveRule = {
  of: ['users'],
  complete: async rows => rows.map(addressOf),
  check: async (rows, { viewer }) =>
    errorsOf(rows, row => {
      const otherwise = changedOtherwise(row, viewer)
      const locked = lockedOut(row, viewer.id)
      const promoted = locked.length > 0 ? [] : madeAdministrator(row)
      return [...(otherwise ?? wrongAddress(row)), ...locked, ...promoted]
    }),
  beforeRemoval: async (rows, { viewer }) =>
    rows.some(({ id }) => id === viewer.id) ? notFromYourself : undefined,
  async follow(rows, asked) {
    const out = rows.filter(row => comesOrGoes(row) || row.sent['active'] === false)
    await revokeTokens(out, asked)
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

/** Said before anything is known of the new one: whether someone has it is nobody's business. */
function changedOtherwise(row: RowToSave, { id, isAdmin }: Viewer): readonly Finding[] | undefined {
  if (!isOtherEmail(row)) return undefined
  const byOthers = isAdmin ? byAccountChange : byAdministrators
  return [{ field: 'email', message: row.id === id ? byItsOwnCall : byOthers }]
}

function madeAdministrator({ before, sent }: RowToSave): readonly Finding[] {
  const isOther = sent['admin'] !== undefined && sent['admin'] !== (before?.['admin'] ?? false)
  if (!isOther) return []
  return [{ field: 'admin', message: before ? byAccountChange : afterwards }]
}

const byItsOwnCall =
  'You change your own email by POST /api/v2/email-change, with your password. It changes once the link sent to the new email is opened.'
const byAdministrators = 'Only an administrator changes the email of someone else.'
const byAccountChange =
  'An administrator changes this by POST /api/v2/account-change, with their own password.'
const afterwards =
  'Add the person first; then make them an administrator by POST /api/v2/account-change, with your password.'

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

/** Whoever comes back signs in again, too. */
async function revokeTokens(rows: readonly SavedRow[], { tx }: Asked): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update tokens set revoked_at = now()
    where user_id = any(${rows.map(({ id }) => id)}) and revoked_at is null`.execute(tx)
}
