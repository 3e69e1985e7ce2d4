// Water: what went on, and the rights to it.

import { sql } from 'kysely'
import { partOfRecord } from './record-tallies.ts'
import type { Asks, Tallies } from './tallied.ts'
import { always, tallied } from './tallied.ts'

export const waterTallies: Tallies = seen => [
  tallied(
    sql`asked a join crops c on c.farm_id = a.farm_id and c.period_id = a.period_id`,
    [['water.irrigation', sql`c.is_crop and c.is_irrigated`, sql`c.is_watered or c.is_confirmed`]],
    { id: sql`c.crop_id`, label: sql`c.crop` },
  ),
  tallied(
    sql`asked a
      join crops c on c.farm_id = a.farm_id and c.period_id = a.period_id
      join ${seen('irrigation_collection_events')} e
        on e.crop_collection_id = c.id and e.farm_id = c.farm_id`,
    [
      [
        'water.amount',
        always,
        sql`e.irrigation_date is not null and e.total_ml_applied is not null`,
      ],
    ],
  ),
  tallied(sql`asked a join ${seen('asset_waters')} w on w.farm_id = a.farm_id`, ofEntitlements),
  tallied(
    sql`asked a
      join (
        select farm_id, period_id from crops group by 1, 2
        having bool_or(is_watered or (is_crop and is_irrigated))
      ) c on c.farm_id = a.farm_id and c.period_id = a.period_id
      left join (select distinct farm_id from ${seen('asset_waters')} w) w
        on w.farm_id = a.farm_id
      left join ${seen('assets', 'assets_season')} s
        on s.farm_id = a.farm_id and s.period_id = a.period_id
      ${partOfRecord('assets_land_and_water')}`,
    [
      ['water.entitlement', always, sql`w.farm_id is not null`],
      [
        'water.available',
        always,
        sql`num_nonnulls(assets_land_and_water.water_available_ml, assets_land_and_water.water_allocation_pct, assets_land_and_water.water_purchased_ml) > 0`,
      ],
    ],
  ),
]

const ofEntitlements: readonly Asks[] = [
  ['water.kind', always, sql`w.entitlement_type is not null`],
  [
    'water.megalitres',
    sql`w.entitlement_type is distinct from 'Bore (no licence needed)'`,
    sql`w.megalitres is not null`,
  ],
]
