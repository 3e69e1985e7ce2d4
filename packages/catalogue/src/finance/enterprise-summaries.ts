// Group K: dryland crops, irrigated crops and grazing, one block each, and the hectares of cane.

import { figures } from './figures.ts'
import { livestockLines } from './production-expenses.ts'
import { per100mm, standing } from './unnamed-sums.ts'

const dryland = ['dry_arable', 'dry_arable_high', 'dry_marginal']
const developed = ['irr_developed_furrow', 'irr_developed_bankless', 'irr_developed_pivot']
const irrigated = [...developed, 'irr_undeveloped']
const pasture = ['improved', 'tropical', 'native', 'rangeland', 'irrigated'].map(
  kind => `pasture_${kind}`,
)
const stockCosts = livestockLines.map(([line]) => standing(line)).join(' + ')
const middling = ['supplementary', 'floodplain', 'unregulated']

// prettier-ignore
const crops = figures([
  ...cropSummary('dl', 'dryland', dryland, 'dryland_crop_income'),
  ...cropSummary('ir', 'irrigated', irrigated, 'irrigated_crop_income'),
  ['cane_area_ha', 'ha', 'Under cane, as plant or ratoon.', ''],
])

// prettier-ignore
const irrigation = figures([
  ['ir_area_developed_ha', 'ha', 'Land laid out for irrigation.', sumOf(developed, 'ha')],
  ['ir_area_irrigated_ha', 'ha', 'Crop land that was watered at least once.', ''],
  ['ir_pct_developed_used', 'fraction', 'How much of the land laid out was watered.',
    'ir_area_irrigated_ha / ir_area_developed_ha'],
  ['ir_ml_used', 'ML', 'Water that went on in all irrigations.', 'water_used_ml'],
  ['ir_ml_per_ha', 'ML/ha', 'Water used on each irrigated hectare.', 'ir_ml_used / ir_area_irrigated_ha'],
  ['ir_entitlement_high_ml', 'ML', 'High security entitlement.', 'high_security_ml'],
  ['ir_entitlement_general_ml', 'ML', 'General security entitlement.', 'general_security_ml'],
  ['ir_entitlement_supplementary_ml', 'ML', 'Supplementary, floodplain and unregulated entitlement.',
    sumOf(middling, 'ml')],
  ['ir_entitlement_groundwater_ml', 'ML', 'Groundwater entitlement.', 'groundwater_ml'],
  ['ir_entitlement_other_ml', 'ML', 'Any other entitlement.', 'other_water_ml'],
  ['ir_entitlement_total_ml', 'ML', 'All entitlements, without stock and domestic use.',
    'sum(ir_entitlement_*_ml)'],
  ['ir_avg_val_high_per_ml', '$/ML', 'What a megalitre of high security is worth.',
    'high_security_val / high_security_ml'],
  ['ir_avg_val_general_per_ml', '$/ML', 'What a megalitre of general security is worth.',
    'general_security_val / general_security_ml'],
  ['ir_avg_val_supplementary_per_ml', '$/ML', 'What a supplementary, floodplain or unregulated megalitre is worth.',
    `${sumOf(middling, 'val')} / ${sumOf(middling, 'ml')}`],
  ['ir_avg_val_groundwater_per_ml', '$/ML', 'What a megalitre of groundwater is worth.',
    'groundwater_val / groundwater_ml'],
  ['ir_avg_val_other_per_ml', '$/ML', 'What any other megalitre is worth.', 'other_water_val / other_water_ml'],
  ['ir_allocation_pct', 'fraction', 'How much of all entitlements was allocated.', 'water_allocation_pct'],
  ['ir_ml_available', 'ML', 'What could be used: allocated, carried over and bought in.', 'water_available_ml'],
  ['ir_storage_capacity_ml', 'ML', 'What our own storages hold when full.', 'storage_capacity_ml'],
  ['ir_storage_ml_per_developed_ha', 'ML/ha', 'Storage behind each hectare laid out.',
    'ir_storage_capacity_ml / ir_area_developed_ha'],
  ['ir_ml_entitlement_per_developed_ha', 'ML/ha', 'Entitlement behind each hectare laid out.',
    'ir_entitlement_total_ml / ir_area_developed_ha'],
  ['ir_pivot_lateral_ha', 'ha', 'Watered by pivot or lateral.', ''],
  ['ir_furrow_syphon_ha', 'ha', 'Watered by siphon and furrow.', ''],
  ['ir_bankless_ha', 'ha', 'Watered by bankless channel.', ''],
  ['ir_drip_ha', 'ha', 'Watered by drip below the soil.', ''],
  ['ir_bales_per_ml', 'bales/ML', 'Bales from each megalitre put on.', 'bales_per_ml'],
  ['ir_gpwui', 'bales/ML', 'Bales from each megalitre of irrigation, rain and soil water.', ''],
  ['ir_income_per_ml', '$/ML', 'Irrigated income from each megalitre used.', 'ir_crop_income / ir_ml_used'],
  ['ir_margin_per_ml', '$/ML', 'Irrigated gross margin from each megalitre used.',
    'ir_crop_gross_margin / ir_ml_used'],
])

