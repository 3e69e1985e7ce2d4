// For tests: group K by hand: dryland, irrigated and grazing (domain 7.11).

import { dollars as $ } from './invented-dollars.ts'
import { measures as m, measuresBefore, measuresOfRows as rows } from './invented-measures.ts'
import {
  availableMl,
  developedHa,
  drylandHa,
  drylandVal,
  irrigatedHa,
  irrigatedVal,
  pastureHa,
  pastureVal,
  waterForIrrigationMl,
} from './worked-land.ts'
import { allWaterPoints } from './worked-pastures.ts'
import { overheadOf } from './worked-segments.ts'
import { averageDse, hundredsOfMm, stockIncome } from './worked-sums.ts'
import type { Results } from './worked-sums.ts'

const middlingMl = m.supplementary_ml + m.floodplain_ml + m.unregulated_ml
const middlingVal = $.supplementary_val + $.floodplain_val + $.unregulated_val

export function workedEnterprises(r: Results) {
  return { ...workedFields(r), ...workedIrrigation(r), ...workedGrazing(r) }
}

function workedFields({ drylandMargin, irrigatedMargin }: Results) {
  return {
    dl_area_available_ha: drylandHa,
    dl_cropping_intensity: m.dl_area_cropped_ha / drylandHa,
    dl_crop_income: $.dryland_crop_income,
    dl_crop_gross_margin: drylandMargin,
    dl_crop_gm_per_mm: drylandMargin / (m.dl_area_cropped_ha * rows.dryland_water_mm),
    dl_land_val_per_ha: drylandVal / drylandHa,
    ir_area_available_ha: irrigatedHa,
    ir_cropping_intensity: m.ir_area_cropped_ha / irrigatedHa,
    ir_crop_income: $.irrigated_crop_income,
    ir_crop_gross_margin: irrigatedMargin,
    ir_crop_gm_per_mm: irrigatedMargin / (m.ir_area_cropped_ha * rows.irrigated_water_mm),
    ir_land_val_per_ha: irrigatedVal / irrigatedHa,
  }
}

function workedIrrigation({ irrigatedMargin }: Results) {
  return {
    ir_area_developed_ha: developedHa,
    ir_pct_developed_used: m.ir_area_irrigated_ha / developedHa,
    ir_ml_used: m.water_used_ml,
    ir_ml_per_ha: m.water_used_ml / m.ir_area_irrigated_ha,
    ir_entitlement_high_ml: m.high_security_ml,
    ir_entitlement_general_ml: m.general_security_ml,
    ir_entitlement_supplementary_ml: middlingMl,
    ir_entitlement_groundwater_ml: m.groundwater_ml,
    ir_entitlement_other_ml: m.other_water_ml,
    ir_entitlement_total_ml: waterForIrrigationMl,
    ir_avg_val_high_per_ml: $.high_security_val / m.high_security_ml,
    ir_avg_val_general_per_ml: $.general_security_val / m.general_security_ml,
    ir_avg_val_supplementary_per_ml: middlingVal / middlingMl,
    ir_avg_val_groundwater_per_ml: $.groundwater_val / m.groundwater_ml,
    ir_avg_val_other_per_ml: $.other_water_val / m.other_water_ml,
    ir_allocation_pct: m.water_allocation_pct,
    ir_ml_available: availableMl,
    ir_storage_capacity_ml: m.storage_capacity_ml,
    ir_storage_ml_per_developed_ha: m.storage_capacity_ml / developedHa,
    ir_ml_entitlement_per_developed_ha: waterForIrrigationMl / developedHa,
    ir_bales_per_ml: m.bales_per_ml,
    ir_income_per_ml: $.irrigated_crop_income / m.water_used_ml,
    ir_margin_per_ml: irrigatedMargin / m.water_used_ml,
  }
}

function workedGrazing({ costs, stockMargin }: Results) {
  return {
    gz_avg_dse: averageDse,
    gz_opening_dse: measuresBefore.gz_closing_dse,
    gz_dse_per_ha: averageDse / m.gz_area_ha,
    gz_dse_per_100mm: averageDse / (m.gz_area_ha * hundredsOfMm),
    gz_avg_paddock_ha: m.gz_area_ha / m.gz_paddocks_no,
    gz_water_points_no: allWaterPoints,
    gz_ha_per_water_point: m.gz_area_ha / allWaterPoints,
    gz_kg_per_ha: m.gz_kg_produced / m.gz_area_ha,
    gz_kg_per_dse: m.gz_kg_produced / averageDse,
    gz_income: stockIncome,
    gz_income_per_dse: stockIncome / averageDse,
    gz_direct_cost: costs.stock,
    gz_gross_margin: stockMargin,
    gz_gross_margin_per_dse: stockMargin / averageDse,
    gz_feed_cost_per_dse: costs.feed / averageDse,
    gz_cost_of_production: (costs.stock + overheadOf.live) / m.gz_kg_produced,
    gz_land_val_per_dse: pastureVal / averageDse,
    gz_land_val_per_ha: pastureVal / pastureHa,
    gz_sheep_cattle_dse_ratio: m.gz_sheep_dse / m.gz_cattle_dse,
  }
}
