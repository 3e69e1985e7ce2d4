// Acting for someone: opened by an administrator with a reason, kept where that person can read it,
// and over by itself after four hours.

import { notFound, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { inTransaction } from '../../db/transaction.ts'

interface Acting {
  /** Who sits there. */
  readonly actor: number
  /** For whom. */
  readonly person: number
  readonly reason: string | undefined
}

export async function actFor(db: Database, { actor, person, reason }: Acting): Promise<void> {
  await inTransaction(db, async tx => {
    await refuseActing(tx, actor, person)
    await runQuery(
      tx,
      sql`
        update impersonations set ended_at = now()
        where actor_id = ${actor} and user_id = ${person} and ended_at is null`,
    )
    await runQuery(
      tx,
      sql`
        insert into impersonations (user_id, actor_id, reason, started_at, ends_at)
        values (${person}, ${actor}, ${reason ?? null}, now(), now() + interval '4 hours')`,
    )
  })
}

/** All that this person has open, for whomever. */
export async function endActing(tx: Database | Transaction, actor: number): Promise<void> {
  await runQuery(
    tx,
    sql`update impersonations set ended_at = now() where actor_id = ${actor} and ended_at is null`,
  )
}

/** Whoever is no administrator is told so before anybody is looked up. */
async function refuseActing(tx: Transaction, actor: number, person: number): Promise<void> {
  const [asker, target] = await Promise.all([personOf(tx, actor), personOf(tx, person)])
  if (!asker?.admin) throw forbidden('Only administrators can sign in as someone else.')
  if (!target) throw notFound('There is no such person.')
  if (actor === person) throw forbidden('You are this person already.')
  if (target.admin) throw forbidden('Nobody can sign in as an administrator.')
  if (!target.active) throw forbidden('This person is not active.')
}

async function personOf(tx: Transaction, id: number) {
  const [person] = await runQuery(
    tx,
    sql<{ admin: boolean; active: boolean }>`
      select admin, active from users where id = ${id} and deleted_at is null`,
  )
  return person
}

function forbidden(sentence: string): Refusal {
  return new Refusal('forbidden', sentence)
}
