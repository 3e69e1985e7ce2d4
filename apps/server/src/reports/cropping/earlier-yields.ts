// What came off of each kind of crop in the periods before, and the ground that is kept for crops.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { HarvestKind } from '@furrow/farming/crops/crop-event'
import { yieldUnits } from '@furrow/farming/crops/crop-facts'
import { growsAgain } from '@furrow/farming/crops/crop-yield'
import type { ArablePaddock, EarlierYield } from '@furrow/farming/crops/cropping-summary'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { dayOf } from '../../facts/crops/crop-event-rows.ts'
import { cropsOnPaddocks, farmRows } from '../../facts/farm-rows.ts'
import type { Sql } from '../../query/sql.ts'
import type { FarmAsked } from '../../facts/farm-rows.ts'
import { isForCrops } from '../land-uses.ts'

export function earlierYields(
  db: Database,
  asked: FarmAsked,
  periods: readonly number[],
): Promise<readonly EarlierYield[]> {
  const parts = Object.keys(yieldUnits).map(kind => takenOff(asked, kind as HarvestKind))
  return runQuery(
    db,
    sql<EarlierYield>`
      with crops as materialized (
        select c.id, c.crop_lifecycle_id, c.period_id, c.current_crop_id as crop_id,
          d.area as paddock_area, h.slug as harvest
        from ${cropsOnPaddocks(asked)}
        join crop_types k on k.id = c.current_crop_id
        join harvest_types h on h.id = k.harvest_type_id
        where c.period_id = any(${periods}::bigint[])
          and ${farmRows(asked, 'crop_collections', 'c')})
      ${sql.join(parts, sql` union all `)}`,
  )
}

export function arablePaddocks(db: Database, asked: FarmAsked): Promise<readonly ArablePaddock[]> {
  return runQuery(
    db,
    sql<ArablePaddock>`
      select d.id, d.area, d.property_id, d.asset_type_id from paddocks d
      join asset_types u on u.id = d.asset_type_id and ${isForCrops}
      where d.period_id = ${asked.collection.period_id} and ${farmRows(asked, 'paddocks', 'd')}
      order by d.name, d.id`,
  )
}

/** Crop by crop where the same ground gives again, or else all of a kind in a period together. */
function takenOff(asked: FarmAsked, kind: HarvestKind): Sql {
  const { table, quantity, weights, area } = cropEventKind(kind)
  const amount = weights
    ? sql`${sql.ref(`e.${weights[1]}`)} - ${sql.ref(`e.${weights[0]}`)}`
    : sql.ref(`e.${quantity}`)
  const again = growsAgain.includes(kind)
  return sql`
    select c.period_id, c.crop_id, sum(${amount}) as quantity, sum(${sql.ref(`e.${area}`)}) as area,
      ${again ? sql`coalesce(${areaSown(asked)}, c.paddock_area)` : sql`null::numeric`} as ground
    from crops c join ${sql.table(table)} e on e.crop_collection_id = c.id
      and ${farmRows(asked, table, 'e')}
    where c.harvest = ${kind} and ${amount} is not null and ${sql.ref(`e.${area}`)} is not null
    group by c.period_id, c.crop_id
      ${again ? sql`, c.id, c.crop_lifecycle_id, c.paddock_area` : sql``}`
}

/** In its present life: a crop that came up poorly was sown again. */
function areaSown(asked: FarmAsked): Sql {
  const { table } = cropEventKind('sowing')
  const day = dayOf(cropEventKind('sowing'))
  return sql`(select sum(e.sowing_area) from ${sql.table(table)} e
    where e.crop_collection_id = c.id and ${farmRows(asked, table, 'e')}
      and (${day} is null or ${day} >= coalesce((
        select ${day} from crop_lifecycle l
        join ${sql.table(table)} e on e.id = l.establishment_event_id
          and ${farmRows(asked, table, 'e')}
        where l.id = c.crop_lifecycle_id and l.establishment_event_type = ${table}
          and ${farmRows(asked, 'crop_lifecycle', 'l')}), ${day})))`
}
