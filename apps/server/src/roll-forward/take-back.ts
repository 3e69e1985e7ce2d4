// Takes a start of a period back as a whole: what it made goes, what followed from it is as it was before,
// and so is the period itself where nothing else is in it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { EntityName } from '@furrow/catalogue/furrow'
import { notFound, Refusal } from '@furrow/wire/refusal'
import type { TakenBack } from '@furrow/wire/roll-forward'
import { sql } from 'kysely'
import { rowsOf } from '../db/rows-of.ts'
import type { WritingCall } from '../verbs/calling.ts'
import { changeRows } from '../verbs/change-rows.ts'
import { holdForRemoval, removeRows } from '../verbs/remove-rows.ts'
import { saveFollowing } from '../verbs/save-following.ts'
import { statusesOf } from './carry-crops.ts'
import { startNumbered } from './start.ts'
import type { Start } from './start.ts'
import { holdAlone, takeTurn } from './turns.ts'
import { whyItStays } from './why-it-stays.ts'

export async function takeBack(calling: WritingCall, id: number): Promise<TakenBack> {
  const seen = await startOf(calling, id)
  await takeTurn(calling, seen.farm_id)
  await holdAlone(calling, seen)
  const start = await startOf(calling, id)
  if (start.undone) throw new Refusal('conflict', 'This was taken back already.')
  const refusal = await whyItStays(calling, start)
  if (refusal) throw refusal
  for (const entity of lastFirst) await remove(calling, entity, start.made.rows[entity] ?? [])
  await forgetMains(calling, start)
  await moveStatusesBack(calling, start)
  const isGone = await removePeriod(calling, start)
  const starts = entityNamed(calling.mount.catalogue, 'roll_forwards')
  await saveFollowing(calling, starts, [{ id, undone_at: new Date().toISOString() }])
  const { farm_id, from_period_id, period_id } = start
  return { id, farm_id, from_period_id, period_id, period_stays: !isGone }
}

async function startOf(calling: WritingCall, id: number): Promise<Start> {
  const start = await startNumbered(calling, id)
  if (!start) throw notFound('There is no such start of a period.')
  return start
}

/** What hangs on something goes before it. */
const lastFirst: readonly EntityName[] = [
  'livestock_opening_events',
  'livestock_ledgers',
  'farm_livestock_enterprise_periods',
  'crop_collections',
  'crop_type_farm_periods',
  'assets_period',
  'property_paddock_valuations',
  'farm_property_periods',
  'geolocations',
  'paddock_prior_paddocks',
  'paddocks',
]

async function remove(
  calling: WritingCall,
  name: EntityName,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const place = { entity: entityNamed(calling.mount.catalogue, name), below: undefined }
  const held = await holdForRemoval(calling, place, { ids, force: false, batch: true })
  await removeRows(calling, place, { held, force: false })
}

/** Of paddocks that were there before, as far as they still say what they were told. */
async function forgetMains(calling: WritingCall, { made, farm_id }: Start): Promise<void> {
  if (made.mains.length === 0) return
  const told = await rowsOf(
    calling.tx,
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
  const entity = entityNamed(calling.mount.catalogue, 'paddocks')
  await changeRows(calling, { entity, below: undefined }, changes)
}

/** Crops of the earlier period are no longer carried over. */
async function moveStatusesBack(calling: WritingCall, start: Start): Promise<void> {
  const { statuses } = start.made
  const crops = statuses.map(({ id }) => id)
  const now = await statusesOf({ calling, farm: start.farm_id }, crops)
  const still = statuses.filter(({ id, is }) => now.get(id) === is)
  if (still.length === 0) return
  const entity = entityNamed(calling.mount.catalogue, 'crop_collections')
  const rows = still.map(({ id, was }) => ({ id, status_id: was }))
  await saveFollowing(calling, entity, rows)
}

/** Whether the farm does not record the period any more. */
async function removePeriod(calling: WritingCall, start: Start): Promise<boolean> {
  const { farm_period } = start.made
  if (farm_period === null || !(await isEmpty(calling, start))) return false
  await remove(calling, 'farm_period', [farm_period])
  return true
}

async function isEmpty(
  { tx, mount }: WritingCall,
  { farm_id, period_id }: Start,
): Promise<boolean> {
  const kinds = [...mount.catalogue.values()].filter(
    ({ name, fields, ownedBy, readAlone }) =>
      ownedBy.kind === 'farm' &&
      fields['period_id']?.target === 'periods' &&
      !readAlone &&
      !['farm_period', 'roll_forwards'].includes(name),
  )
  const parts = kinds.map(
    ({ name }) => sql`
      (select 1 from ${sql.table(name)} as t where t.farm_id = ${farm_id}
        and t.period_id = ${period_id} and t.deleted_at is null limit 1)`,
  )
  const rows = await rowsOf(tx, sql`select 1 from (${sql.join(parts, sql` union all `)}) r limit 1`)
  return rows.length === 0
}
