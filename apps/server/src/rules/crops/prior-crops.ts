// The crop that stood on the ground before (L6): the last one of the same paddock that is not later,
// else the last one of the paddock that it was before.

import { sql } from 'kysely'
import { endingDay, sowingDay } from './crop-history.ts'
import type { Asked } from '../saving/save-rule.ts'

/** By crop on a paddock, where none is named yet. */
export async function priorCrops(
  farms: readonly number[],
  collections: readonly number[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, number>> {
  if (collections.length === 0) return new Map()
  const { rows } = await sql<{ id: number; prior: number }>`
    with recursive open as (
      select c.id, c.farm_id, c.paddock_id, ${sowingDay('c')} as sown, ${hasNeighbours} as shares
      from crop_collections c
      where c.id = any(${collections}) and c.farm_id = any(${farms})
        and c.primary_prior_collection_id is null and c.deleted_at is null
    ), ground as (
      select id, farm_id, paddock_id from open
      union
      select g.id, g.farm_id, before.paddock_id from ground g cross join lateral (${mainPaddocks}) before
    )
    select distinct on (c.id) c.id, o.id as prior
    from open c
    join ground g on g.id = c.id and g.farm_id = c.farm_id
    join crop_collections o
      on o.paddock_id = g.paddock_id and o.farm_id = g.farm_id and o.id <> c.id
      and o.deleted_at is null and o.primary_prior_collection_id is distinct from c.id
    join periods p on p.id = o.period_id
    cross join lateral (select coalesce(${endingDay('o')}, ${sowingDay('o')}) as day) was
    where case when o.paddock_id = c.paddock_id then was.day <= c.sown
      else c.sown is not null or not c.shares end
    order by c.id, o.paddock_id = c.paddock_id desc, p.start_date desc,
      was.day desc nulls last, o.id desc`.execute(tx)
  return new Map(rows.map(({ id, prior }) => [id, prior]))
}

/** What the paddock of `g` mainly was before. */
const mainPaddocks = sql`
  select p.primary_parent_paddock_id as paddock_id from paddocks p
  where p.id = g.paddock_id and p.farm_id = g.farm_id
    and p.primary_parent_paddock_id is not null
  union all
  select l.prior_paddock_id from paddock_prior_paddocks l
  where l.parent_paddock_id = g.paddock_id and l.farm_id = g.farm_id
    and l.is_primary and l.deleted_at is null`

/** Of several crops on a paddock, the order is not known before they are sown. */
const hasNeighbours = sql`exists (select from crop_collections n
  where n.paddock_id = c.paddock_id and n.farm_id = c.farm_id and n.id <> c.id
    and n.deleted_at is null)`
