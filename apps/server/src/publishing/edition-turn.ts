// One edition of a period after the other, each of periods that stay as they are while it is made.

import { invalid, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { editionCandidates } from './edition-candidates.ts'
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

/**
 * A farm that was reopened while the edition was made, validated again or not, withdrew or was removed is not what was
 * counted. From here on the others stay as they are until the edition stands.
 */
export async function refuseChanged(
  tx: Transaction,
  period: number,
  taking: readonly Candidate[],
): Promise<void> {
  await runQuery(
    tx,
    sql`
      select p.id from farm_period p
      join assets_season s on s.farm_id = p.farm_id and s.period_id = p.period_id
      where p.period_id = ${period}
        and p.farm_id = any(${taking.map(({ farm_id }) => farm_id)}::bigint[])
      order by p.farm_id, p.id for share of p, s`,
  )
  const found = await editionCandidates(tx, period)
  const now = new Map(found.map(candidate => [candidate.farm_id, candidate]))
  const changed = taking.filter(({ farm_id, changed: before }) => {
    const candidate = now.get(farm_id)
    return candidate?.leftOut !== null || candidate.changed !== before
  })
  if (changed.length === 0) return
  const names = changed.slice(0, 3).map(({ name }) => name)
  throw new Refusal('conflict', `${names.join(', ')} changed in the meantime. Publish again.`)
}
