// Group B: how much land there is and what the farm is worth, at market value on the last day
// unless a figure says otherwise.

import { figureLabel } from './figure-labels.ts'
import { figures } from './figures.ts'

// prettier-ignore
const areas = figures([
  ['owned_ha', 'ha', 'Land held in our own name.', ''],
  ['leased_ha', 'ha', 'Land rented from others.', ''],
  ['sharefarmed_ha', 'ha', 'Land of others that is farmed for a share of the crop.', ''],
  ['agisted_in_ha', 'ha', 'Land of others where our stock are agisted.', ''],
  ['leased_sharefarmed_ha', 'ha', 'All land of others that we farm.', 'leased_ha + sharefarmed_ha + agisted_in_ha'],
  ['managed_ha', 'ha', 'All land that we run, whoever owns it.',
    'owned_ha + leased_sharefarmed_ha - leased_out_ha'],
  ['leased_out_ha', 'ha', 'Our land that others rent.', ''],
  ['non_productive_ha', 'ha', 'Timber, roads, storages and the house block.', ''],
  ['effective_ha', 'ha', 'The land that can earn something.', 'managed_ha - non_productive_ha'],
  ['arable_ha', 'ha', 'Land that could carry a crop.', ''],
  ['grazing_ha', 'ha', 'Land mostly kept for stock.', ''],
  ['owned_pct_of_managed', 'fraction', 'How much of the land that we run is our own.', 'owned_ha / managed_ha'],
])

// prettier-ignore
const owned = figures([
  ['owned_land_val', '$ ≥ 0', 'Land in our own name, without its water.', '', 'owned_ha'],
  ['owned_water_val', '$ ≥ 0', 'Water entitlements that we hold, at the market price.', '', 'owned_ha'],
  ['owned_infrastructure_val', '$ ≥ 0', 'Fences, water points, power lines and storages.', '', 'owned_ha'],
  ['owned_buildings_val', '$ ≥ 0', 'Houses and sheds.', '', 'owned_ha'],
  ['owned_plant_val', '$ ≥ 0', 'Machinery and vehicles at what they would sell for.', '', 'owned_ha'],
  ['owned_livestock_val', '$ ≥ 0', 'Stock on hand at the standard value of their class.', '', 'owned_ha'],
  ['owned_grain_on_hand_val', '$ ≥ 0', 'Grain and lint not yet sold.', '', 'owned_ha'],
  ['owned_fodder_on_hand_val', '$ ≥ 0', 'Hay, silage and feed in store.', '', 'owned_ha'],
  ['owned_inputs_on_hand_val', '$ ≥ 0', 'Fertiliser, chemical and fuel in store, at cost.',
    'usually(rows(inputs_on_hand))', 'owned_ha'],
  ['owned_growing_crop_val', '$ ≥ 0', 'What has been spent so far on crops in the ground.', '', 'owned_ha'],
  ['owned_wool_on_hand_val', '$ ≥ 0', 'Wool shorn and not yet sold.', '', 'owned_ha'],
  ['owned_cash_fmd_val', '$ ≥ 0', 'Money in the bank and in farm management deposits.', '', 'owned_ha'],
  ['owned_other_val', '$ ≥ 0', 'Co-operative shares and whatever else we own.', '', 'owned_ha'],
  ['owned_total_val', '$ ≥ 0', 'Everything that we own.', 'sum(owned_*_val)', 'owned_ha'],
])

