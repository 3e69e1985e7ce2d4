// Properties with their titles, and the paddocks on them.

import { sql } from 'kysely'
import { isForWater, isIdle } from '../land-uses.ts'
import type { Asks, Tallies } from './tallied.ts'
import { never, tallied } from './tallied.ts'

export const landTallies: Tallies = seen => [
  tallied(
    sql`asked a
      left join (
        (select farm_id, period_id, property_id from ${seen('farm_property_periods')} h
        union select farm_id, period_id, property_id from ${seen('paddocks')} d
        union select farm_id, period_id, id from ${seen('farm_properties')} n) y
        join ${seen('farm_properties')} p on p.id = y.property_id and p.farm_id = y.farm_id
      ) on y.farm_id = a.farm_id and y.period_id = a.period_id
      left join ${seen('farm_property_periods')} h
        on h.property_id = p.id and h.farm_id = a.farm_id and h.period_id = a.period_id`,
    ofProperties,
  ),
  tallied(
    sql`asked a
      left join ${seen('paddocks')} d on d.farm_id = a.farm_id and d.period_id = a.period_id
      left join asset_types u on u.id = d.asset_type_id
      left join ${seen('farm_property_periods')} h
        on h.property_id = d.property_id and h.farm_id = a.farm_id and h.period_id = a.period_id`,
    ofPaddocks,
  ),
]

const ofProperties: readonly Asks[] = [
  ['properties.any', sql`p.id is null`, never],
  ['properties.title_area', sql`p.id is not null`, sql`h.title_area > 0`],
  ['properties.held_as', sql`p.id is not null`, sql`h.ownership_type is not null`],
]

const isPaddock = sql`d.id is not null`
const grows = sql`d.id is not null and not ${isIdle}`
const isIrrigated = isForWater
const isShared = sql`d.id is not null and h.ownership_type in ('Sharefarmed', 'Sharefarmed out')`

const ofPaddocks: readonly Asks[] = [
  ['paddocks.any', sql`d.id is null`, never],
  ['paddocks.area', isPaddock, sql`d.area > 0`],
  ['paddocks.use', isPaddock, sql`d.asset_type_id is not null`],
  ['paddocks.property', isPaddock, sql`d.property_id is not null`],
  ['paddocks.land_class', isPaddock, sql`d.valuation_category_id is not null`],
  ['paddocks.soil', grows, sql`d.soil_type is not null`],
  ['paddocks.gauge', grows, sql`d.rain_gauge_id is not null`],
  ['paddocks.irrigation', isIrrigated, sql`d.irrigation_type is not null`],
  ['paddocks.share', isShared, sql`d.sharefarm_percentage is not null`],
]
