// A financial record is recalculated where what it follows from has changed, and so is the one of
// the period after, which opens with what this one closed with.

import { closings, recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { sql } from 'kysely'
import type { Asked, Row } from '../saving/save-rule.ts'
import type { RecordPlace } from '../../facts/record/period-of-record.ts'
import type { HandedOver } from './hand-over.ts'
import { heldRecord, isStillOpen, placeAfter, recordsBefore } from './stored-records.ts'
import { workOut } from './work-out.ts'
import { enteredOf } from './worked-figures.ts'

/**
 * What of a farm's records follows from rows, where one of those changed. Marks are taken before the rows
 * are read: what is written in the meantime leaves a mark of its own. Periods are held before all else, as
 * whoever hands one over does, so that nobody waits in a ring.
 */
export async function refreshStale(farm: number, asked: Asked): Promise<void> {
  const { tx } = asked
  const places = await placesOf(tx, farm)
  await sql`select pg_advisory_xact_lock(hashtextextended('stale farm', ${farm}))`.execute(tx)
  const { rows: marks } = await sql`
    delete from upkeep.stale_farms where farm_id = ${farm} returning farm_id`.execute(tx)
  if (marks.length === 0) return
  for (const place of places) await refreshFromRows(place, asked)
}

/** Released records stand as they are; the earliest comes first, for the next opens with it. */
async function placesOf(tx: Asked['tx'], farm: number): Promise<readonly RecordPlace[]> {
  const { rows } = await sql<RecordPlace & { readonly start: string }>`
    select f.farm_id as farm, f.period_id as period, pe.start_date as start
    from farm_period f join periods pe on pe.id = f.period_id
    where f.farm_id = ${farm} and f.deleted_at is null and f.status <> 'Released'
    order by f.id for share of f`.execute(tx)
  return rows.toSorted((one, other) => (one.start < other.start ? -1 : 1))
}

/** Once a period is handed over, its record still follows its rows, but opens as it did. */
async function refreshFromRows(place: RecordPlace, asked: Asked): Promise<void> {
  const { tx } = asked
  if (await isStillOpen(tx, place)) {
    await beginRecord(place, asked)
    return refreshRecord(place, asked)
  }
  const record = await heldRecord(tx, place)
  if (!record) return
  const closed = await recordsBefore(tx, [place])
  const before = { ...closed(place), ...openingsIn(record) }
  const entered = enteredOf(record, before)
  const changes = await workOut(tx, place, { record, entered, before })
  if (Object.keys(changes).length > 0) await asked.save('assets', [{ id: record.id, ...changes }])
}

/** Whoever enters a debt, a value, a water account or a cost carried over keeps a record, whether or not they ever opened it. */
async function beginRecord({ farm, period }: RecordPlace, { tx, save }: Asked): Promise<void> {
  if (await heldRecord(tx, { farm, period })) return
  const lines = keptForRecord.map(
    table => sql`exists (select from ${sql.table(table)}
      where farm_id = ${farm} and period_id = ${period} and deleted_at is null)`,
  )
  const { rows } = await sql`select where ${sql.join(lines, sql` or `)}`.execute(tx)
  if (rows.length > 0) await save('assets', [{ farm_id: farm, period_id: period }])
}

/** Kept by who keeps books. */
const keptForRecord = [
  'loans',
  'farm_workers',
  'water_accounts',
  'assets_period',
  'property_paddock_valuations',
  'new_plant_purchases',
  'cost_accruals',
  'sold_plant_sales',
]

/**
 * Of a farm's period that nobody has handed over; where there is no record, nothing happens. `handedOver`
 * where it is being handed over: that stays in the record.
 */
export async function refreshRecord(
  place: RecordPlace,
  asked: Asked,
  handedOver?: HandedOver,
): Promise<void> {
  const { tx } = asked
  const record = await heldRecord(tx, place)
  if (!record || !(await isStillOpen(tx, place))) return
  const before = (await recordsBefore(tx, [place]))(place)
  const entered = enteredOf(record, before)
  const changes = await workOut(tx, place, { record, entered, before, handedOver })
  if (Object.keys(changes).length === 0) return
  await asked.save('assets', [{ id: record.id, ...changes }])
  if (closesOtherwise(record, changes)) await refreshAfter(place, asked)
}

export async function refreshAfter(place: RecordPlace, asked: Asked): Promise<void> {
  const after = await placeAfter(asked.tx, place)
  if (after) await refreshRecord(after, asked)
}

/** Whether something changed that the period after opens with. */
export function closesOtherwise(record: Row, changes: Row): boolean {
  return closings.some(name => name in changes && changes[name] !== (record[name] ?? null))
}

/** How the period before closed, as this record opened with it. */
function openingsIn(record: Row): Row {
  const openings = [...recordPlan.formulas].flatMap(([name, formula]): [string, unknown][] => {
    const closing = formula.kind === 'figure' ? /^last\((.+)\)$/.exec(formula.name)?.[1] : undefined
    return closing === undefined ? [] : [[closing, record[name] ?? null]]
  })
  return Object.fromEntries(openings)
}
