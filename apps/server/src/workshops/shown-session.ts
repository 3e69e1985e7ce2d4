// A presentation as it is shown: by its number to whoever presents it, by its code and by passes to those who follow.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { notFound } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { findingsOfGroup } from '../facts/published/findings-of-group.ts'
import { dayIn } from '../rules/saving/farm-calendar.ts'
import { isSessionOver } from '../rules/workshops/session-over.ts'
import type { Sql } from '../query/sql.ts'

export interface ShownSession {
  readonly id: number
  readonly workshop_id: number
  readonly workshop: string
  readonly period_id: number
  readonly period: string
  /** The first day of the period. */
  readonly start: string
  readonly edition: { readonly id: number; readonly number: number; readonly fingerprint: string }
  /** The key of the group, and what it is called. */
  readonly group: string
  readonly group_name: string
  readonly slide: number
  /** Shows what it shows, to whoever has it. */
  readonly pass: string
  readonly is_over: boolean
}

interface StoredSession extends Omit<ShownSession, 'edition' | 'pass'> {
  readonly edition_id: number
  readonly number: number
  readonly fingerprint: string
  readonly secret: string
}

const noPass = () =>
  notFound('This presentation isn’t there any more. Enter the code that stands on the big screen.')

export async function sessionById(db: Database, id: number | undefined): Promise<ShownSession> {
  const [found] = id === undefined ? [] : await storedSessions(db, sql`s.id = ${id}`)
  if (!found) throw notFound('There is no such presentation.')
  return shown(found)
}

/** Those of a workshop that go on, the newest first. */
export async function sessionsOfWorkshop(
  db: Database | Transaction,
  workshop: number,
): Promise<readonly ShownSession[]> {
  const found = await storedSessions(db, sql`s.workshop_id = ${workshop} and not ${isSessionOver}`)
  return found.map(shown)
}

/** The pass that a code gives. What has ended has none. */
export async function passForCode(db: Database, code: string): Promise<string> {
  const digits = code.replaceAll(/[\s-]/g, '')
  const [session] = /^\d{6}$/.test(digits)
    ? await storedSessions(db, sql`s.code = ${digits} and not ${isSessionOver}`)
    : []
  if (!session) {
    throw notFound('No presentation has this code now. Check the code on the big screen.')
  }
  return passOf(session)
}

/** Passes are kept nowhere: each is made from the secret of its presentation. */
export async function sessionByPass(db: Database, pass: string): Promise<ShownSession> {
  const [, number, mark] = /^(\d{1,16})-([\w-]{43})$/.exec(pass) ?? []
  const id = rowNumberIn(number)
  const [found] = id === undefined ? [] : await storedSessions(db, sql`s.id = ${id}`)
  if (!found || mark === undefined || !isSame(pass, passOf(found))) throw noPass()
  return shown(found)
}

function passOf({ id, secret }: Pick<StoredSession, 'id' | 'secret'>): string {
  return `${id}-${createHmac('sha256', secret).update(`pass of ${id}`).digest('base64url')}`
}

function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === others.length && timingSafeEqual(bytes, others)
}

function storedSessions(db: Database | Transaction, which: Sql): Promise<readonly StoredSession[]> {
  return runQuery(
    db,
    sql<StoredSession>`
      select s.id, s.workshop_id, w.name as workshop, e.period_id, p.name as period,
        to_char(${dayIn('p.start_date')}, 'YYYY-MM-DD') as start, s.edition_id, e.number, e.fingerprint,
        s."group", s.group_name, s.slide, s.secret,
        ${isSessionOver} as is_over
      from workshop_sessions s
      join workshops w on w.id = s.workshop_id and w.deleted_at is null
      join editions e on e.id = s.edition_id
      join periods p on p.id = e.period_id
      where ${which} and s.deleted_at is null and s.secret is not null
      order by s.id desc`,
  )
}

function shown(stored: StoredSession): ShownSession {
  const { secret: _, edition_id: id, number, fingerprint, ...session } = stored
  return { ...session, edition: { id, number, fingerprint }, pass: passOf(stored) }
}

export async function findingsShown(db: Database, { edition, group, start }: ShownSession) {
  const found = await findingsOfGroup(db, { edition, group, start })
  if (!found) throw notFound('What was published of this group isn’t there any more.')
  return found
}
