// The crops that a farm grows in a period: those that it says it grows, and those that stand on its
// paddocks. The row that says so may be missing or deleted, and the crop is grown all the same.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'

export interface GrownCrop {
  /** The row that says that the farm grows the crop in the period. */
  readonly id: number | null
  /** The first paddock's crop of the kind. */
  readonly collection: number | null
  readonly crop: string
}

/** A row a kind of crop, with `crop_type_id`, its kind of `harvest`, and whether all `is_answered`. */
export function grownCrops({ farm, period }: PeriodOfFarm): RawBuilder<unknown> {
  return sql`
    select g.id, c.collection, t.id as crop_type_id, t.name as crop, h.slug as harvest,
      coalesce(g.all_questions_answered, false) as is_answered
    from (
      select id, crop_type_id, all_questions_answered from crop_type_farm_periods
      where farm_id = ${farm} and period_id = ${period} and deleted_at is null
    ) g
    full join (${onPaddocks(farm, period)}) c on c.crop_type_id = g.crop_type_id
    join crop_types t on t.id = coalesce(g.crop_type_id, c.crop_type_id)
    join harvest_types h on h.id = t.harvest_type_id`
}

/** Fallow is no crop, and neither is anything else that is never taken off, unless it was sown. */
function onPaddocks(farm: number, period: number): RawBuilder<unknown> {
  return sql`
    select c.current_crop_id as crop_type_id, min(c.id) as collection
    from crop_collections c
    join paddocks p on p.id = c.paddock_id and p.farm_id = c.farm_id and p.deleted_at is null
    join crop_types k on k.id = c.current_crop_id
    join harvest_types h on h.id = k.harvest_type_id
    where c.farm_id = ${farm} and c.period_id = ${period} and c.deleted_at is null
      and (h.slug is distinct from 'none' or exists (
        select from sowing_collection_events e
        where e.crop_collection_id = c.id and e.farm_id = c.farm_id and e.deleted_at is null))
    group by 1`
}

/** The record that a point about the crop names. */
export function recordOf({ id, collection }: GrownCrop): Pick<FoundPoint, 'resource' | 'id'> {
  if (id !== null) return { resource: 'crop_type_farm_periods', id }
  return { resource: 'crop_collections', id: collection }
}
