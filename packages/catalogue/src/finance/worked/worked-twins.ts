// For tests: which figure is shared among what: hectares or megalitres, each by name (the notes above the
// groups of domain section 7, and T7). Its twin is called as the figure is, with `_per_ha` or `_per_ml` behind.

import { measures as m } from './invented-measures.ts'
import { landClassesHa, landClassHa as c } from './worked-land.ts'
import { croppedHa, effectiveHa, leasedSharefarmedHa, managedHa } from './worked-sums.ts'

type Shared = readonly (readonly [among: number, figures: readonly string[]])[]

// prettier-ignore
export const perHectare: Shared = [
  [m.owned_ha, [
    'owned_land_val', 'owned_water_val', 'owned_infrastructure_val', 'owned_buildings_val', 'owned_plant_val',
    'owned_livestock_val', 'owned_grain_on_hand_val', 'owned_fodder_on_hand_val', 'owned_inputs_on_hand_val',
    'owned_growing_crop_val', 'owned_wool_on_hand_val', 'owned_cash_fmd_val', 'owned_other_val', 'owned_total_val',
  ]],
  [leasedSharefarmedHa, [
    'leased_land_val', 'leased_water_val', 'leased_infrastructure_val', 'leased_buildings_val', 'leased_plant_val',
    'leased_livestock_val', 'leased_other_val', 'leased_total_val',
  ]],
  [managedHa, [
    'managed_land_val', 'managed_water_val', 'managed_infrastructure_val', 'managed_buildings_val',
    'managed_plant_val', 'managed_livestock_val', 'managed_other_val', 'managed_total_val',
  ]],
  [managedHa, [
    'overdraft_liab', 'term_loan_liab', 'equipment_finance_liab', 'livestock_finance_liab', 'seasonal_finance_liab',
    'lease_liab', 'family_loan_liab', 'creditors_liab', 'tax_provision_liab', 'other_liab', 'debtors_val',
    'total_liab', 'net_debt_val',
  ]],
  [c.dry_arable_ha, ['dry_arable_val']],
  [c.dry_arable_high_ha, ['dry_arable_high_val']],
  [c.dry_marginal_ha, ['dry_marginal_val']],
  [c.irr_developed_furrow_ha, ['irr_developed_furrow_val']],
  [c.irr_developed_bankless_ha, ['irr_developed_bankless_val']],
  [c.irr_developed_pivot_ha, ['irr_developed_pivot_val']],
  [c.irr_undeveloped_ha, ['irr_undeveloped_val']],
  [c.pasture_improved_ha, ['pasture_improved_val']],
  [c.pasture_tropical_ha, ['pasture_tropical_val']],
  [c.pasture_native_ha, ['pasture_native_val']],
  [c.pasture_rangeland_ha, ['pasture_rangeland_val']],
  [c.pasture_irrigated_ha, ['pasture_irrigated_val']],
  [c.storage_land_ha, ['storage_land_val']],
  [c.timber_land_ha, ['timber_land_val']],
  [c.infrastructure_land_ha, ['infrastructure_land_val']],
  [c.other_land_ha, ['other_land_val']],
  [landClassesHa, ['land_class_total_val']],
  [effectiveHa, [
    'dryland_crop_income', 'irrigated_crop_income', 'cane_income', 'hay_income', 'sheep_income', 'wool_income',
    'cattle_income', 'other_livestock_income', 'agistment_income', 'contract_income', 'lease_income',
    'water_sale_income', 'insurance_income', 'rebate_income', 'carbon_stewardship_income', 'sundry_income',
    'interest_cost', 'lease_cost', 'sharefarm_cost', 'tax_paid', 'capex_buildings', 'capex_water',
    'capex_land_improvement', 'capital_sales', 'drawings', 'off_farm_income',
  ]],
  [effectiveHa, [
    'crop_income', 'livestock_income', 'other_farm_income', 'gross_income', 'inventory_change', 'direct_cost',
    'gross_margin', 'overhead_cost', 'operating_profit', 'lease_sharefarm_cost', 'finance_cost', 'business_return',
    'profit_after_tax', 'ebitda', 'capex_plant', 'capex_total', 'net_capex', 'principal_paid', 'free_cashflow',
    'cash_surplus',
  ]],
  [effectiveHa, [
    'oh_administration', 'oh_accounting', 'oh_legal', 'oh_consulting', 'oh_bank_charges', 'oh_rates',
    'oh_land_tax_rent_fees', 'oh_water_fixed_charges', 'oh_electricity_gas', 'oh_phone_internet',
    'oh_insurance_general', 'oh_insurance_vehicles', 'oh_insurance_workers', 'oh_registration', 'oh_fuel_oil',
    'oh_repairs_plant', 'oh_repairs_buildings', 'oh_repairs_improvements', 'oh_motor_vehicle', 'oh_freight_general',
    'oh_wages_permanent', 'oh_wages_casual', 'oh_superannuation', 'oh_owner_allowance', 'oh_training_travel',
    'oh_weed_pest_roads', 'oh_depreciation_plant', 'oh_depreciation_buildings', 'oh_other', 'oh_total',
    'oh_cash_total',
  ]],
  [croppedHa, ['labour_cost_crop']],
  [m.gz_area_ha, ['labour_cost_livestock']],
  [croppedHa, [
    'exp_seed', 'exp_fertiliser_n', 'exp_fertiliser_p', 'exp_fertiliser_k', 'exp_fertiliser_other',
    'exp_herbicide_fallow', 'exp_herbicide_crop', 'exp_insecticide', 'exp_fungicide',
    'exp_growth_regulator_defoliant', 'exp_contract_planting', 'exp_contract_spraying', 'exp_contract_harvest',
    'exp_contract_other', 'exp_fuel_direct', 'exp_repairs_direct', 'exp_labour_direct', 'exp_freight_inputs',
    'exp_freight_produce', 'exp_water_purchase', 'exp_water_usage_charges', 'exp_pumping_energy',
    'exp_insurance_crop', 'exp_levies', 'exp_licence_fees', 'exp_ginning', 'exp_packaging_wool_packs',
    'exp_storage_handling', 'exp_selling_commission', 'exp_irrigation_repairs', 'exp_other_direct',
    'exp_fertiliser_total', 'exp_chemical_total', 'exp_contract_total',
  ]],
  [m.gz_area_ha, [
    'exp_shearing_crutching', 'exp_animal_health', 'exp_supplementary_feed', 'exp_agistment_out',
    'exp_joining_sires', 'exp_pasture_maintenance',
  ]],
  [effectiveHa, ['exp_total']],
  [m.dl_area_cropped_ha, [
    'dl_crop_income', 'dl_crop_gross_margin', 'co_dry_gross_income', 'co_dry_direct_cost', 'co_dry_gross_margin',
    'co_dry_overhead', 'co_dry_operating_profit',
  ]],
  [m.ir_area_cropped_ha, [
    'ir_crop_income', 'ir_crop_gross_margin', 'co_irr_gross_income', 'co_irr_direct_cost', 'co_irr_gross_margin',
    'co_irr_overhead', 'co_irr_operating_profit',
  ]],
  [m.cane_area_ha, [
    'co_cane_gross_income', 'co_cane_direct_cost', 'co_cane_gross_margin', 'co_cane_overhead',
    'co_cane_operating_profit',
  ]],
  [m.gz_area_ha, [
    'gz_income', 'gz_gross_margin', 'co_live_gross_income', 'co_live_direct_cost', 'co_live_gross_margin',
    'co_live_overhead', 'co_live_operating_profit',
  ]],
  [effectiveHa, [
    'co_oth_gross_income', 'co_oth_direct_cost', 'co_oth_gross_margin', 'co_oth_overhead',
    'co_oth_operating_profit', 'co_total_gross_income', 'co_total_direct_cost', 'co_total_gross_margin',
    'co_total_overhead', 'co_total_operating_profit',
  ]],
]

