// The text of an email that waits, for an administrator who hands it on. It may hold a link that opens an
// account, so a session alone does not show it: the password is asked for.

import { notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { provePassword } from './current-password.ts'
import type { AtDevice } from './current-password.ts'
import type { SignInParts } from './sign-in-parts.ts'

interface StoredText {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly body: string
}

export async function waitingLetter(
  parts: SignInParts,
  { id, current }: { readonly id: number; readonly current: string },
  device: AtDevice,
): Promise<StoredText> {
  await provePassword(parts, current, device)
  const [found] = await runQuery(
    parts.db,
    sql<StoredText>`
      select id, "to", subject, body from outgoing_mails
      where id = ${id} and sent_at is null and body is not null`,
  )
  if (!found) throw notFound('No email with this number is waiting.')
  return found
}
