// Devices that someone is signed in on. A token lives on for 30 days with each use, and for 180 days at
// most.

import { notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { newSecretToken } from './secret-token.ts'
import { stillStands } from './token-standing.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

/** How long it lives unused, and at most. */
const idle = sql`interval '30 days'`
const whole = sql`interval '180 days'`

export interface LiveToken {
  readonly id: number
  readonly userId: number
  /** It was handed to a page that is shown inside Furrow, which only reads. */
  readonly isNarrow: boolean
}

/** Gives the token itself, which is told once and not kept. */
export async function issueToken(
  tx: Transaction,
  userId: number,
  device: { readonly name: string | undefined; readonly origin: RequestOrigin },
): Promise<string> {
  const { token, hash } = newSecretToken('furrow')
  const { address, agent } = device.origin
  const name = (device.name || agent || 'A device').slice(0, 100)
  await runQuery(
    tx,
    sql`
      insert into tokens (user_id, name, hash, created_at, last_used_at, expires_at, ends_at, address, agent)
      values (${userId}, ${name}, ${hash}, now(), now(), now() + ${idle}, now() + ${whole}, ${address}, ${agent})`,
  )
  return token
}

/** Of someone who may be signed in still, whomever they act for. */
export async function liveToken(db: Database, hash: string): Promise<LiveToken | undefined> {
  const [found] = await runQuery(
    db,
    sql<LiveToken>`
      select t.id, t.user_id as "userId", t.only_reads as "isNarrow"
      from tokens t join users u on u.id = t.user_id
      where t.hash = ${hash} and ${stillStands} and u.active and u.deleted_at is null`,
  )
  return found
}

/** Moves the end on, at most once an hour, so that reading does not become writing. */
export async function keepAlive(db: Database, tokenId: number): Promise<void> {
  await runQuery(
    db,
    sql`
      update tokens set last_used_at = now(), expires_at = least(now() + ${idle}, ends_at)
      where id = ${tokenId} and revoked_at is null and last_used_at < now() - interval '1 hour'
        and not only_reads`,
  )
}

/** One's own; a token of someone else is not there. */
/** Of this person, or of whoever it is where none is named. */
export async function revokeToken(
  db: Database | Transaction,
  { id, userId }: Pick<LiveToken, 'id'> & { readonly userId: number | null },
): Promise<void> {
  const found = await runQuery(
    db,
    sql`
      update tokens set revoked_at = coalesce(revoked_at, now())
      where id = ${id} and user_id = coalesce(${userId}::bigint, user_id) returning id`,
  )
  if (found.length === 0) throw notFound('There is no such device.')
}

/** All of a person, but for the one that they sit at. */
export async function revokeTokens(tx: Transaction, userId: number, but?: number): Promise<void> {
  await runQuery(
    tx,
    sql`
      update tokens set revoked_at = now()
      where user_id = ${userId} and revoked_at is null and id is distinct from ${but ?? null}::bigint`,
  )
}