/** The second set of expenses. */
// prettier-ignore
export const usedUpPerHectare: Shared = [
  [croppedHa, [
    'exp_seed_2', 'exp_fertiliser_n_2', 'exp_fertiliser_p_2', 'exp_fertiliser_k_2', 'exp_fertiliser_other_2',
    'exp_herbicide_fallow_2', 'exp_herbicide_crop_2', 'exp_insecticide_2', 'exp_fungicide_2',
    'exp_growth_regulator_defoliant_2', 'exp_contract_planting_2', 'exp_contract_spraying_2',
    'exp_contract_harvest_2', 'exp_contract_other_2', 'exp_fuel_direct_2', 'exp_repairs_direct_2',
    'exp_labour_direct_2', 'exp_freight_inputs_2', 'exp_freight_produce_2', 'exp_water_purchase_2',
    'exp_water_usage_charges_2', 'exp_pumping_energy_2', 'exp_insurance_crop_2', 'exp_levies_2',
    'exp_licence_fees_2', 'exp_ginning_2', 'exp_packaging_wool_packs_2', 'exp_storage_handling_2',
    'exp_selling_commission_2', 'exp_irrigation_repairs_2', 'exp_other_direct_2', 'exp_fertiliser_total_2',
    'exp_chemical_total_2', 'exp_contract_total_2',
  ]],
  [m.gz_area_ha, [
    'exp_shearing_crutching_2', 'exp_animal_health_2', 'exp_supplementary_feed_2', 'exp_agistment_out_2',
    'exp_joining_sires_2', 'exp_pasture_maintenance_2',
  ]],
  [effectiveHa, ['exp_total_2']],
]

// prettier-ignore
export const perMegalitre: Shared = [
  [m.high_security_ml, ['high_security_val']],
  [m.general_security_ml, ['general_security_val']],
  [m.supplementary_ml, ['supplementary_val']],
  [m.groundwater_ml, ['groundwater_val']],
  [m.floodplain_ml, ['floodplain_val']],
  [m.unregulated_ml, ['unregulated_val']],
  [m.stock_domestic_ml, ['stock_domestic_val']],
  [m.other_water_ml, ['other_water_val']],
]
