// Which of these farms someone doesn't see, or aren't there.

import { sql } from 'kysely'
import type { Viewer } from '../../access/reach/viewer.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export async function farmsUnseen(
  db: Database | Transaction,
  { isAdmin, farms: { seen } }: Viewer,
  farms: readonly number[],
): Promise<readonly number[]> {
  if (farms.length === 0) return []
  const rows = await runQuery(
    db,
    sql<{
      id: number
    }>`select id from farms where id = any(${farms}::bigint[]) and deleted_at is null`,
  )
  const there = new Set(rows.map(({ id }) => id))
  return farms.filter(farm => !there.has(farm) || !(isAdmin || seen.includes(farm)))
}
