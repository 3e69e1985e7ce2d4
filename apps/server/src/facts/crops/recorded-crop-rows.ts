// The crops of a period, each with the names of what it is, where it is and how it stands.

import { cropEventKind, cropEventKindNames } from '@furrow/catalogue/chapters/crop-event-kinds'
import { takingOff } from '@furrow/farming/crops/crop-facts'
import type { CropIdentity, KindOfCrop } from '@furrow/farming/crops/crop-record'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { areOfPeriod, cropsOnPaddocks, farmRows } from '../farm-rows.ts'
import type { Sql } from '../../query/sql.ts'
import type { FarmAsked } from '../farm-rows.ts'
import { dayOf } from './crop-event-rows.ts'

export interface StoredCrop extends Omit<CropIdentity, 'variety' | 'crop'> {
  readonly crop: (Omit<KindOfCrop, 'of_water'> & { readonly of_water: boolean | null }) | null
  readonly share: number | null
  readonly fallow_efficiency: number | null
  readonly rain_gauge_id: number | null
  readonly stands_since: string | null
  /** The last day on which something came off the crop before, or ended it. */
  readonly ended_before: string | null
}

export function cropRows(
  db: Database | Transaction,
  asked: FarmAsked,
): Promise<readonly StoredCrop[]> {
  return runQuery(
    db,
    sql<StoredCrop>`
      select c.id, d.sharefarm_percentage as share, d.fallow_efficiency, d.rain_gauge_id,
        json_build_object('id', d.id, 'name', d.name, 'area', d.area,
          'property', ${named('o', 'o.name')}, 'asset_type', ${named('u', 'u.name')}) as paddock,
        ${cropAsJson} as crop, ${named('n', 'n.name')} as enterprise,
        ${named('w', 'w.name')} as fallow_type, ${named('l', 'l.name')} as stage,
        case when s.id is not null then json_build_object('slug', s.slug, 'name', s.name) end
          as status,
        coalesce(c.tags, '[]') as tags,
        coalesce(begun.sowing_date, begun.date) as stands_since,
          ${endedBefore(asked)} as ended_before
      from ${cropsOnPaddocks(asked)}
      left join farm_properties o on o.id = d.property_id
        and ${farmRows(asked, 'farm_properties', 'o')}
      left join asset_types u on u.id = d.asset_type_id
      left join crop_types k on k.id = c.current_crop_id
      left join harvest_types h on h.id = k.harvest_type_id
      left join seasons z on z.id = k.season_id
      left join lifecycle_types y on y.id = k.lifecycle_type_id
      left join crop_collection_enterprises n on n.id = c.enterprise_id
      left join crop_collection_fallow_types w on w.id = c.fallow_type_id
      left join crop_collection_statuses s on s.id = c.status_id
      left join lifecycle_status l on l.id = c.lifecycle_status_id
      left join crop_lifecycle life on life.id = c.crop_lifecycle_id
        and ${farmRows(asked, 'crop_lifecycle', 'life')}
        and life.establishment_event_type = 'sowing_collection_events'
      left join sowing_collection_events begun on begun.id = life.establishment_event_id
        and ${farmRows(asked, 'sowing_collection_events', 'begun')}
      left join crop_collections b on b.id = c.primary_prior_collection_id
        and ${farmRows(asked, 'crop_collections', 'b')}
      where ${areOfPeriod(asked)}
      order by d.name, c.id`,
  )
}

const cropAsJson = sql`case when k.id is not null then json_build_object(
  'id', k.id, 'name', k.name, 'slug', k.slug, 'color', k.color,
  'unit', coalesce(k.options ->> 'yield_unit', h.yield_unit, ''), 'harvest', coalesce(h.slug, ''),
  'perennial', coalesce(y.slug = 'perennial', false), 'of_water', k.options -> 'wue',
  'kg_per_mm', k.options -> 'te_kg_mm', 'evaporation', k.options -> 'evap_mm',
  'season_name', z.name,
  'season', case when z.rain_from_month is not null and z.rain_to_month is not null
    then json_build_object('from', z.rain_from_month, 'to', z.rain_to_month) end) end`

function named(alias: string, name: string): Sql {
  const id = sql.ref(`${alias}.id`)
  return sql`case when ${id} is not null
    then json_build_object('id', ${id}, 'name', ${sql.ref(name)}) end`
}

/** Of the crop before, which goes by `b`: the last of what came off it, or ended it. */
function endedBefore(asked: FarmAsked): Sql {
  const days = cropEventKindNames.filter(isTakingOff).map(kind => {
    const declared = cropEventKind(kind)
    return sql`(select max(${dayOf(declared)}) from ${sql.table(declared.table)} e
      where e.crop_collection_id = b.id and ${farmRows(asked, declared.table, 'e')})`
  })
  return sql`greatest(${sql.join(days)})`
}

function isTakingOff(kind: string): boolean {
  return takingOff.some(one => one === kind)
}
