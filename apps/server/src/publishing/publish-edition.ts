// Publishes an edition of a period, or says what it would hold: in the background, all of it or nothing.

import { bandOf } from '@furrow/farming/benchmarks/threshold-rule'
import { invalid, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { earlierEditionsOf } from './earlier-editions-kept.ts'
import { editionCandidates } from './edition-candidates.ts'
import type { Candidate } from './edition-candidates.ts'
import { resultsOfFarms } from './edition-results.ts'
import { decisionsOf, withoutExcluded } from './figure-decisions.ts'
import { keepEdition } from './keep-edition.ts'
import { movedSince } from './moved-since.ts'
import { scopesWithParts, withoutParts } from './parts-of-farms.ts'
import { reviewOf } from './review.ts'
import { secretDrawIn } from './secret-draw.ts'

export interface EditionAsked {
  readonly period: number
  readonly note: string | null
  /** Nothing is stored. */
  readonly isTrial: boolean
}

interface Publishing {
  readonly tx: Transaction
  readonly publisher: number
  readonly today: string
  progress(share: number): Promise<void>
}

export async function publishEdition(
  { period, note, isTrial }: EditionAsked,
  { tx, publisher, today, progress }: Publishing,
): Promise<Readonly<Record<string, unknown>>> {
  await oneAtATime(tx, period)
  const candidates = await editionCandidates(tx, period)
  const taking = candidates.filter(({ leftOut }) => leftOut === null)
  if (taking.length === 0) {
    throw new Refusal('conflict', 'No farm of that period can be compared yet.')
  }
  const results = await resultsOfFarms(tx, taking, { today, progress: at => progress(at * 0.8) })
  const decisions = await decisionsOf(tx, period)
  const { farms, leftOut } = withoutExcluded(results, decisions)
  const number = await nextNumber(tx, period)
  const earlier = await earlierEditionsOf(tx, period)
  const scopes = scopesWithParts({
    edition: number,
    farms,
    secretDraw: await secretDrawIn(tx),
    before: earlier,
  })
  await progress(0.9)
  const moved = movedSince(scopes, earlier)
  const told = {
    edition: number,
    farms: taking.length,
    left_out: [
      ...candidates.flatMap(({ farm_id, name, leftOut: reason }) =>
        reason === null ? [] : [{ farm_id, name, reason }],
      ),
      ...leftOut,
    ],
    review: reviewOf(withoutParts(scopes), candidates, decisions),
    moved,
  }
  if (isTrial) return { ...told, trial: true }
  await refuseReopened(tx, taking)
  await keepEdition(tx, {
    period,
    number,
    publisher,
    note,
    band: bandOf(taking.length),
    moved,
    scopes,
  })
  return { ...told, trial: false }
}

/** Whoever else publishes this period waits until this is done. */
async function oneAtATime(tx: Transaction, period: number): Promise<void> {
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

async function nextNumber(tx: Transaction, period: number): Promise<number> {
  const [last] = await runQuery(
    tx,
    sql<{ next: number }>`
      select coalesce(max(number), 0)::int + 1 as next from editions where period_id = ${period}`,
  )
  return last?.next ?? 1
}

/** A farm whose period was reopened while the edition was made is not what was counted. */
async function refuseReopened(tx: Transaction, taking: readonly Candidate[]): Promise<void> {
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