// prettier-ignore
const grazing = figures([
  ['gz_area_ha', 'ha', 'Pasture and forage that stock can use.', ''],
  ['gz_area_grazed_crop_ha', 'ha', 'Crops and stubbles that were grazed.', ''],
  ['gz_avg_dse', 'DSE', 'Stock carried over the year.', 'average_dse'],
  ['gz_opening_dse', 'DSE', 'Stock carried when the period began.', 'last(gz_closing_dse)'],
  ['gz_closing_dse', 'DSE', 'Stock carried when the period ended.', ''],
  ['gz_max_dse', 'DSE', 'Stock carried at the end of the fullest month.', ''],
  ['gz_sheep_dse', 'DSE', 'Sheep carried over the year.', ''],
  ['gz_cattle_dse', 'DSE', 'Cattle carried over the year.', ''],
  ['gz_other_dse', 'DSE', 'Other stock carried over the year.', ''],
  ['gz_sheep_head', 'no', 'Sheep, halfway between start and end.', ''],
  ['gz_cattle_head', 'no', 'Cattle, halfway between start and end.', ''],
  ['gz_dse_per_ha', 'DSE/ha', 'Stock carried on each grazed hectare.', 'gz_avg_dse / gz_area_ha'],
  ['gz_dse_per_100mm', 'DSE/ha/100mm', 'Stock carried on each grazed hectare for 100 mm of rain.',
    `gz_dse_per_ha / ${per100mm}`],
  ['gz_paddocks_no', 'no', 'Paddocks that are grazed.', ''],
  ['gz_avg_paddock_ha', 'ha', 'Size of a grazed paddock.', 'gz_area_ha / gz_paddocks_no'],
  ['gz_mobs_no', 'no', 'Mobs that are usually run.', ''],
  ['gz_water_points_no', 'no', 'Places where stock can drink.', 'pas_total_water_points_no'],
  ['gz_ha_per_water_point', 'ha', 'Land for each place to drink.', 'gz_area_ha / gz_water_points_no'],
  ['gz_kg_produced', 'kg', 'Liveweight grown, over all stock.', ''],
  ['gz_kg_per_ha', 'kg/ha', 'Liveweight grown on each grazed hectare.', 'gz_kg_produced / gz_area_ha'],
  ['gz_kg_per_dse', 'kg/DSE', 'Liveweight grown for each DSE.', 'gz_kg_produced / gz_avg_dse'],
  ['gz_income', '$', 'All stock and wool.', 'livestock_income', 'gz_area_ha'],
  ['gz_income_per_dse', '$/DSE', 'Income for each DSE.', 'gz_income / gz_avg_dse'],
  ['gz_direct_cost', '$', 'Shearing to pasture, and what stock bear of other costs, unless another sum is entered.',
    `usually(${stockCosts} + rows(stock_costs_beside))`],
  ['gz_gross_margin', '$', 'Income from stock less its direct costs.', 'gz_income! - gz_direct_cost!', 'gz_area_ha'],
  ['gz_gross_margin_per_dse', '$/DSE', 'Gross margin for each DSE.', 'gz_gross_margin / gz_avg_dse'],
  ['gz_feed_cost_per_dse', '$/DSE', 'What was fed by hand to each DSE.', 'feed_cost_per_dse'],
  ['gz_cost_of_production', '$/kg', 'What a kilogram of liveweight cost, with its part of the overheads.',
    '(gz_direct_cost! + co_live_overhead!) / gz_kg_produced'],
  ['gz_land_val_per_dse', '$/DSE', 'Pasture behind each DSE.', `${sumOf(pasture, 'val')} / gz_avg_dse`],
  ['gz_land_val_per_ha', '$/ha', 'What a hectare of pasture is worth.',
    `${sumOf(pasture, 'val')} / ${sumOf(pasture, 'ha')}`],
  ['gz_sheep_cattle_dse_ratio', 'x', 'Sheep for each beast, both in DSE.', 'gz_sheep_dse / gz_cattle_dse'],
])

