// Changes of email as they are kept: asked for, confirmed, and those whose links still work.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { servedMoment } from '../../query/render-figure.ts'
import { linkFor } from '../reach/link-for.ts'
import { linkOver, wayBackOver } from '../reach/people-links.ts'
import { hashOfToken, newSecretToken } from '../tokens/secret-token.ts'

export interface EmailChange {
  readonly id: number
  readonly userId: number
  readonly oldEmail: string
  readonly newEmail: string
}

interface Asked {
  readonly userId: number
  readonly oldEmail: string
  readonly newEmail: string
  readonly publicUrl: string
}

/** The latest takes the place of an earlier one. Gives the link that confirms it. */
export async function keepAskedChange(
  tx: Transaction,
  { userId, oldEmail, newEmail, publicUrl }: Asked,
): Promise<string> {
  const { token, hash } = newSecretToken('email')
  // What no link leads to any more is forgotten along with it.
  await runQuery(
    tx,
    sql`
      delete from upkeep.email_changes
      where user_id = ${userId}
        and (confirmed_at is null or closed_at is not null or way_back_until <= now())`,
  )
  await runQuery(
    tx,
    sql`
      insert into upkeep.email_changes (user_id, old_email, new_email, hash, expires_at)
      values (${userId}, ${oldEmail}, ${newEmail}, ${hash}, now() + interval '60 minutes')`,
  )
  return linkFor(publicUrl, token)
}

/** Gives the link that undoes it. */
export async function keepConfirmedChange(
  tx: Transaction,
  { id }: EmailChange,
  publicUrl: string,
): Promise<string> {
  const { token, hash } = newSecretToken('back')
  await runQuery(
    tx,
    sql`
      update upkeep.email_changes set confirmed_at = now(), closed_at = null,
        way_back_hash = ${hash}, way_back_until = now() + interval '72 hours'
      where id = ${id}`,
  )
  return linkFor(publicUrl, token)
}

/** Asked for, and not confirmed yet. `hold` keeps others from using the link at the same moment. */
export async function changeToConfirm(
  tx: Database | Transaction,
  token: string,
  hold = false,
): Promise<EmailChange> {
  const isOpen = sql`c.hash = ${hashOfToken(token)} and c.confirmed_at is null and c.expires_at > now()`
  const found = await changeBehind(tx, isOpen, hold)
  if (!found) throw linkOver()
  return found
}

/** Made, and to be undone. */
export async function changeToUndo(
  tx: Database | Transaction,
  token: string,
  hold = false,
): Promise<EmailChange> {
  const isOpen = sql`c.way_back_hash = ${hashOfToken(token)} and c.way_back_until > now()`
  const found = await changeBehind(tx, isOpen, hold)
  if (!found) throw wayBackOver()
  return found
}

async function changeBehind(
  tx: Database | Transaction,
  isOpen: RawBuilder<unknown>,
  hold: boolean,
): Promise<EmailChange | undefined> {
  const [found] = await runQuery(
    tx,
    sql<EmailChange>`
      select c.id, u.id as "userId", c.old_email as "oldEmail", c.new_email as "newEmail"
      from upkeep.email_changes c join users u on u.id = c.user_id
      where ${isOpen} and c.closed_at is null
        and u.active and u.deleted_at is null${hold ? sql` for update` : sql``}`,
  )
  return found
}

const isPending = sql`confirmed_at is null and closed_at is null`

export interface PendingEmailChange {
  readonly email: string
  readonly expires_at: string
}

export async function pendingEmailChange(
  db: Database,
  userId: number,
): Promise<PendingEmailChange | null> {
  const [found] = await runQuery(
    db,
    sql<PendingEmailChange>`
      select new_email as email, ${sql.raw(servedMoment('expires_at'))} as expires_at
      from upkeep.email_changes
      where user_id = ${userId} and ${isPending} and expires_at > now()`,
  )
  return found ?? null
}

export async function cancelEmailChange(tx: Database | Transaction, userId: number): Promise<void> {
  await runQuery(
    tx,
    sql`update upkeep.email_changes set closed_at = now() where user_id = ${userId} and ${isPending}`,
  )
}
