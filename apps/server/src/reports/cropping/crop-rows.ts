// The crops of a period, each with the names of what it is, where it is and how it stands.

import type { KindOfCrop, SaidOfCrop } from '@furrow/farming/summed-crop'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import type { Sql } from '../seen-rows.ts'
import { areAsked, cropsOf, thereOf } from './seen-of.ts'
import type { Asked } from './seen-of.ts'

export interface CropOnRecord extends Omit<SaidOfCrop, 'variety' | 'crop'> {
  readonly crop: (Omit<KindOfCrop, 'of_water'> & { readonly of_water: boolean | null }) | null
  readonly share: number | null
  readonly fallow_efficiency: number | null
  readonly rain_gauge_id: number | null
  readonly stands_since: string | null
  /** The last day of the crop before. */
  readonly ended_before: string | null
}

export function cropRows(db: Database, asked: Asked): Promise<readonly CropOnRecord[]> {
  return rowsOf(
    db,
    sql<CropOnRecord>`
      select c.id, d.sharefarm_percentage as share, d.fallow_efficiency, d.rain_gauge_id,
        json_build_object('id', d.id, 'name', d.name, 'area', d.area,
          'property', ${named('o', 'o.name')}, 'asset_type', ${named('u', 'u.name')}) as paddock,
        ${cropAsJson} as crop, ${named('n', 'n.name')} as enterprise,
        ${named('w', 'w.name')} as fallow_type, ${named('l', 'l.name')} as stage,
        case when s.id is not null then json_build_object('slug', s.slug, 'name', s.name) end
          as status,
        coalesce(begun.sowing_date, begun.date) as stands_since,
          ${endedBefore(asked)} as ended_before
      from ${cropsOf(asked)}
      left join farm_properties o on o.id = d.property_id
        and ${thereOf(asked, 'farm_properties', 'o')}
      left join asset_types u on u.id = d.asset_type_id
      left join crop_types k on k.id = c.current_crop_id
      left join harvest_types h on h.id = k.harvest_type_id
      left join lifecycle_types y on y.id = k.lifecycle_type_id
      left join crop_collection_enterprises n on n.id = c.enterprise_id
      left join crop_collection_fallow_types w on w.id = c.fallow_type_id
      left join crop_collection_statuses s on s.id = c.status_id
      left join lifecycle_status l on l.id = c.lifecycle_status_id
      left join crop_lifecycle life on life.id = c.crop_lifecycle_id
        and ${thereOf(asked, 'crop_lifecycle', 'life')}
        and life.establishment_event_type = 'sowing_collection_events'
      left join sowing_collection_events begun on begun.id = life.establishment_event_id
        and ${thereOf(asked, 'sowing_collection_events', 'begun')}
      left join crop_collections b on b.id = c.primary_prior_collection_id
        and ${thereOf(asked, 'crop_collections', 'b')}
      where ${areAsked(asked)}
      order by d.name, c.id`,
  )
}

const cropAsJson = sql`case when k.id is not null then json_build_object(
  'id', k.id, 'name', k.name, 'slug', k.slug, 'color', k.color,
  'unit', coalesce(k.options ->> 'yield_unit', h.yield_unit, ''), 'harvest', coalesce(h.slug, ''),
  'perennial', coalesce(y.slug = 'perennial', false), 'of_water', k.options -> 'wue') end`

function named(alias: string, name: string): Sql {
  const id = sql.ref(`${alias}.id`)
  return sql`case when ${id} is not null
    then json_build_object('id', ${id}, 'name', ${sql.ref(name)}) end`
}

/** What ended the crop before: each kind of ending says its day in its own way. */
const endings = {
  grain_collection_events: 'coalesce(e.harvested_date, e.date)',
  lint_collection_events: 'coalesce(e.harvested_date, e.date)',
  hay_collection_events: 'coalesce(e.cut_date, e.date)',
  custom_termination_events: 'e.date',
} as const

function endedBefore(asked: Asked): Sql {
  const ended = Object.entries(endings).map(
    ([table, day]) => sql`
      when ${table} then (select ${sql.raw(day)} from ${sql.table(table)} e
        where e.id = b.termination_eventable_id and ${thereOf(asked, table, 'e')})`,
  )
  return sql`case b.termination_eventable_type ${sql.join(ended, sql` `)} end`
}
