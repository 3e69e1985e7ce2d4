// When the ground of a crop was last freed, and when the crop was sown: followed through the crops
// before it, over fallows, to the last one that ended.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { cropEventTables, endingTables } from '../saving/crop-event-tables.ts'

export interface CropHistory {
  readonly id: number
  readonly paddock: string
  readonly doubleCrop: boolean
  /** Lasting name of the fallow that was chosen, and its own name. */
  readonly fallow: string | null
  readonly fallowName: string | null
  readonly hasFallow: boolean
  /** Nothing where no sowing has a day. */
  readonly sown: string | null
  /** Nothing where no crop before it is known to have ended. */
  readonly freed: string | null
}

/** By crop on a paddock. */
export async function cropHistories(
  tx: Transaction,
  farms: readonly number[],
  collections: readonly number[],
): Promise<ReadonlyMap<number, CropHistory>> {
  if (collections.length === 0) return new Map()
  const { rows } = await sql<CropHistory>`
    with recursive back as (
      select c.id, c.farm_id, c.primary_prior_collection_id as prior
      from crop_collections c
      where c.id = any(${collections}) and c.farm_id = any(${farms}) and c.deleted_at is null
      union
      select b.id, b.farm_id, p.primary_prior_collection_id
      from back b
      join crop_collections p on p.id = b.prior and p.farm_id = b.farm_id and p.deleted_at is null
      where p.termination_eventable_id is null and not ${isGrown('p')}
    )
    select c.id, pa.name as paddock, c.double_crop as "doubleCrop", f.slug as fallow,
      f.name as "fallowName", c.fallow_type_id is not null as "hasFallow",
      ${sowingDay('c')} as sown, (
        select max(${endingDay('p')})
        from back b
        join crop_collections p on p.id = b.prior and p.farm_id = b.farm_id and p.deleted_at is null
        where b.id = c.id and b.farm_id = c.farm_id) as freed
    from crop_collections c
    join paddocks pa on pa.id = c.paddock_id and pa.farm_id = c.farm_id
    left join crop_collection_fallow_types f on f.id = c.fallow_type_id
    where c.id = any(${collections}) and c.farm_id = any(${farms})
      and c.deleted_at is null`.execute(tx)
  return new Map(rows.map(history => [history.id, history]))
}

/** The day of the event that ended a crop, for crops that go by the name `crop` in a statement. */
export function endingDay(crop: string): RawBuilder<string | null> {
  const [type, id, farm] = ['termination_eventable_type', 'termination_eventable_id', 'farm_id']
  const days = endingTables.map(table => {
    const { day = 'date', mirror = day } = cropEventTables[table] ?? {}
    return sql`when ${table} then (
      select coalesce(${sql.ref(`e.${day}`)}, ${sql.ref(`e.${mirror}`)}) from ${sql.table(table)} e
      where e.id = ${sql.ref(`${crop}.${id}`)} and e.farm_id = ${sql.ref(`${crop}.${farm}`)}
        and e.deleted_at is null)`
  })
  return sql`(case ${sql.ref(`${crop}.${type}`)} ${sql.join(days, sql` `)} end)`
}

/** The day of the first sowing of a crop. */
export function sowingDay(crop: string): RawBuilder<string | null> {
  return sql`(select min(coalesce(e.sowing_date, e.date)) from sowing_collection_events e
    where e.crop_collection_id = ${sql.ref(`${crop}.id`)}
      and e.farm_id = ${sql.ref(`${crop}.farm_id`)} and e.deleted_at is null)`
}

/** A crop was sown, or stands for years: no fallow. */
function isGrown(crop: string): RawBuilder<boolean> {
  return sql`(exists (select from sowing_collection_events e
      where e.crop_collection_id = ${sql.ref(`${crop}.id`)}
        and e.farm_id = ${sql.ref(`${crop}.farm_id`)} and e.deleted_at is null)
    or exists (select from crop_types t join lifecycle_types l on l.id = t.lifecycle_type_id
      where t.id = ${sql.ref(`${crop}.current_crop_id`)} and l.slug = 'perennial'))`
}
