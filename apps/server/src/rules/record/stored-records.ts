// Financial records as they stand, and those of the periods before and after.

import { closings } from '@furrow/catalogue/finance/furrow-record-plan'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { StoredRow } from '../periods/rows-of-period.ts'
import type { Row } from '../saving/save-rule.ts'
import type { RecordPlace } from '../../facts/record/period-of-record.ts'

/** Held until the transaction is done, so that nobody works it out from what it was. */
export async function heldRecord(
  tx: Transaction,
  { farm, period }: RecordPlace,
): Promise<StoredRow | undefined> {
  await sql`
    select id from assets_season
    where farm_id = ${farm} and period_id = ${period} and deleted_at is null for update`.execute(tx)
  const { rows } = await sql<StoredRow>`
    select * from assets
    where farm_id = ${farm} and period_id = ${period} and deleted_at is null`.execute(tx)
  return rows[0]
}

type Find = (place: RecordPlace) => Row

interface Closed extends Row {
  readonly opens_farm: number
  readonly opens_period: number
}

/** How the periods before closed; empty where there is no record of one. */
export async function recordsBefore(
  tx: Transaction,
  places: readonly RecordPlace[],
): Promise<Find> {
  const farms = places.map(({ farm }) => farm)
  const periods = places.map(({ period }) => period)
  const { rows } = await sql<Closed>`
    select place.farm as opens_farm, place.period as opens_period, closed.*
    from unnest(${farms}::bigint[], ${periods}::bigint[]) as place(farm, period)
    join periods own on own.id = place.period
    cross join lateral (
      select ${sql.join(closings.map(name => sql.ref(`a.${name}`)))}
      from assets a join periods other on other.id = a.period_id and ${follows('other', 'own')}
      where a.farm_id = place.farm and a.deleted_at is null and a.period_id <> place.period
      order by other.end_date desc limit 1) closed`.execute(tx)
  const found = new Map(rows.map(row => [`${row.opens_farm} ${row.opens_period}`, row]))
  return ({ farm, period }) => found.get(`${farm} ${period}`) ?? {}
}

/** The period after that has a record. */
export async function placeAfter(
  tx: Transaction,
  { farm, period }: RecordPlace,
): Promise<RecordPlace | undefined> {
  const { rows } = await sql<RecordPlace>`
    select a.farm_id as farm, a.period_id as period
    from periods own
    join periods other on other.id <> own.id and ${follows('own', 'other')}
    join assets_season a on a.period_id = other.id and a.farm_id = ${farm} and a.deleted_at is null
    where own.id = ${period} order by other.start_date limit 1`.execute(tx)
  return rows[0]
}

/** With less than a month between them: what was there a year ago opens nothing. */
function follows(earlier: string, later: string) {
  const [end, start] = [sql.ref(`${earlier}.end_date`), sql.ref(`${later}.start_date`)]
  return sql<boolean>`(${end} <= ${start} and ${end} > ${start} - interval '31 days')`
}

/** Once a period is handed over, its record stands as it was handed over. */
export async function isStillOpen(
  tx: Transaction,
  { farm, period }: RecordPlace,
): Promise<boolean> {
  const { rows } = await sql`
    select from farm_period
    where farm_id = ${farm} and period_id = ${period} and deleted_at is null
      and status not in ('Not started', 'In progress')`.execute(tx)
  return rows.length === 0
}
