// Group C: land by class and water by security, with what a hectare and a megalitre are worth.

import { figures } from './figures.ts'

const landClasses = [
  ['dry_arable', 'Good dryland cropping land'],
  ['dry_arable_high', 'Heavy dryland cropping land of the best class'],
  ['dry_marginal', 'Dryland cropping land on the margin'],
  ['irr_developed_furrow', 'Land laid out for furrows and siphons'],
  ['irr_developed_bankless', 'Land laid out for bankless channels or drip'],
  ['irr_developed_pivot', 'Land under pivots and laterals'],
  ['irr_undeveloped', 'Land that water can reach, not yet laid out'],
  ['pasture_improved', 'Improved temperate pasture'],
  ['pasture_tropical', 'Improved tropical pasture'],
  ['pasture_native', 'Native pasture'],
  ['pasture_rangeland', 'Rangeland'],
  ['pasture_irrigated', 'Irrigated pasture'],
  ['storage_land', 'Land under dams and storages'],
  ['timber_land', 'Timber and land set aside'],
  ['infrastructure_land', 'Yards, roads and the house block'],
  ['other_land', 'Horticulture, lifestyle and any other land'],
] as const

/** Security class, what it is, and how much of the entitlement can be counted on. */
const waterClasses = [
  ['high_security', 'the most reliable class', 0.95],
  ['general_security', 'general or medium security', 0.6],
  ['supplementary', 'supplementary or unsupplemented flows', 0.3],
  ['groundwater', 'bores and aquifers', 0.9],
  ['floodplain', 'floodplain and overland flow', 0.5],
  ['unregulated', 'unregulated rivers', 0.5],
  ['stock_domestic', 'stock and domestic use', 0.5],
  ['other_water', 'recycled, scheme and any other water', 0.5],
] as const

const allOf = (classes: readonly (readonly [string, ...unknown[]])[], measure: string) =>
  `sum(${classes.map(([name]) => `${name}_${measure}`).join(', ')})`
const reliableMl = waterClasses.map(([name, , share]) => `${name}_ml * ${share}`).join(' + ')

// prettier-ignore
const land = figures([
  ...landClasses.flatMap(([name, words]) => landClass(name, words)),
  ['land_class_total_ha', 'ha', 'All classes of land together; should come to the managed hectares.',
    allOf(landClasses, 'ha')],
  ['land_class_total_val', '$ ≥ 0', 'All classes of land together.',
    allOf(landClasses, 'val'), 'land_class_total_ha'],
])

// prettier-ignore
const water = figures([
  ...waterClasses.flatMap(([name, words]) => waterClass(name, words)),
  ['water_total_ml', 'ML', 'All entitlements held.', allOf(waterClasses, 'ml')],
  ['water_total_val', '$ ≥ 0', 'All entitlements at market value.', allOf(waterClasses, 'val')],
  ['water_avg_val_per_ml', '$/ML', 'What a megalitre of entitlement is worth, over all classes.',
    'water_total_val / water_total_ml'],
  ['water_available_ml', 'ML', 'What could be used: allocated, carried over and bought in.',
    'water_total_ml * water_allocation_pct + water_carryover_ml + water_purchased_ml'],
  ['water_allocation_pct', 'fraction', 'How much of all entitlements together was allocated.', ''],
  ['water_carryover_ml', 'ML', 'Brought over from the year before.', ''],
  ['water_purchased_ml', 'ML', 'Temporary water bought in.', ''],
  ['water_sold_ml', 'ML', 'Temporary water sold.', ''],
  ['water_used_ml', 'ML', 'Water that went on in all irrigations.', ''],
  ['water_used_per_irrigated_ha', 'ML/ha', 'Water used on each irrigated hectare.',
    'water_used_ml / ir_area_irrigated_ha'],
  ['water_loss_ml', 'ML', 'Lost to evaporation and seepage.', ''],
  ['storage_capacity_ml', 'ML', 'What our own storages hold when full.', ''],
  ['storage_opening_ml', 'ML', 'In store when the period began.', 'last(storage_closing_ml)'],
  ['storage_closing_ml', 'ML', 'In store when the period ended.', ''],
  ['water_security_index', '0-1', 'How far the entitlements can be relied on: 1 is water every year.',
    `(${reliableMl}) / water_total_ml`],
])

export const landAndWater = { ...land, ...water }

// prettier-ignore
function landClass<const C extends string>(name: C, words: string) {
  return [
    [`${name}_owned_ha`, 'ha', `${words}: our own.`, ''],
    [`${name}_leased_ha`, 'ha', `${words}: leased or sharefarmed.`, ''],
    [`${name}_ha`, 'ha', `${words}: all of it.`, `${name}_owned_ha + ${name}_leased_ha`],
    [`${name}_val`, '$ ≥ 0', `${words}: market value without water.`, '', `${name}_ha`],
  ] as const
}

// prettier-ignore
function waterClass<const C extends string>(name: C, words: string) {
  return [
    [`${name}_ml`, 'ML', `Entitlement held: ${words}.`, ''],
    [`${name}_val`, '$ ≥ 0', `Market value of the entitlement: ${words}.`, '', `${name}_ml`],
  ] as const
}
