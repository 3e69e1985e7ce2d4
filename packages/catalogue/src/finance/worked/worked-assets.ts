// For tests: group B by hand: hectares, what is owned, leased and managed, and how it changed (domain 7.2).

import { dollars as $, dollarsBefore as before } from './invented-dollars.ts'
import { measures as m } from './invented-measures.ts'
import {
  effectiveHa,
  leasedSharefarmedHa,
  leasedTotal,
  managedHa,
  managedOther,
  managedStock,
  managedTotal,
  managedWater,
  ownedTotal,
  plantDepreciation,
} from './worked-sums.ts'

export const workedAssets = {
  leased_sharefarmed_ha: leasedSharefarmedHa,
  managed_ha: managedHa,
  effective_ha: effectiveHa,
  owned_pct_of_managed: m.owned_ha / managedHa,

  owned_total_val: ownedTotal,
  leased_total_val: leasedTotal,
  managed_land_val: $.owned_land_val + $.leased_land_val,
  managed_water_val: managedWater,
  managed_infrastructure_val: $.owned_infrastructure_val + $.leased_infrastructure_val,
  managed_buildings_val: $.owned_buildings_val + $.leased_buildings_val,
  managed_plant_val: $.owned_plant_val + $.leased_plant_val,
  managed_livestock_val: managedStock,
  managed_other_val: managedOther,
  managed_total_val: managedTotal,

  opening_owned_total_val: before.owned_total_val,
  average_owned_total_val: (before.owned_total_val + ownedTotal) / 2,
  average_managed_total_val: (before.managed_total_val + managedTotal) / 2,
  land_revaluation_val:
    $.owned_land_val - (before.owned_land_val + $.land_purchase_val - $.land_sale_val),
  plant_opening_val: before.owned_plant_val,
  plant_depreciation_val: plantDepreciation,
  livestock_opening_val: before.owned_livestock_val,
  grain_opening_val: before.owned_grain_on_hand_val,
}
