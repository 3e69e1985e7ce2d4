// People and their tokens, as an operator changes them at the command line: with a line in the
// history, whose author is nobody.

import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Author } from '../../query/author.ts'
import { everything } from '../../query/reach.ts'
import { renderInsert } from '../../query/render-insert.ts'
import { renderUpdate } from '../../query/render-update.ts'
import { closeWaysBack } from './close-account-links.ts'
import { endActing } from './impersonation.ts'
import { setPassword } from './set-password.ts'
import { recordSignIn } from './sign-in-record.ts'
import { requestOriginOf } from '../attempts/request-origin.ts'

const author: Author = {
  person: null,
  actingAs: null,
  impersonation: null,
  request: 'command line',
  device: null,
}

export interface KnownPerson {
  readonly id: number
  readonly email: string
}

/** By an address in lower case. */
export async function personWith(db: Database, email: string): Promise<KnownPerson | undefined> {
  const people = await runQuery(
    db,
    sql<KnownPerson>`select id, email from users where email = ${email} and deleted_at is null`,
  )
  return people[0]
}

interface NewUser {
  readonly email: string
  readonly name: string
  readonly admin: boolean
  /** Of the password. */
  readonly hash: string
}

/** `users` is the entity. */
export async function addUser(
  tx: Transaction,
  users: Entity,
  { hash, ...values }: NewUser,
): Promise<void> {
  const rows = [{ ...values, active: true, password: hash }]
  await runQuery(tx, renderInsert({ entity: users, rows, verb: 'store' }, everything, author))
}

/** Gives whether that is new. Whoever is no longer active is signed out. */
export async function switchUser(
  tx: Transaction,
  users: Entity,
  { id, ...values }: { readonly id: number; readonly admin?: boolean; readonly active?: boolean },
): Promise<boolean> {
  const changed = await runQuery(
    tx,
    renderUpdate({ entity: users, rows: [{ id, values }] }, author),
  )
  if (values.active === false) await signOut(tx, id)
  return changed.length > 0
}

export async function giveNewPassword(
  tx: Transaction,
  { id, email }: KnownPerson,
  hash: string,
): Promise<void> {
  await setPassword(tx, { userId: id, email, hash })
  await closeWaysBack(tx, id)
  const origin = requestOriginOf('', author.request)
  await recordSignIn(tx, { userId: id, outcome: 'Password changed', origin })
}

/** One person, or everybody; gives from how many devices. */
export async function signOut(tx: Transaction, id?: number): Promise<number> {
  const revoked = await runQuery(
    tx,
    sql<{ was_live: boolean }>`
      update tokens set revoked_at = now()
      where revoked_at is null and user_id = coalesce(${id ?? null}::bigint, user_id)
      returning expires_at > now() and ends_at > now() as was_live`,
  )
  if (id !== undefined) await endActing(tx, id)
  else await runQuery(tx, sql`update impersonations set ended_at = now() where ended_at is null`)
  return revoked.filter(({ was_live }) => was_live).length
}
