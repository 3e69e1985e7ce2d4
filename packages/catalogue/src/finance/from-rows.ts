// Which figures of the record follow from what else is recorded, and from what: they are calculated by
// the functions of farming, whose names are the list.

import { namesFromRows } from '@furrow/farming/record/record-from-rows'
import type { Field, Fields } from '../fields.ts'

const sources = {
  land: 'the paddocks, their properties and land values',
  rain: 'the rain of the main gauge',
  crops: 'the crops on paddocks',
  sales: 'crop sales and what is still to be sold',
  cropCosts: 'the crop summaries of the farm, or what its crops bear of costs',
  stock: 'the stock ledger, counts and wool',
  grazing: 'grazings, and agistment of the stock of others',
  breeding: 'the breeding rounds',
  holdings: 'water entitlements, machines and buildings with their values',
  water: 'the water accounts',
  debts: 'the debts',
  labour: 'the people who worked here',
  period: 'the progress of the period',
  handOver: 'what was answered when the period was handed over',
} satisfies Readonly<Record<keyof typeof namesFromRows, string>>

const sourceOf = new Map(
  Object.entries(namesFromRows).flatMap(([subject, names]) =>
    names.map(name => [name, sources[subject as keyof typeof sources]]),
  ),
)

/** The same fields, those that follow from rows saying so. */
export function markedFromRows<F extends Fields>(fields: F): F {
  const marked = Object.entries(fields).map(([name, field]) => [name, markedField(name, field)])
  return Object.fromEntries(marked) as F
}

function markedField(name: string, field: Field): Field {
  const fromRows = sourceOf.get(name)
  if (fromRows === undefined) return field
  return { ...field, fromRows, help: `${field.help ?? ''} Follows from ${fromRows}.`.trim() }
}

/** Whose rows those figures are calculated from; of lists that all farms share, too. */
export const followedByRecord: readonly string[] = [
  'farm_period',
  'farm_property_periods',
  'paddocks',
  'property_paddock_valuations',
  'rain_gauges',
  'rainfalls',
  'cost_accruals',
  'cost_allocations',
  'cost_shares',
  'crop_collections',
  'crop_lifecycle',
  'sowing_collection_events',
  'grain_collection_events',
  'lint_collection_events',
  'hay_collection_events',
  'cane_collection_events',
  'grazing_collection_events',
  'fallow_collection_events',
  'custom_termination_events',
  'irrigation_collection_events',
  'fertiliser_collection_events',
  'fertiliser_chemical_applications',
  'crop_type_farm_periods',
  'crop_sale_actuals',
  'crop_sale_estimate_pools',
  'crop_sale_estimates',
  'grain_sale_actuals',
  'hay_sale_actuals',
  'lint_sale_actuals',
  'grain_sale_estimates',
  'hay_sale_estimates',
  'lint_sale_estimates',
  'livestock_ledgers',
  'livestock_opening_events',
  'livestock_closing_events',
  'livestock_purchase_events',
  'livestock_sale_events',
  'livestock_death_events',
  'livestock_transfer_events',
  'livestock_adjustment_events',
  'livestock_enterprise_settings',
  'livestock_enterprise_classes',
  'livestock_reproduction_lifecycles',
  'livestock_joining_events',
  'livestock_marking_events',
  'livestock_weaning_events',
  'livestock_inventory_collections',
  'livestock_purchase_collections',
  'livestock_sales_collections',
  'livestock_wool_collections',
  'livestock_breeding_collections',
  'livestock_agistment_collections',
  'dryland_crops',
  'irrigated_crops',
  'asset_buildings',
  'asset_grain_storage',
  'asset_plant',
  'asset_waters',
  'assets_period',
  'water_accounts',
  'loans',
  'farm_workers',
  'existing_plant_items',
  'new_plant_purchases',
  'sold_plant_sales',
  'periods',
  'asset_types',
  'valuation_categories',
  'valuation_coll_sheet_maps',
  'livestock_species_types',
  'livestock_classes',
  'stock_ratings',
  'livestock_enterprises',
  'livestock_purposes',
  'seasons',
  'harvest_types',
  'lifecycle_types',
  'crop_types',
  'chemical_elements',
]
