// What came off of each kind of crop in the periods before, and the ground that is kept for crops.

import type { ArablePaddock, EarlierYield } from '@furrow/farming/cropping-summary'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { isForCrops } from '../land-uses.ts'
import type { Sql } from '../seen-rows.ts'
import { cropsOf, thereOf } from './seen-of.ts'
import type { Asked } from './seen-of.ts'

export function earlierYields(
  db: Database,
  asked: Asked,
  periods: readonly number[],
): Promise<readonly EarlierYield[]> {
  const parts = Object.entries(harvests).map(([harvest, [table, quantity, area]]) =>
    takenOff(asked, { harvest, table, quantity, area }),
  )
  return rowsOf(
    db,
    sql<EarlierYield>`
      with crops as materialized (
        select c.id, c.paddock_id, c.period_id, c.current_crop_id as crop_id, h.slug as harvest
        from ${cropsOf(asked)}
        join crop_types k on k.id = c.current_crop_id
        join harvest_types h on h.id = k.harvest_type_id
        where c.period_id = any(${periods}::bigint[])
          and ${thereOf(asked, 'crop_collections', 'c')})
      select period_id, crop_id, sum(quantity) as quantity, sum(area) as area
      from (${sql.join(parts, sql` union all `)}) taken
      group by 1, 2`,
  )
}

export function arablePaddocks(db: Database, asked: Asked): Promise<readonly ArablePaddock[]> {
  return rowsOf(
    db,
    sql<ArablePaddock>`
      select d.id, d.area, d.property_id, d.asset_type_id from paddocks d
      join asset_types u on u.id = d.asset_type_id and ${isForCrops}
      where d.period_id = ${asked.collection.period_id} and ${thereOf(asked, 'paddocks', 'd')}
      order by d.name, d.id`,
  )
}

const harvests: Readonly<Record<string, readonly [table: string, quantity: string, area: string]>> =
  {
    grain: ['grain_collection_events', 'grain_tonnes', 'harvested_area'],
    lint: ['lint_collection_events', 'lint_bales', 'harvested_area'],
    cane: ['cane_collection_events', 'biomass_tonnes', 'area'],
    hay: ['hay_collection_events', 'hay_tonnes', 'cut_area'],
  }

interface Harvest {
  readonly harvest: string
  readonly table: string
  readonly quantity: string
  readonly area: string
}

/** Ground that was cut for hay several times in a year counts once (C12). */
function takenOff(asked: Asked, { harvest, table, quantity, area }: Harvest): Sql {
  const ground = harvest === 'hay' ? sql`max` : sql`sum`
  return sql`
    select c.period_id, c.crop_id, sum(${sql.ref(`e.${quantity}`)}) as quantity,
      ${ground}(${sql.ref(`e.${area}`)}) as area
    from crops c join ${sql.table(table)} e on e.crop_collection_id = c.id
      and ${thereOf(asked, table, 'e')}
    where c.harvest = ${harvest} and ${sql.ref(`e.${quantity}`)} is not null
      and ${sql.ref(`e.${area}`)} is not null
    group by c.id, c.period_id, c.crop_id`
}