// prettier-ignore
const leased = figures([
  ['leased_land_val', '$ ≥ 0', 'Rented and sharefarmed land at market value.', '', 'leased_sharefarmed_ha'],
  ['leased_water_val', '$ ≥ 0', 'Entitlements leased in.', '', 'leased_sharefarmed_ha'],
  ['leased_infrastructure_val', '$ ≥ 0', 'Fixtures of the landlord that we use.', '', 'leased_sharefarmed_ha'],
  ['leased_buildings_val', '$ ≥ 0', 'Buildings of the landlord that we use.', '', 'leased_sharefarmed_ha'],
  ['leased_plant_val', '$ ≥ 0', 'Plant on operating lease.', '', 'leased_sharefarmed_ha'],
  ['leased_livestock_val', '$ ≥ 0', 'Stock leased, or agisted here for others.', '', 'leased_sharefarmed_ha'],
  ['leased_other_val', '$ ≥ 0', 'Anything else of others that we use.', '', 'leased_sharefarmed_ha'],
  ['leased_total_val', '$ ≥ 0', 'Everything of others that we use.', 'sum(leased_*_val)', 'leased_sharefarmed_ha'],
])

const managedOther =
  'sum(owned_*_on_hand_val, owned_growing_crop_val, owned_cash_fmd_val, owned_other_val, leased_other_val)'

/** With what a total that was typed says beyond its lines. */
const managedTotal = `sum(managed_*_val) + ${beyondLines(owned, 'owned')} + ${beyondLines(leased, 'leased')}`

// prettier-ignore
const managed = figures([
  ...(['land', 'water', 'infrastructure', 'buildings', 'plant', 'livestock'] as const).map(managedValue),
  ['managed_other_val', '$ ≥ 0', 'Stores, growing crops, cash and whatever else we work with.',
    managedOther, 'managed_ha'],
  ['managed_total_val', '$ ≥ 0', 'All that we work with, owned or not.', managedTotal, 'managed_ha'],
])

// prettier-ignore
const changes = figures([
  ['opening_owned_total_val', '$ ≥ 0', 'Everything that we owned when the period began.',
    'last(owned_total_val)'],
  ['average_owned_total_val', '$ ≥ 0', 'Halfway between what we owned at the start and at the end.',
    '(opening_owned_total_val! + owned_total_val!) / 2'],
  ['average_managed_total_val', '$ ≥ 0', 'Halfway between what we worked with at the start and at the end.',
    '(last(managed_total_val)! + managed_total_val!) / 2'],
  ['land_revaluation_val', '$', 'What land gained or lost in price, without buying or selling.',
    'owned_land_val! - last(owned_land_val)! - land_purchase_val! + land_sale_val!'],
  ['land_purchase_val', '$ ≥ 0', 'Land bought in the period.', ''],
  ['land_sale_val', '$ ≥ 0', 'Land sold in the period.', ''],
  ['plant_opening_val', '$ ≥ 0', 'Machinery and vehicles when the period began.', 'last(owned_plant_val)'],
  ['plant_purchase_val', '$ ≥ 0', 'Machinery and vehicles bought.', ''],
  ['plant_sale_val', '$ ≥ 0', 'Machinery and vehicles sold.', ''],
  ['plant_depreciation_val', '$', 'What plant lost in market value over the period.',
    'plant_opening_val! + plant_purchase_val - plant_sale_val - owned_plant_val!'],
  ['livestock_opening_val', '$ ≥ 0', 'Stock on hand when the period began, at the same standard values.',
    'last(owned_livestock_val)'],
  ['grain_opening_val', '$ ≥ 0', 'Unsold grain and lint when the period began.',
    'last(owned_grain_on_hand_val)'],
])

export const assetValues = { ...areas, ...owned, ...leased, ...managed, ...changes }

// prettier-ignore
function managedValue<const A extends string>(asset: A) {
  const formula = `owned_${asset}_val + leased_${asset}_val` as const
  return [`managed_${asset}_val`, '$ ≥ 0', `${figureLabel(asset)}, owned or not.`, formula, 'managed_ha'] as const
}

function beyondLines(group: object, whose: 'owned' | 'leased'): string {
  const total = `${whose}_total_val`
  const lines = Object.keys(group).filter(name => name.endsWith('_val') && name !== total)
  return `(${[total, ...lines].join(' - ')})`
}
