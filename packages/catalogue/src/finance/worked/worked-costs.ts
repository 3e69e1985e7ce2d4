// For tests: direct costs by hand (domain 7.10), once as paid and once as used up. All reckoning of this
// folder is in dollars.

import { paid, usedUp } from './invented-expenses.ts'

/** The costs that stand: what was used up where that is known. */
export interface Costs {
  readonly nitrogen: number
  readonly fertiliser: number
  readonly chemicals: number
  readonly contractors: number
  readonly fuel: number
  readonly repairs: number
  readonly water: number
  readonly pumping: number
  readonly ginning: number
  readonly freight: number
  readonly feed: number
  /** Shearing to pasture: what only stock have. */
  readonly stock: number
  readonly total: number
}

const paidFertiliser =
  paid.exp_fertiliser_n + paid.exp_fertiliser_p + paid.exp_fertiliser_k + paid.exp_fertiliser_other
const paidChemicals =
  paid.exp_herbicide_fallow +
  paid.exp_herbicide_crop +
  paid.exp_insecticide +
  paid.exp_fungicide +
  paid.exp_growth_regulator_defoliant
const paidContractors =
  paid.exp_contract_planting +
  paid.exp_contract_spraying +
  paid.exp_contract_harvest +
  paid.exp_contract_other
const paidStock =
  paid.exp_shearing_crutching +
  paid.exp_animal_health +
  paid.exp_supplementary_feed +
  paid.exp_agistment_out +
  paid.exp_joining_sires +
  paid.exp_pasture_maintenance
const paidWater = paid.exp_water_purchase + paid.exp_water_usage_charges

export const asPaid: Costs = {
  nitrogen: paid.exp_fertiliser_n,
  fertiliser: paidFertiliser,
  chemicals: paidChemicals,
  contractors: paidContractors,
  fuel: paid.exp_fuel_direct,
  repairs: paid.exp_repairs_direct,
  water: paidWater,
  pumping: paid.exp_pumping_energy,
  ginning: paid.exp_ginning,
  freight: paid.exp_freight_produce,
  feed: paid.exp_supplementary_feed,
  stock: paidStock,
  total: addedUp(paid),
}

const usedFertiliser =
  usedUp.exp_fertiliser_n_2 +
  usedUp.exp_fertiliser_p_2 +
  usedUp.exp_fertiliser_k_2 +
  usedUp.exp_fertiliser_other_2
const usedChemicals =
  usedUp.exp_herbicide_fallow_2 +
  usedUp.exp_herbicide_crop_2 +
  usedUp.exp_insecticide_2 +
  usedUp.exp_fungicide_2 +
  usedUp.exp_growth_regulator_defoliant_2
const usedContractors =
  usedUp.exp_contract_planting_2 +
  usedUp.exp_contract_spraying_2 +
  usedUp.exp_contract_harvest_2 +
  usedUp.exp_contract_other_2
const usedStock =
  usedUp.exp_shearing_crutching_2 +
  usedUp.exp_animal_health_2 +
  usedUp.exp_supplementary_feed_2 +
  usedUp.exp_agistment_out_2 +
  usedUp.exp_joining_sires_2 +
  usedUp.exp_pasture_maintenance_2
const usedWater = usedUp.exp_water_purchase_2 + usedUp.exp_water_usage_charges_2

export const asUsedUp: Costs = {
  nitrogen: usedUp.exp_fertiliser_n_2,
  fertiliser: usedFertiliser,
  chemicals: usedChemicals,
  contractors: usedContractors,
  fuel: usedUp.exp_fuel_direct_2,
  repairs: usedUp.exp_repairs_direct_2,
  water: usedWater,
  pumping: usedUp.exp_pumping_energy_2,
  ginning: usedUp.exp_ginning_2,
  freight: usedUp.exp_freight_produce_2,
  feed: usedUp.exp_supplementary_feed_2,
  stock: usedStock,
  total: addedUp(usedUp),
}

/** Thirty-seven lines, none of them a total of others. */
function addedUp(lines: Readonly<Record<string, number>>): number {
  return Object.values(lines).reduce((sum, line) => sum + line, 0)
}
