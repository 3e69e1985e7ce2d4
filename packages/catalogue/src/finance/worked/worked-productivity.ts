// For tests: group G by hand: what land, rain, stock, water and people yielded (domain 7.7).

import { dollars as $ } from './invented-dollars.ts'
import { measures as m } from './invented-measures.ts'
import { overheadOf } from './worked-segments.ts'
import {
  averageDse,
  cropIncome,
  croppedHa,
  effectiveHa,
  grossIncome,
  hundredsOfMm,
  labourCost,
  overheads,
  people,
  stockIncome,
} from './worked-sums.ts'
import type { Results } from './worked-sums.ts'

/** C160: a hectare and 100 mm of rain. */
const haAndRain = effectiveHa * hundredsOfMm

export function workedProductivity(r: Results) {
  return { ...headlines(r), ...workedCrops(r), ...workedStock(r) }
}

/** C159 to C162. */
function headlines({ costs, grossMargin, operatingProfit, machineryCost }: Results) {
  return {
    income_per_ha: grossIncome / effectiveHa,
    income_per_dse: grossIncome / averageDse,
    income_per_100mm: grossIncome / haAndRain,
    income_per_fte: grossIncome / people,
    direct_costs_per_ha: costs.total / effectiveHa,
    direct_costs_per_dse: costs.total / averageDse,
    direct_costs_per_100mm: costs.total / haAndRain,
    direct_costs_per_fte: costs.total / people,
    margin_per_ha: grossMargin / effectiveHa,
    margin_per_dse: grossMargin / averageDse,
    margin_per_100mm: grossMargin / haAndRain,
    margin_per_fte: grossMargin / people,
    overheads_per_ha: overheads / effectiveHa,
    overheads_per_dse: overheads / averageDse,
    overheads_per_100mm: overheads / haAndRain,
    overheads_per_fte: overheads / people,
    profit_per_ha: operatingProfit / effectiveHa,
    profit_per_dse: operatingProfit / averageDse,
    profit_per_100mm: operatingProfit / haAndRain,
    profit_per_fte: operatingProfit / people,
    labour_cost_per_ha: labourCost / effectiveHa,
    labour_cost_per_dse: labourCost / averageDse,
    labour_cost_per_100mm: labourCost / haAndRain,
    machinery_cost_per_ha: machineryCost / effectiveHa,
    machinery_cost_per_dse: machineryCost / averageDse,
    machinery_cost_per_100mm: machineryCost / haAndRain,
    machinery_cost_per_fte: machineryCost / people,
  }
}

function workedCrops(r: Results) {
  const cropMargin = r.drylandMargin + r.irrigatedMargin + r.caneMargin
  const ofDrylandHa = ($.dl_crop_direct_cost + overheadOf.dry) / m.dl_area_cropped_ha
  const ofIrrigatedHa = ($.ir_crop_direct_cost + overheadOf.irr) / m.ir_area_cropped_ha
  return {
    crop_income_per_crop_ha: cropIncome / croppedHa,
    crop_margin_per_crop_ha: cropMargin / croppedHa,
    profit_per_ha_per_mm_gsr: r.operatingProfit / (effectiveHa * m.rain_gsr_mm),
    income_per_ml: $.irrigated_crop_income / m.water_used_ml,
    margin_per_ml: r.irrigatedMargin / m.water_used_ml,
    /** C36: wheat is of dry land, cotton of watered land. */
    cost_of_production_wheat: ofDrylandHa / m.wheat_yield,
    cost_of_production_cotton: ofIrrigatedHa / m.cotton_yield,
  }
}

function workedStock(r: Results) {
  const cost = r.costs.stock + overheadOf.live
  const costOfCattle = (cost * m.gz_cattle_dse) / averageDse
  const costOfSheep = (cost * m.gz_sheep_dse) / averageDse
  const earnedBySheep = $.sheep_income + $.wool_income
  const kgBeef = m.kg_beef_per_dse * m.gz_cattle_dse
  const kgLamb = m.kg_sheepmeat_per_ha * m.gz_area_ha
  const kgWool = m.kg_wool_per_dse * m.gz_sheep_dse
  return {
    livestock_income_per_dse: stockIncome / averageDse,
    livestock_margin_per_dse: r.stockMargin / averageDse,
    /** C113: cattle bear of the stock's costs what they eat. */
    cost_of_production_beef: costOfCattle / kgBeef,
    /** C114: lamb and wool bear what each earned. */
    cost_of_production_lamb: (costOfSheep * $.sheep_income) / earnedBySheep / kgLamb,
    cost_of_production_wool: (costOfSheep * $.wool_income) / earnedBySheep / kgWool,
    average_dse: averageDse,
    dse_per_ha: averageDse / m.gz_area_ha,
    dse_per_ha_per_100mm: averageDse / (m.gz_area_ha * hundredsOfMm),
    average_ae: averageDse / 8.4,
  }
}
