// How many emails someone may cause to be sent: so many a person and day, and so many to one address
// and day. Counted in the transaction that writes them, so that what is refused counts nothing.

import { createHash } from 'node:crypto'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

const most = { byPerson: 50, toAddress: 5 } as const

/** Refuses what is too much. `to` are the addresses that a person’s emails go to, in lower case. */
export async function countLetters(
  tx: Transaction,
  { by, to }: { readonly by: number; readonly to: readonly string[] },
): Promise<void> {
  if (to.length === 0) return
  const person = { key: `by ${by}`, letters: to.length, most: most.byPerson }
  if (!(await count(tx, person))) throw await tooMany(tx, person.key, tooManyByPerson)
  // In one order, so that two people who write to the same addresses never wait for each other.
  const addresses = [...Map.groupBy(to, email => email)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  for (const [email, same] of addresses) {
    const address = { key: `to ${hashOf(email)}`, letters: same.length, most: most.toAddress }
    if (!(await count(tx, address))) throw await tooMany(tx, address.key, tooManyTo(email))
  }
}

/** Whether one more notice of this kind is no noise yet. */
export function mayNotify(tx: Transaction, kind: string, most: number): Promise<boolean> {
  return count(tx, { key: kind, letters: 1, most })
}

interface Counted {
  readonly key: string
  readonly letters: number
  readonly most: number
}

/** A day begins with the first of its letters. */
async function count(tx: Transaction, { key, letters, most }: Counted): Promise<boolean> {
  if (letters > most) return false
  const isOver = sql`c.since <= clock_timestamp() - interval '1 day'`
  const counted = await runQuery(
    tx,
    sql<{ is_new: boolean }>`
      insert into upkeep.letter_counts as c (key, letters, since)
      values (${key}, ${letters}, clock_timestamp())
      on conflict (key) do update set
        letters = case when ${isOver} then ${letters}::integer else c.letters + ${letters}::integer end,
        since = case when ${isOver} then clock_timestamp() else c.since end
      where ${isOver} or c.letters + ${letters}::integer <= ${most}::integer
      returning xmax = 0 as is_new`,
  )
  if (counted[0]?.is_new) await forgetOld(tx)
  return counted.length > 0
}

async function forgetOld(tx: Transaction): Promise<void> {
  await runQuery(
    tx,
    sql`
      delete from upkeep.letter_counts where key in (
        select key from upkeep.letter_counts where since <= clock_timestamp() - interval '1 day'
        order by since limit 5 for update skip locked)`,
  )
}

const tooManyByPerson = `You can send ${most.byPerson} emails a day from Furrow.`

function tooManyTo(email: string): string {
  return `${email} has been sent ${most.toAddress} emails within a day.`
}

async function tooMany(tx: Transaction, key: string, sentence: string): Promise<Refusal> {
  const [found] = await runQuery(
    tx,
    sql<{ seconds: number }>`
      select ceil(extract(epoch from since + interval '1 day' - clock_timestamp()))::integer as seconds
      from upkeep.letter_counts where key = ${key}`,
  )
  const retryAfter = Math.max(1, found?.seconds ?? 24 * 60 * 60)
  return new Refusal('too_many_requests', `${sentence} Try again ${whenIn(retryAfter)}.`, {
    retryAfter,
  })
}

function whenIn(seconds: number): string {
  const hours = Math.ceil(seconds / 3600)
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}

/** Whom people write to is not kept here. */
function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}
