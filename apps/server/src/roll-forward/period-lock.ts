// One start of a period after the other, and nobody submits either period in the meantime.

import type { RollForwardPlaces } from '@furrow/wire/roll-forward-answer'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'

/** Of a farm: two at once would both find everything missing. Held to the end of the transaction. */
export async function takeTurn({ tx }: WritingContext, farm: number): Promise<void> {
  const name = `roll forward ${farm}`
  await runQuery(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** As for every row that is written: their statuses stay what they are. */
export async function holdBoth(
  { tx }: WritingContext,
  { farm_id, from_period_id, period_id }: RollForwardPlaces,
): Promise<void> {
  await runQuery(
    tx,
    sql`
      select id from farm_period
      where farm_id = ${farm_id} and period_id = any(${[from_period_id, period_id]}::bigint[])
      order by id for share`,
  )
}

/** For undoing: whoever writes in the period is waited for, and waits. */
export async function holdAlone(
  { tx }: WritingContext,
  { farm_id, period_id }: Pick<RollForwardPlaces, 'farm_id' | 'period_id'>,
): Promise<void> {
  await runQuery(
    tx,
    sql`
      select id from farm_period
      where farm_id = ${farm_id} and period_id = ${period_id} for no key update`,
  )
}
