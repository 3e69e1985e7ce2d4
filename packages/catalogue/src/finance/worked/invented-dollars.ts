// For tests: what an invented farm said of its money, in dollars, costs of crops and stock apart. No two
// figures are alike and none is round, so that a wrong one in a formula shows.

// prettier-ignore
export const dollars = {
  owned_land_val: 19_284_570, owned_water_val: 8_936_410, owned_infrastructure_val: 613_940,
  owned_buildings_val: 874_280, owned_plant_val: 2_398_210, owned_livestock_val: 1_127_690,
  owned_grain_on_hand_val: 386_450, owned_fodder_on_hand_val: 58_730, owned_inputs_on_hand_val: 142_860,
  owned_growing_crop_val: 203_570, owned_wool_on_hand_val: 37_190, owned_cash_fmd_val: 264_310,
  owned_other_val: 91_480,
  leased_land_val: 8_408_530, leased_water_val: 934_570, leased_infrastructure_val: 127_340,
  leased_buildings_val: 96_830, leased_plant_val: 318_720, leased_livestock_val: 74_650, leased_other_val: 22_910,
  land_purchase_val: 526_380, land_sale_val: 148_920, plant_purchase_val: 417_350, plant_sale_val: 89_640,

  dry_arable_val: 5_731_420, dry_arable_high_val: 4_186_230, dry_marginal_val: 742_810,
  irr_developed_furrow_val: 5_938_640, irr_developed_bankless_val: 2_317_590, irr_developed_pivot_val: 2_264_770,
  irr_undeveloped_val: 671_360,
  pasture_improved_val: 2_218_940, pasture_tropical_val: 846_530, pasture_native_val: 1_194_710,
  pasture_rangeland_val: 218_370, pasture_irrigated_val: 612_480,
  storage_land_val: 121_940, timber_land_val: 186_590, infrastructure_land_val: 143_270, other_land_val: 297_450,
  high_security_val: 2_515_500, general_security_val: 4_319_640, supplementary_val: 268_820,
  groundwater_val: 2_140_490, floodplain_val: 349_860, unregulated_val: 127_190, stock_domestic_val: 51_170,
  other_water_val: 98_310,

  overdraft_liab: 187_240, term_loan_liab: 4_316_580, equipment_finance_liab: 692_430, livestock_finance_liab: 158_370,
  seasonal_finance_liab: 243_690, lease_liab: 81_540, family_loan_liab: 367_820, creditors_liab: 129_460,
  tax_provision_liab: 73_910, other_liab: 46_280, debtors_val: 164_750, current_liabilities_val: 712_390,
  debt_repayment_val: 284_610,

  dryland_crop_income: 1_246_380, irrigated_crop_income: 2_917_450, cane_income: 238_910, hay_income: 87_620,
  sheep_income: 312_740, wool_income: 146_890, cattle_income: 428_310, other_livestock_income: 53_170,
  agistment_income: 36_450, contract_income: 42_890, lease_income: 18_730, water_sale_income: 27_360,
  insurance_income: 14_580, rebate_income: 9740, carbon_stewardship_income: 21_640, sundry_income: 11_290,
  interest_cost: 337_160, lease_cost: 143_720, sharefarm_cost: 98_370, tax_paid: 64_830,
  capex_buildings: 112_540, capex_water: 87_910, capex_land_improvement: 53_260, capital_sales: 104_870,
  drawings: 126_590, off_farm_income: 38_420,

  oh_administration: 21_840, oh_accounting: 18_370, oh_legal: 7610, oh_consulting: 26_950, oh_bank_charges: 5230,
  oh_rates: 43_680, oh_land_tax_rent_fees: 12_790, oh_water_fixed_charges: 57_320, oh_electricity_gas: 16_540,
  oh_phone_internet: 8470, oh_insurance_general: 48_910, oh_insurance_vehicles: 14_260, oh_insurance_workers: 9830,
  oh_registration: 11_720, oh_fuel_oil: 36_190, oh_repairs_plant: 62_450, oh_repairs_buildings: 17_380,
  oh_repairs_improvements: 24_610, oh_motor_vehicle: 13_970, oh_freight_general: 6840, oh_wages_permanent: 187_530,
  oh_wages_casual: 41_260, oh_superannuation: 27_940, oh_training_travel: 10_380, oh_weed_pest_roads: 15_710,
  oh_depreciation_buildings: 34_850, oh_other: 19_460,
  contract_labour_cost: 31_780, labour_cost_crop: 248_390, labour_cost_livestock: 117_460,

  dl_crop_direct_cost: 598_630, ir_crop_direct_cost: 1_394_270, co_cane_direct_cost: 136_840,
  co_oth_overhead: 23_470, co_head_office_overhead: 61_280,
}

/** How the period before closed. */
// prettier-ignore
export const dollarsBefore = {
  owned_total_val: 33_174_860, managed_total_val: 42_638_290, owned_land_val: 18_346_720, owned_plant_val: 2_386_740,
  owned_livestock_val: 1_064_530, owned_grain_on_hand_val: 318_970, owned_fodder_on_hand_val: 71_240,
  owned_inputs_on_hand_val: 118_350, owned_wool_on_hand_val: 42_660,
  total_liab: 6_583_420, equity_val: 26_759_310, interest_bearing_debt_val: 6_241_980,
}

/** What the paddocks of each segment are worth, and the stock that could be sold. */
export const dollarsOfRows = {
  dryland_land: 10_314_820,
  irrigated_land: 10_742_690,
  cane_land: 417_380,
  grazed_land: 5_086_240,
  segment_land: 26_561_130,
  saleable_stock: 386_940,
}
