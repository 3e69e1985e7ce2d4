// A presentation is over once it was ended, or was forgotten overnight.

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Sql } from '../../query/sql.ts'

/** Of rows that are called `s`. */
export const isSessionOver: Sql = sql`(s.ended_at is not null or s.created_at < now() - interval '18 hours')`

/** Those of these that are over. */
export async function overAmong(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await runQuery(
    tx,
    sql<{ id: number }>`
      select s.id from workshop_sessions s where s.id = any(${ids}::bigint[]) and ${isSessionOver}`,
  )
  return new Set(rows.map(({ id }) => id))
}
