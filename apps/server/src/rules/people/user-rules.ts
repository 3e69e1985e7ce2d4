// A person's address is kept in lower case and proved anew when it changes; whoever is deactivated or
// deleted is signed out everywhere; nobody locks themselves out.

import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { isMailAddress, mailAddress, noMailAddress } from './mail-address.ts'
import { comesOrGoes, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const userRules: SaveRule = {
  of: ['users'],
  complete: async rows => rows.map(addressOf),
  check: async (rows, { viewer }) =>
    errorsOf(rows, row => [...wrongAddress(row), ...lockedOut(row, viewer.id)]),
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
