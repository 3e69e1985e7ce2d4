// For tests: group C by hand: land by class and water by security (domain 7.3).

import { dollars as $ } from './invented-dollars.ts'
import { measures as m, measuresBefore } from './invented-measures.ts'

export const landClassHa = {
  dry_arable_ha: m.dry_arable_owned_ha + m.dry_arable_leased_ha,
  dry_arable_high_ha: m.dry_arable_high_owned_ha + m.dry_arable_high_leased_ha,
  dry_marginal_ha: m.dry_marginal_owned_ha + m.dry_marginal_leased_ha,
  irr_developed_furrow_ha: m.irr_developed_furrow_owned_ha + m.irr_developed_furrow_leased_ha,
  irr_developed_bankless_ha: m.irr_developed_bankless_owned_ha + m.irr_developed_bankless_leased_ha,
  irr_developed_pivot_ha: m.irr_developed_pivot_owned_ha + m.irr_developed_pivot_leased_ha,
  irr_undeveloped_ha: m.irr_undeveloped_owned_ha + m.irr_undeveloped_leased_ha,
  pasture_improved_ha: m.pasture_improved_owned_ha + m.pasture_improved_leased_ha,
  pasture_tropical_ha: m.pasture_tropical_owned_ha + m.pasture_tropical_leased_ha,
  pasture_native_ha: m.pasture_native_owned_ha + m.pasture_native_leased_ha,
  pasture_rangeland_ha: m.pasture_rangeland_owned_ha + m.pasture_rangeland_leased_ha,
  pasture_irrigated_ha: m.pasture_irrigated_owned_ha + m.pasture_irrigated_leased_ha,
  storage_land_ha: m.storage_land_owned_ha + m.storage_land_leased_ha,
  timber_land_ha: m.timber_land_owned_ha + m.timber_land_leased_ha,
  infrastructure_land_ha: m.infrastructure_land_owned_ha + m.infrastructure_land_leased_ha,
  other_land_ha: m.other_land_owned_ha + m.other_land_leased_ha,
}

const c = landClassHa
export const drylandHa = c.dry_arable_ha + c.dry_arable_high_ha + c.dry_marginal_ha
export const developedHa =
  c.irr_developed_furrow_ha + c.irr_developed_bankless_ha + c.irr_developed_pivot_ha
export const irrigatedHa = developedHa + c.irr_undeveloped_ha
export const pastureHa =
  c.pasture_improved_ha +
  c.pasture_tropical_ha +
  c.pasture_native_ha +
  c.pasture_rangeland_ha +
  c.pasture_irrigated_ha
export const landClassesHa =
  drylandHa +
  irrigatedHa +
  pastureHa +
  c.storage_land_ha +
  c.timber_land_ha +
  c.infrastructure_land_ha +
  c.other_land_ha

export const drylandVal = $.dry_arable_val + $.dry_arable_high_val + $.dry_marginal_val
export const irrigatedVal =
  $.irr_developed_furrow_val +
  $.irr_developed_bankless_val +
  $.irr_developed_pivot_val +
  $.irr_undeveloped_val
export const pastureVal =
  $.pasture_improved_val +
  $.pasture_tropical_val +
  $.pasture_native_val +
  $.pasture_rangeland_val +
  $.pasture_irrigated_val

export const waterForIrrigationMl =
  m.high_security_ml +
  m.general_security_ml +
  m.supplementary_ml +
  m.groundwater_ml +
  m.floodplain_ml +
  m.unregulated_ml +
  m.other_water_ml
const waterMl = waterForIrrigationMl + m.stock_domestic_ml
const waterVal =
  $.high_security_val +
  $.general_security_val +
  $.supplementary_val +
  $.groundwater_val +
  $.floodplain_val +
  $.unregulated_val +
  $.stock_domestic_val +
  $.other_water_val
/** High 0.95, general 0.6, supplementary 0.3, groundwater 0.9 and 0.5 of all others. */
const reliableMl =
  0.95 * m.high_security_ml +
  0.6 * m.general_security_ml +
  0.3 * m.supplementary_ml +
  0.9 * m.groundwater_ml +
  0.5 * (m.floodplain_ml + m.unregulated_ml + m.stock_domestic_ml + m.other_water_ml)
/** Allocated, carried over, and bought in. */
export const availableMl =
  waterMl * m.water_allocation_pct + m.water_carryover_ml + m.water_purchased_ml

export const workedLand = {
  ...landClassHa,
  land_class_total_ha: landClassesHa,
  land_class_total_val:
    drylandVal +
    irrigatedVal +
    pastureVal +
    $.storage_land_val +
    $.timber_land_val +
    $.infrastructure_land_val +
    $.other_land_val,
  water_total_ml: waterMl,
  water_total_val: waterVal,
  water_avg_val_per_ml: waterVal / waterMl,
  water_available_ml: availableMl,
  water_used_per_irrigated_ha: m.water_used_ml / m.ir_area_irrigated_ha,
  storage_opening_ml: measuresBefore.storage_closing_ml,
  water_security_index: reliableMl / waterMl,
}
