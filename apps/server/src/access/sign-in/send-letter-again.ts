// A letter that was given up, or is to be tried later, is tried at once.

import { notFound, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export async function sendLetterAgain(db: Database, id: number): Promise<void> {
  // With as many tries before it is given up as it had at first. One that is being sent is waited for.
  const due = await runQuery(
    db,
    sql`
      update outgoing_mails set next_attempt_at = clock_timestamp(), attempts = 0
      where id = ${id} and sent_at is null returning id`,
  )
  if (due.length > 0) return
  const [sent] = await runQuery(db, sql`select id from outgoing_mails where id = ${id}`)
  if (!sent) throw notFound('There is no email with this number.')
  throw new Refusal('conflict', 'This email was sent in the meantime.')
}
