// Sends the letter that has waited longest. Its row is held while it is sent, and passed over by
// others, so that several servers share the work and each letter goes out once.

import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import type { WaitingLetter, MailTransport, MailResult } from './mail-transport.ts'

export interface Tried {
  readonly letter: number
  readonly posted: MailResult
}

/** Nothing where no letter is due. */
export function sendLetter(
  db: Database,
  post: MailTransport,
  giveUp: AbortSignal,
): Promise<Tried | undefined> {
  return db.transaction().execute(async tx => {
    const letter = await nextLetter(tx)
    if (!letter) return undefined
    const posted = await post(letter, giveUp)
    await (posted.isSent ? keepSent(tx, letter) : keepFailed(tx, letter, posted))
    return { letter: letter.id, posted }
  })
}

interface StoredLetter {
  readonly id: string | number
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly created: string
}

/** A letter that was tried and has no next moment is given up. */
async function nextLetter(tx: Transaction): Promise<WaitingLetter | undefined> {
  const { rows } = await sql<StoredLetter>`
    select id, "to", subject, coalesce(body, '') as body,
      to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created
    from outgoing_mails
    where sent_at is null
      and (next_attempt_at <= clock_timestamp() or (next_attempt_at is null and attempts = 0))
    order by coalesce(next_attempt_at, created_at), id
    limit 1
    for update skip locked`.execute(tx)
  const [row] = rows
  return row && { ...row, id: Number(row.id), created: new Date(row.created) }
}

/** The body may hold a link that lets someone in: it is not kept longer than it is needed. */
async function keepSent(tx: Transaction, { id }: WaitingLetter): Promise<void> {
  await sql`
    update outgoing_mails
    set sent_at = clock_timestamp(), body = null, next_attempt_at = null, error = null
    where id = ${id}`.execute(tx)
}

const mostAttempts = 12
const longestWait = 360

/** Tried again after 1, 2, 4, … minutes, up to 6 hours. */
async function keepFailed(
  tx: Transaction,
  { id }: WaitingLetter,
  { said, isForGood }: Extract<MailResult, { isSent: false }>,
): Promise<void> {
  await sql`
    update outgoing_mails
    set attempts = attempts + 1, error = ${said},
      next_attempt_at = case
        when ${isForGood} or attempts + 1 >= ${mostAttempts} then null
        else clock_timestamp() + least(2 ^ attempts, ${longestWait}) * interval '1 minute'
      end
    where id = ${id}`.execute(tx)
}