export const enterpriseSummaries = { ...crops, ...irrigation, ...grazing }

// prettier-ignore
function cropSummary<const C extends string>(p: C, kind: string, land: readonly string[], income: string) {
  return [
    [`${p}_area_available_ha`, 'ha', `All land for ${kind} crops.`, sumOf(land, 'ha')],
    [`${p}_area_cropped_ha`, 'ha', `Sown to ${kind} crops; a second crop counts again.`, ''],
    [`${p}_area_harvested_ha`, 'ha', `Harvested for grain, lint or cane, ${kind}.`, ''],
    [`${p}_area_fallow_ha`, 'ha', `Kept in fallow, ${kind}.`, ''],
    [`${p}_area_failed_ha`, 'ha', `Sown and failed, ${kind}.`, ''],
    [`${p}_area_hay_ha`, 'ha', `Cut for hay, each hectare once, ${kind}.`, ''],
    [`${p}_area_double_crop_ha`, 'ha', `Sown again in the same year, ${kind}.`, ''],
    [`${p}_cropping_intensity`, 'fraction', `How much of the land for ${kind} crops was sown.`,
      `${p}_area_cropped_ha / ${p}_area_available_ha`],
    [`${p}_crop_types_no`, 'no', `Kinds of crop sown, ${kind}.`, ''],
    [`${p}_paddocks_no`, 'no', `Paddocks for ${kind} crops.`, ''],
    [`${p}_avg_paddock_ha`, 'ha', `Size of a paddock for ${kind} crops.`, ''],
    [`${p}_main_crop_ha`, 'ha', `Sown to the largest of the ${kind} crops.`, ''],
    [`${p}_main_crop_yield`, 't or bales/ha', `Yield of that crop, in tonnes or bales, ${kind}.`, ''],
    [`${p}_crop_income`, '$', `Worth of all ${kind} crops.`, income, `${p}_area_cropped_ha`],
    [`${p}_crop_direct_cost`, '$', `What the ${kind} crops cost by themselves.`, ''],
    [`${p}_crop_gross_margin`, '$', `Income less direct costs of ${kind} crops.`,
      `${p}_crop_income! - ${p}_crop_direct_cost!`, `${p}_area_cropped_ha`],
    [`${p}_crop_gm_per_mm`, '$/mm', `Gross margin of a hectare from each millimetre that the ${kind} crops used.`,
      `${p}_crop_gross_margin / ${p}_area_cropped_ha / rows(${kind}_water_mm)`],
    [`${p}_avg_wue`, 'kg/ha/mm', `Grain from each millimetre, over all ${kind} hectares.`, ''],
    [`${p}_fallow_rain_mm`, 'mm', `Rain on the fallow before sowing, over all ${kind} hectares.`, ''],
    [`${p}_land_val_per_ha`, '$/ha', `What a hectare for ${kind} crops is worth.`,
      `${sumOf(land, 'val')} / ${sumOf(land, 'ha')}`],
  ] as const
}

function sumOf(classes: readonly string[], measure: 'ha' | 'ml' | 'val'): string {
  return `sum(${classes.map(name => `${name}_${measure}`).join(', ')})`
}
