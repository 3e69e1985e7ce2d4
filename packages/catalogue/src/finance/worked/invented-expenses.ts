// For tests: what crops and stock of the invented farm cost by themselves, in dollars: as it paid, and as it
// used up. What is left of the direct costs for hay and all else makes the segments agree with the farm.

// prettier-ignore
export const paid = {
  exp_seed: 94_310,
  exp_fertiliser_n: 246_780, exp_fertiliser_p: 83_150, exp_fertiliser_k: 27_460, exp_fertiliser_other: 38_920,
  exp_herbicide_fallow: 71_830, exp_herbicide_crop: 88_240, exp_insecticide: 63_570, exp_fungicide: 24_190,
  exp_growth_regulator_defoliant: 46_730,
  exp_contract_planting: 31_640, exp_contract_spraying: 57_280, exp_contract_harvest: 213_950,
  exp_contract_other: 42_370,
  exp_fuel_direct: 126_480, exp_repairs_direct: 97_610, exp_labour_direct: 52_840,
  exp_freight_inputs: 23_790, exp_freight_produce: 108_350,
  exp_water_purchase: 37_620, exp_water_usage_charges: 61_470, exp_pumping_energy: 84_960,
  exp_insurance_crop: 29_130, exp_levies: 18_640, exp_licence_fees: 92_570, exp_ginning: 276_390,
  exp_packaging_wool_packs: 14_280, exp_storage_handling: 39_750, exp_selling_commission: 33_460,
  exp_irrigation_repairs: 26_870, exp_other_direct: 21_530,
  exp_shearing_crutching: 48_910, exp_animal_health: 35_720, exp_supplementary_feed: 66_340,
  exp_agistment_out: 19_870, exp_joining_sires: 12_460, exp_pasture_maintenance: 28_590,
}

// prettier-ignore
export const usedUp = {
  exp_seed_2: 89_760,
  exp_fertiliser_n_2: 231_490, exp_fertiliser_p_2: 86_370, exp_fertiliser_k_2: 25_180, exp_fertiliser_other_2: 40_650,
  exp_herbicide_fallow_2: 68_420, exp_herbicide_crop_2: 91_570, exp_insecticide_2: 60_840, exp_fungicide_2: 22_360,
  exp_growth_regulator_defoliant_2: 49_210,
  exp_contract_planting_2: 30_280, exp_contract_spraying_2: 58_930, exp_contract_harvest_2: 219_740,
  exp_contract_other_2: 41_590,
  exp_fuel_direct_2: 121_730, exp_repairs_direct_2: 99_240, exp_labour_direct_2: 54_160,
  exp_freight_inputs_2: 22_570, exp_freight_produce_2: 111_820,
  exp_water_purchase_2: 35_940, exp_water_usage_charges_2: 63_180, exp_pumping_energy_2: 82_350,
  exp_insurance_crop_2: 28_460, exp_levies_2: 19_270, exp_licence_fees_2: 90_840, exp_ginning_2: 281_630,
  exp_packaging_wool_packs_2: 13_690, exp_storage_handling_2: 41_080, exp_selling_commission_2: 34_920,
  exp_irrigation_repairs_2: 25_310, exp_other_direct_2: 20_790,
  exp_shearing_crutching_2: 47_380, exp_animal_health_2: 36_940, exp_supplementary_feed_2: 71_250,
  exp_agistment_out_2: 18_530, exp_joining_sires_2: 13_170, exp_pasture_maintenance_2: 27_460,
}

/** What was carried over both ends of the period: it turns the one into the other. */
export const moved: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(paid).map(([line, dollars]) => [
    `${line}_moved`,
    usedUp[`${line as keyof typeof paid}_2`] - dollars,
  ]),
)

/** What hay and all else cost directly, in a farm that keeps one set and in one that keeps both. */
export const costOfOthers = { paid: 146_420, usedUp: 133_630 }
