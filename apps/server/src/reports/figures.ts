// The figures of one collection that its checks and counts are made of, by one statement.

import type { GroundUsed } from '@furrow/farming/area-check'
import type { FedStock, StockClass } from '@furrow/farming/stock-check'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isForCrops } from './land-uses.ts'
import type { Seen, Sql } from './seen-rows.ts'
import { withFacts } from './tallies/facts.ts'
import type { FactsOf } from './tallies/facts.ts'
import { wholesaleRowsOf } from './wholesale.ts'

export interface Figures {
  readonly paddock_area: number
  readonly title_area: number
  readonly ground: readonly GroundUsed[]
  /** By crop. */
  readonly sown: readonly { readonly id: number; readonly crop: string; readonly area: number }[]
  readonly stock: readonly (StockClass & FedStock)[]
  readonly bales: number
  /** Megalitres of all irrigations. */
  readonly applied: number
}

export async function figuresOf(db: Database, facts: FactsOf): Promise<Figures> {
  const [figures] = await wholesaleRowsOf(
    db,
    sql<Figures>`
      ${withFacts(facts, tables)}
      select
        (select coalesce(sum(d.area), 0) from grounds d) as paddock_area,
        (select coalesce(sum(title_area), 0) from titles) as title_area,
        ${listOf(ground)} as ground, ${listOf(sown)} as sown, ${listOf(classes)} as stock,
        (select coalesce(sum(lint_bales), 0) from picked) as bales,
        (select coalesce(sum(total_ml_applied), 0) from watered) as applied`,
  )
  if (!figures) throw new Error('The figures of a collection gave no row.')
  return figures
}

const listOf = (rows: Sql): Sql =>
  sql`(select coalesce(json_agg(to_json(l)), '[]'::json) from (${rows}) l)`

/** What was let to others is in a title, but not among our paddocks. */
function tables(seen: Seen): Sql {
  const inPeriod = (table: string) => sql`
    select t.* from ${seen(table)} t
    join asked a on a.farm_id = t.farm_id and a.period_id = t.period_id`
  const ofCrops = (table: string) => sql`
    select e.* from ${seen(table)} e join crops c
      on c.id = e.crop_collection_id and c.farm_id = e.farm_id`
  return sql`
    grounds as (${inPeriod('paddocks')}),
    titles as (${inPeriod('farm_property_periods')}
      where t.ownership_type is distinct from 'Leased out'),
    picked as (${ofCrops('lint_collection_events')}),
    watered as (${ofCrops('irrigation_collection_events')}),
    sowings as (${sowings(seen)}),
    grown as (
      select c.id, c.paddock_id, c.crop_id, c.crop, c.is_crop,
        coalesce(s.area, case when not c.is_crop or c.is_perennial then d.area end) as area
      from crops c
      join grounds d on d.id = c.paddock_id and d.farm_id = c.farm_id
      left join sowings s on s.id = c.id)`
}

/** A crop that came up poorly and was sown again counts once: as its present life was sown. */
function sowings(seen: Seen): Sql {
  const day = (row: string) =>
    sql`coalesce(${sql.ref(`${row}.sowing_date`)}, ${sql.ref(`${row}.date`)})`
  return sql`
    select c.id, sum(s.sowing_area) as area
    from ${seen('crop_collections')} c
    join ${seen('sowing_collection_events')} s
      on s.crop_collection_id = c.id and s.farm_id = c.farm_id
    left join ${seen('crop_lifecycle')} l on l.id = c.crop_lifecycle_id and l.farm_id = c.farm_id
      and l.establishment_event_type = 'sowing_collection_events'
    left join ${seen('sowing_collection_events')} first
      on first.id = l.establishment_event_id and first.farm_id = l.farm_id
    where ${day('first')} is null or ${day('s')} is null or ${day('s')} >= ${day('first')}
    group by c.id`
}

const ground = sql`
  select d.name as paddock, coalesce(d.area, 0) as area, max(g.area) as used
  from grounds d
  join asset_types u on u.id = d.asset_type_id and ${isForCrops}
  left join grown g on g.paddock_id = d.id
  group by d.id, d.name, d.area order by d.name`

const sown = sql`
  select g.crop_id as id, g.crop, sum(g.area) as area from grown g
  where g.is_crop and g.area > 0 group by 1, 2 order by 3 desc, 2`

/** Of each class the rating that is used unless a farm chooses another. */
const classes = sql`
  select k.name, sum(s.expected) as expected, sum(s.counted) as counted, sum(s.opening) as opening,
    sum(s.counted) as closing, max(r.dse) as dse
  from stock s
  join livestock_classes k on k.id = s.class_id
  left join stock_ratings r on r.livestock_class_id = k.id and r.used_first and r.deleted_at is null
  group by s.enterprise_id, k.id, k.name order by k.name, s.enterprise_id`
