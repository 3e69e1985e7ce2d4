// Sends the letter that has waited longest. Each try is counted before anything is sent: where its outcome cannot be kept,
// the letter is not sent without an end, and no other waits behind it. Its row is held while it is sent, and passed over by
// others, so that several servers share the work and each letter goes out once.

import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { WaitingLetter, MailTransport, MailResult } from './mail-transport.ts'

export interface Tried {
  readonly letter: number
  readonly posted: MailResult
}

/** Nothing where no letter is due. */
export async function sendLetter(
  db: Database,
  post: MailTransport,
  giveUp: AbortSignal,
): Promise<Tried | undefined> {
  const [next] = await runQuery(db, renderTry())
  if (!next) return undefined
  return db.transaction().execute(async tx => {
    const letter = await heldLetter(tx, next.id)
    if (!letter) return undefined
    const posted = await post(letter, giveUp)
    await (posted.isSent ? keepSent(tx, letter) : keepFailed(tx, letter, posted))
    return { letter: letter.id, posted }
  })
}

const mostAttempts = 12
const longestWait = 360

/** Counts a try of the letter that is due; it is due again where nothing is heard of that try. */
function renderTry() {
  return sql<{ id: number }>`
    update outgoing_mails
    set attempts = attempts + 1,
      next_attempt_at = case
        when attempts + 1 >= ${mostAttempts} then null
        else clock_timestamp() + interval '3 minutes'
      end
    where id = (
      select id from outgoing_mails
      where sent_at is null
        and (next_attempt_at <= clock_timestamp() or (next_attempt_at is null and attempts = 0))
      order by coalesce(next_attempt_at, created_at), id
      limit 1
      for update skip locked)
    returning id`
}

interface StoredLetter {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly created: string
}

async function heldLetter(tx: Transaction, id: number): Promise<WaitingLetter | undefined> {
  const [row] = await runQuery(
    tx,
    sql<StoredLetter>`
      select id, "to", subject, coalesce(body, '') as body,
        to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created
      from outgoing_mails where id = ${id} and sent_at is null
      for update skip locked`,
  )
  return row && { ...row, created: new Date(row.created) }
}

/** The body may hold a link that lets someone in: it is not kept longer than it is needed. */
async function keepSent(tx: Transaction, { id }: WaitingLetter): Promise<void> {
  await sql`
    update outgoing_mails
    set sent_at = clock_timestamp(), body = null, next_attempt_at = null, error = null
    where id = ${id}`.execute(tx)
}

/** Tried again after 1, 2, 4, … minutes, up to 6 hours. */
async function keepFailed(
  tx: Transaction,
  { id }: WaitingLetter,
  { said, isForGood }: Extract<MailResult, { isSent: false }>,
): Promise<void> {
  await sql`
    update outgoing_mails
    set error = ${said},
      next_attempt_at = case
        when ${isForGood} or attempts >= ${mostAttempts} then null
        else clock_timestamp() + least(2 ^ (attempts - 1), ${longestWait}) * interval '1 minute'
      end
    where id = ${id}`.execute(tx)
}
