// Which records each section of a collection is made of, and how a row without a period of its own is
// known to belong to one.

import { cropEventKindNames, cropEventKinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { Entity } from '@furrow/catalogue/entity'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { SectionName } from '@furrow/farming/completeness/completeness-questions'
import { sql } from 'kysely'
import type { Collection } from './collections.ts'
import type { Sql } from '../query/sql.ts'

export const sectionRecords: Readonly<Record<SectionName, readonly EntityName[]>> = {
  farm_details: ['farms', 'details_user'],
  properties: ['farm_properties', 'farm_property_periods'],
  paddocks: ['paddocks', 'paddock_prior_paddocks'],
  rain: ['rain_gauges', 'rainfalls'],
  cropping: [
    'crop_collections',
    'crop_type_farm_periods',
    'crop_lifecycle',
    ...cropEventKindNames.map(kind => cropEventKinds[kind].table),
  ],
  crop_sales: [
    'crop_sale_actuals',
    'crop_sale_estimate_pools',
    'crop_rctis',
    'grain_sale_actuals',
    'hay_sale_actuals',
    'lint_sale_actuals',
    'grain_sale_estimates',
    'hay_sale_estimates',
    'lint_sale_estimates',
    'crop_sale_estimates',
  ],
  livestock: [
    'farm_livestock_enterprises',
    'farm_livestock_enterprise_periods',
    'livestock_enterprise_settings',
    'livestock_enterprise_classes',
    'livestock_ledgers',
    'livestock_reproduction_lifecycles',
    'livestock_opening_events',
    'livestock_closing_events',
    'livestock_death_events',
    'livestock_purchase_events',
    'livestock_sale_events',
    'livestock_transfer_events',
    'livestock_adjustment_events',
    'livestock_joining_events',
    'livestock_scanning_events',
    'livestock_birthing_events',
    'livestock_marking_events',
    'livestock_weaning_events',
  ],
  // The rights to water are told with the assets: they are money.
  water: ['irrigation_collection_events'],
  assets: [
    'asset_buildings',
    'asset_grain_storage',
    'asset_plant',
    'asset_waters',
    'assets_period',
    'property_paddock_valuations',
    'existing_plant_items',
    'new_plant_purchases',
    'sold_plant_sales',
  ],
  finance: ['assets'],
  files: ['files'],
  contacts: ['farm_contacts'],
}

const onCrop: readonly string[] = [
  'crop_lifecycle',
  'fallow_collection_events',
  'grazing_collection_events',
]
const onSale: readonly (readonly [EntityName, EntityName, string])[] = [
  ['grain_sale_actuals', 'crop_sale_actuals', 'crop_sale_actual_id'],
  ['hay_sale_actuals', 'crop_sale_actuals', 'crop_sale_actual_id'],
  ['lint_sale_actuals', 'crop_sale_actuals', 'cropSaleActualId'],
  ['grain_sale_estimates', 'crop_sale_estimate_pools', 'crop_sale_estimate_pool_id'],
  ['hay_sale_estimates', 'crop_sale_estimate_pools', 'crop_sale_estimate_pool_id'],
  ['lint_sale_estimates', 'crop_sale_estimate_pools', 'cropSaleEstimatePoolId'],
  ['crop_sale_estimates', 'crop_sale_estimate_pools', 'crop_sale_estimate_pool_id'],
]
const sales: readonly string[] = ['crop_sale_actuals', 'crop_sale_estimate_pools']

type Placed = Pick<Collection, 'period_id' | 'start' | 'end'>

/**
 * Which rows of a kind count in a period, deleted ones included. A row has its period, that of the row
 * it belongs to, or a day; what belongs to the farm as a whole counts in every period. `t` is the row.
 */
export function inPeriod(entity: Entity, { period_id: period, start, end }: Placed): Sql {
  const name = entity.name
  if (name === 'rainfalls') return sql`t.date between ${start}::date and ${end}::date`
  if (onCrop.includes(name)) {
    return sql`exists (select from crop_collections c where c.id = t.crop_collection_id
      and c.farm_id = t.farm_id and c.period_id = ${period})`
  }
  if (sales.includes(name)) return grownIn('t', period)
  const line = onSale.find(([lines]) => lines === name)
  if (line) {
    const [, above, key] = line
    return sql`exists (select from ${sql.table(above)} s where s.id = ${sql.ref(`t.${key}`)}
      and s.farm_id = t.farm_id and ${grownIn('s', period)})`
  }
  return entity.fields['period_id']
    ? sql`(t.period_id = ${period} or t.period_id is null)`
    : sql`true`
}

function grownIn(sale: string, period: number): Sql {
  return sql`exists (select from crop_type_farm_periods g
    where g.id = ${sql.ref(`${sale}.crop_type_farm_period_id`)}
      and g.farm_id = ${sql.ref(`${sale}.farm_id`)} and g.period_id = ${period})`
}
