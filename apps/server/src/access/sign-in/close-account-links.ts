// Links that change an account die together: to set a password, to confirm a new email, and, where
// whoever looks after the accounts decides, to put an old email back.

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { cancelEmailChange } from './email-change-rows.ts'

export async function closeAccountLinks(tx: Transaction, userId: number): Promise<void> {
  await runQuery(
    tx,
    sql`update upkeep.password_resets set used_at = now() where user_id = ${userId} and used_at is null`,
  )
  await cancelEmailChange(tx, userId)
}

/** From this change on; all of them where none is named. */
export async function closeWaysBack(tx: Transaction, userId: number, from = 0): Promise<void> {
  await runQuery(
    tx,
    sql`
      update upkeep.email_changes set closed_at = now()
      where user_id = ${userId} and id >= ${from}::bigint and closed_at is null`,
  )
}
