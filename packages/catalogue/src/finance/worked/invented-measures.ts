// For tests: the land, rain, water, stock and people of the invented farm. All that is not money.

// prettier-ignore
export const measures = {
  owned_ha: 3127.4, leased_ha: 842.6, sharefarmed_ha: 415.3, agisted_in_ha: 96.2, leased_out_ha: 73.8,
  non_productive_ha: 188.9,
  rain_annual_mm: 563.4, rain_gsr_mm: 241.7,

  dry_arable_owned_ha: 612.3, dry_arable_leased_ha: 274.1,
  dry_arable_high_owned_ha: 348.7, dry_arable_high_leased_ha: 121.6,
  dry_marginal_owned_ha: 157.2, dry_marginal_leased_ha: 88.4,
  irr_developed_furrow_owned_ha: 286.9, irr_developed_furrow_leased_ha: 143.2,
  irr_developed_bankless_owned_ha: 118.3, irr_developed_bankless_leased_ha: 37.9,
  irr_developed_pivot_owned_ha: 94.6, irr_developed_pivot_leased_ha: 52.7,
  irr_undeveloped_owned_ha: 71.4, irr_undeveloped_leased_ha: 23.8,
  pasture_improved_owned_ha: 341.8, pasture_improved_leased_ha: 186.3,
  pasture_tropical_owned_ha: 166.5, pasture_tropical_leased_ha: 97.4,
  pasture_native_owned_ha: 393.1, pasture_native_leased_ha: 166.4,
  pasture_rangeland_owned_ha: 137.7, pasture_rangeland_leased_ha: 62.8,
  pasture_irrigated_owned_ha: 48.2, pasture_irrigated_leased_ha: 19.6,
  storage_land_owned_ha: 61.9, storage_land_leased_ha: 14.3,
  timber_land_owned_ha: 129.4, timber_land_leased_ha: 47.5,
  infrastructure_land_owned_ha: 53.7, infrastructure_land_leased_ha: 11.8,
  other_land_owned_ha: 31.9, other_land_leased_ha: 6.3,

  high_security_ml: 387, general_security_ml: 1846, supplementary_ml: 523, groundwater_ml: 671,
  floodplain_ml: 294, unregulated_ml: 158, stock_domestic_ml: 43, other_water_ml: 87,
  water_allocation_pct: 0.64, water_carryover_ml: 218.4, water_purchased_ml: 156.7, water_used_ml: 2137.8,
  storage_capacity_ml: 1265.5,

  dl_area_cropped_ha: 1043.7, ir_area_cropped_ha: 612.8, cane_area_ha: 87.4, ir_area_irrigated_ha: 548.6,
  wheat_yield: 2.37, cotton_yield: 10.86, bales_per_ml: 1.47,
  fertiliser_kg_n_per_ha: 74.3,

  gz_area_ha: 1684.2, gz_sheep_dse: 4137.6, gz_cattle_dse: 3268.9, gz_other_dse: 214.7, gz_kg_produced: 187_430,
  gz_paddocks_no: 37, kg_beef_per_dse: 23.61, kg_sheepmeat_per_ha: 58.43, kg_wool_per_dse: 2.19,

  days_owner: 411, days_permanent: 654, days_casual: 237, fte_contract: 0.465,

  pas_native_ha: 559.5, pas_native_paddocks_no: 11, pas_native_troughs_no: 7, pas_native_dams_no: 5,
  pas_native_bores_no: 2, pas_native_dse_per_ha: 2.6,
  pas_temperate_ha: 528.1, pas_temperate_paddocks_no: 13, pas_temperate_troughs_no: 12, pas_temperate_dams_no: 4,
  pas_temperate_bores_no: 1, pas_temperate_dse_per_ha: 6.8,
  pas_tropical_ha: 263.9, pas_tropical_paddocks_no: 6, pas_tropical_troughs_no: 5, pas_tropical_dams_no: 3,
  pas_tropical_bores_no: 2, pas_tropical_dse_per_ha: 5.3,
  pas_lucerne_ha: 83.7, pas_lucerne_paddocks_no: 4, pas_lucerne_troughs_no: 6, pas_lucerne_dams_no: 2,
  pas_lucerne_bores_no: 1, pas_lucerne_dse_per_ha: 9.1,
  pas_forage_ha: 142.6, pas_forage_paddocks_no: 5, pas_forage_troughs_no: 3, pas_forage_dams_no: 2,
  pas_forage_bores_no: 4, pas_forage_dse_per_ha: 11.4,
  pas_irrigated_ha: 67.8, pas_irrigated_paddocks_no: 3, pas_irrigated_troughs_no: 8, pas_irrigated_dams_no: 1,
  pas_irrigated_bores_no: 3, pas_irrigated_dse_per_ha: 14.7,
}

/** How the period before closed. */
export const measuresBefore = { storage_closing_ml: 317.6, gz_closing_dse: 7284.3 }

/** What crops and their sales say. */
export const measuresOfRows = {
  grain_tonnes: 3186.4,
  lint_bales: 4273,
  tonnes_sold: 2748.9,
  dryland_water_mm: 297.8,
  irrigated_water_mm: 864.5,
}
