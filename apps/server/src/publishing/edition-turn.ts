// One edition of a period after the other, each of periods that stay as they are while it is made.

import { invalid, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { Candidate } from './edition-candidates.ts'

/** Whoever else publishes this period waits until this is done. */
export async function oneAtATime(tx: Transaction, period: number): Promise<void> {
  const [found] = await runQuery(
    tx,
    sql<{ id: number }>`select id from periods where id = ${period} and deleted_at is null`,
  )
  if (!found) throw invalid({ period_id: ['There is no such period.'] })
  await runQuery(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended('edition ' || ${period}::text, 0))::text`,
  )
}

export async function nextNumber(tx: Transaction, period: number): Promise<number> {
  const [last] = await runQuery(
    tx,
    sql<{ next: number }>`
      select coalesce(max(number), 0)::int + 1 as next from editions where period_id = ${period}`,
  )
  return last?.next ?? 1
}

/** A farm whose period was reopened while the edition was made is not what was counted. */
export async function refuseReopened(tx: Transaction, taking: readonly Candidate[]): Promise<void> {
  const ids = taking.map(({ farm_id }) => farm_id)
  const reopened = await runQuery(
    tx,
    sql<{ name: string }>`
      select f.farm_name as name from farm_period p join farms f on f.id = p.farm_id
      where p.farm_id = any(${ids}::bigint[]) and p.deleted_at is null
        and p.period_id = ${taking[0]?.collection.period_id ?? 0}
        and p.status not in ('Validated', 'Released')
      order by 1 limit 3 for share of p`,
  )
  if (reopened.length === 0) return
  const names = reopened.map(({ name }) => name).join(', ')
  throw new Refusal('conflict', `${names} was reopened in the meantime. Publish again.`)
}
