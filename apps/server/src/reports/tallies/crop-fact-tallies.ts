// What is known of every crop on a paddock: one row of facts for each, from all that was done to it.

import { cropEventKind, cropEventKindNames } from '@furrow/catalogue/chapters/crop-event-kinds'
import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'
import type { Visible } from '../visible-rows.ts'

/** The table `crops`. Fallow is no crop, and neither is anything else that is never taken off or sown. */
export function cropFacts(seen: Visible): Sql {
  return sql`crops as materialized (
    select c.farm_id, c.period_id, c.id, c.paddock_id, c.current_crop_id as crop_id, k.name as crop,
      c.current_crop_id is not null and (h.slug is distinct from 'none' or coalesce(e.is_sown, false))
        as is_crop,
      c.current_crop_id is null and not coalesce(e.is_fallow, false) as is_nameless,
      coalesce(l.slug = 'perennial', false) as is_perennial,
      coalesce(g.all_questions_answered, false) as is_confirmed,
      c.termination_eventable_id is not null as is_ended,
      d.irrigation_type is not null as is_irrigated,
      v.crop_type_id is not null as has_varieties,
      coalesce(e.is_sown, false) as is_sown, coalesce(e.has_sown_area, false) as has_sown_area,
      coalesce(e.has_sown_day, false) as has_sown_day, coalesce(e.has_variety, false) as has_variety,
      coalesce(e.is_grazed, false) as is_grazed, coalesce(e.is_fertilised, false) as is_fertilised,
      coalesce(e.is_watered, false) as is_watered, coalesce(e.harvests, 0) as harvests,
      coalesce(e.whole_harvests, 0) as whole_harvests, coalesce(e.for_sale, 0) as for_sale
    from asked a
    join ${seen('crop_collections')} c on c.farm_id = a.farm_id and c.period_id = a.period_id
    join ${seen('paddocks')} d on d.id = c.paddock_id and d.farm_id = c.farm_id
    left join crop_types k on k.id = c.current_crop_id
    left join harvest_types h on h.id = k.harvest_type_id
    left join lifecycle_types l on l.id = k.lifecycle_type_id
    left join (select distinct crop_type_id from varieties where deleted_at is null) v
      on v.crop_type_id = k.id
    left join ${seen('crop_type_farm_periods')} g on g.farm_id = c.farm_id
      and g.period_id = c.period_id and g.crop_type_id = c.current_crop_id
    left join (${eventFacts(seen)}) e
      on e.crop_collection_id = c.id and e.farm_id = c.farm_id)`
}

function eventFacts(seen: Visible): Sql {
  const isHarvest = sql`e.kind in ('grain', 'lint', 'hay', 'cane')`
  return sql`
    select e.farm_id, e.crop_collection_id, bool_or(e.kind = 'sowing') as is_sown,
      bool_and(e.area is not null) filter (where e.kind = 'sowing') as has_sown_area,
      bool_and(e.day is not null) filter (where e.kind = 'sowing') as has_sown_day,
      bool_and(e.variety is not null) filter (where e.kind = 'sowing') as has_variety,
      bool_or(e.kind = 'grazing') as is_grazed, bool_or(e.kind = 'fallow') as is_fallow,
      bool_or(e.kind = 'fertiliser') as is_fertilised, bool_or(e.kind = 'irrigation') as is_watered,
      count(*) filter (where ${isHarvest}) as harvests,
      count(*) filter (where ${isHarvest} and e.area is not null and e.day is not null
        and e.quantity is not null) as whole_harvests,
      sum(e.quantity) filter (where e.kind in ('grain', 'lint', 'cane')) as for_sale
    from (${sql.join(events(seen), sql` union all `)}) e
    group by 1, 2`
}

function events(seen: Visible): readonly Sql[] {
  return cropEventKindNames.map(kind => {
    const { table, day, mirror, area, quantity } = cropEventKind(kind)
    const column = (name: string | undefined) => (name ? sql.ref(name) : sql`null`)
    return sql`
      select farm_id, crop_collection_id, ${kind}::text as kind, ${column(area)}::numeric as area,
        coalesce(${column(day)}, ${column(mirror)})::date as day,
        ${column(quantity)}::numeric as quantity,
        ${column(kind === 'sowing' ? 'variety_id' : undefined)}::bigint as variety
      from ${seen(table)} e`
  })
}
