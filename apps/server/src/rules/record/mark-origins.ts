// Financial records that were kept before it was kept where their figures came from: found out once, from
// the figures themselves, and none of them changes. A few records at a time: what was done stays
// done where it is broken off, and the next start goes on.

import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { assumedOrigins } from '@furrow/farming/record/record-origins'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { StoredRow } from '../periods/rows-of-period.ts'
import { recordsBefore } from './stored-records.ts'

const atOnce = 100

/** How many were marked. */
export async function markOrigins(db: Database): Promise<number> {
  let marked = 0
  for (;;) {
    const some = await db.transaction().execute(markSome)
    marked += some
    if (some === 0) return marked
  }
}

async function markSome(tx: Transaction): Promise<number> {
  const { rows: held } = await sql<{ id: number }>`
    select id from assets_season where origins is null order by id limit ${atOnce} for update`.execute(
    tx,
  )
  if (held.length === 0) return 0
  const ids = held.map(({ id }) => id)
  const { rows: records } = await sql<StoredRow>`
    select * from assets where id = any(${ids}::bigint[])`.execute(tx)
  const closed = await recordsBefore(tx, records.map(placeOf))
  const marks = records.map(record => ({
    id: record.id,
    origins: assumedOrigins(recordPlan, record, closed(placeOf(record))),
  }))
  await sql`
    update assets_season s set origins = m.origins
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m(id bigint, origins jsonb)
    where s.id = m.id and s.origins is null`.execute(tx)
  return marks.length
}

function placeOf({ farm_id, period_id }: StoredRow) {
  return { farm: Number(farm_id), period: Number(period_id) }
}
