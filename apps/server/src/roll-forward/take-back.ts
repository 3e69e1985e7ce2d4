// Takes a start of a period back as a whole: what it made goes, what followed from it is as it was before,
// and so is the period itself where nothing else is in it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { EntityName } from '@furrow/catalogue/furrow'
import { notFound, Refusal } from '@furrow/wire/refusal'
import type { TakenBack } from '@furrow/wire/roll-forward-answer'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { hasRecords } from '../rules/periods/records-in-period.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'
import { changeRows } from '../verbs/rows/change-rows.ts'
import { holdForRemoval, removeRows } from '../verbs/rows/remove-rows.ts'
import { saveFollowing } from '../verbs/rows/save-following.ts'
import { statusesOf } from './carry-crops.ts'
import { startNumbered } from './start.ts'
import type { Start } from './start.ts'
import { holdAlone, takeTurn } from './period-lock.ts'
import { whyItStays } from './why-it-stays.ts'

export async function takeBack(context: WritingContext, id: number): Promise<TakenBack> {
  const seen = await startOf(context, id)
  await takeTurn(context, seen.farm_id)
  await holdAlone(context, seen)
  const start = await startOf(context, id)
  if (start.undone) throw new Refusal('conflict', 'This period start has already been undone.')
  const refusal = await whyItStays(context, start)
  if (refusal) throw refusal
  for (const entity of lastFirst) await remove(context, entity, start.made.rows[entity] ?? [])
  await forgetMains(context, start)
  await moveStatusesBack(context, start)
  await removeBegunRecord(context, start)
  const isGone = await removePeriod(context, start)
  const starts = entityNamed(context.engine.catalogue, 'roll_forwards')
  await saveFollowing(context, starts, [{ id, undone_at: new Date().toISOString() }])
  const { farm_id, from_period_id, period_id } = start
  return { id, farm_id, from_period_id, period_id, period_stays: !isGone }
}

async function startOf(context: WritingContext, id: number): Promise<Start> {
  const start = await startNumbered(context, id)
  if (!start) throw notFound('This period start doesn’t exist.')
  return start
}

/** What belongs to something goes before it. */
const lastFirst: readonly EntityName[] = [
  'livestock_opening_events',
  'livestock_ledgers',
  'livestock_enterprise_classes',
  'livestock_enterprise_settings',
  'farm_livestock_enterprise_periods',
  'crop_collections',
  'crop_type_farm_periods',
  'cost_accruals',
  'water_accounts',
  'farm_workers',
  'loans',
  'assets_period',
  'property_paddock_valuations',
  'farm_property_periods',
  'geolocations',
  'paddock_prior_paddocks',
  'paddocks',
]

async function remove(
  context: WritingContext,
  name: EntityName,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const place = { entity: entityNamed(context.engine.catalogue, name), below: undefined }
  const held = await holdForRemoval(context, place, { ids, force: false, batch: true })
  await removeRows(context, place, { held, force: false })
}

/** Of paddocks that were there before, as far as they still say what they were told. */
async function forgetMains(context: WritingContext, { made, farm_id }: Start): Promise<void> {
  if (made.mains.length === 0) return
  const told = await runQuery(
    context.tx,
    sql<{ id: number }>`
      select p.id from paddocks p
      join jsonb_to_recordset(${JSON.stringify(made.mains)}::jsonb) as m(id bigint, prior bigint)
        on m.id = p.id and m.prior = p.primary_parent_paddock_id
      where p.farm_id = ${farm_id} and p.deleted_at is null`,
  )
  if (told.length === 0) return
  const changes = told.map(({ id }) => ({
    at: `paddocks.${id}.`,
    id,
    values: { primary_parent_paddock_id: null },
  }))
  const entity = entityNamed(context.engine.catalogue, 'paddocks')
  await changeRows(context, { entity, below: undefined }, changes)
}

/** Crops of the earlier period are no longer carried over. */
async function moveStatusesBack(context: WritingContext, start: Start): Promise<void> {
  const { statuses } = start.made
  const crops = statuses.map(({ id }) => id)
  const now = await statusesOf({ context, farm: start.farm_id }, crops)
  const still = statuses.filter(({ id, is }) => now.get(id) === is)
  if (still.length === 0) return
  const entity = entityNamed(context.engine.catalogue, 'crop_collections')
  const rows = still.map(({ id, was }) => ({ id, status_id: was }))
  await saveFollowing(context, entity, rows)
}

/** A record that only followed from what was carried: nobody entered a figure of it. */
async function removeBegunRecord(context: WritingContext, start: Start): Promise<void> {
  const { farm_id: farm, period_id: period } = start
  const begun = await runQuery(
    context.tx,
    sql<{ id: number }>`
      select a.id from assets a
      where a.farm_id = ${farm} and a.period_id = ${period} and a.deleted_at is null
        and not exists (
          select from jsonb_each(coalesce(a.origins, '{}')) as o(name, origin)
          where o.origin ->> 'from' in ('typed', 'imported') or o.origin ?| array['typed', 'imported'])`,
  )
  if (begun.length === 0) return
  const rows = begun.map(({ id }) => ({ id, deleted: true }) as const)
  await saveFollowing(context, entityNamed(context.engine.catalogue, 'assets'), rows)
}

/** Whether the farm does not record the period any more. */
async function removePeriod(context: WritingContext, start: Start): Promise<boolean> {
  const { made, farm_id: farm, period_id: period } = start
  if (made.farm_period === null) return false
  const { catalogue } = context.engine
  if (await hasRecords(context.tx, catalogue, [{ farm, period }])) return false
  // As it was before it was started, and so it may go.
  const row = { id: made.farm_period, status: 'Not started' }
  await saveFollowing(context, entityNamed(catalogue, 'farm_period'), [row])
  await remove(context, 'farm_period', [made.farm_period])
  return true
}
