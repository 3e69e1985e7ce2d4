// For tests: group F by hand (domain 7.6, C135 to C148, C157 and C158).

import { dollars as $ } from './invented-dollars.ts'
import { currentAssets, workingCapital } from './worked-debts.ts'
import { workedAssets } from './worked-assets.ts'
import {
  capitalSpent,
  croppedHa,
  depreciation,
  equity,
  financeCost,
  grossIncome,
  labourCost,
  leasedSharefarmedHa,
  managedHa,
  managedTotal,
  overheads,
  ownedTotal,
  rent,
  totalDebt,
} from './worked-sums.ts'
import type { Results } from './worked-sums.ts'

const { average_managed_total_val: averageManaged, land_revaluation_val: landGain } = workedAssets
const buildings = $.owned_buildings_val + $.owned_infrastructure_val

export function workedRatios(r: Results) {
  return {
    roam: r.operatingProfit / managedTotal,
    roam_average: r.operatingProfit / averageManaged,
    return_on_owned_assets: r.operatingProfit / ownedTotal,
    roe: r.businessReturn / equity,
    return_incl_land_gain: (r.operatingProfit + landGain) / managedTotal,
    asset_turnover: grossIncome / managedTotal,
    operating_profit_margin: r.operatingProfit / grossIncome,

    direct_cost_ratio: r.costs.total / grossIncome,
    overhead_ratio: overheads / grossIncome,
    expense_ratio: 1 - r.operatingProfit / grossIncome,
    finance_ratio: financeCost / grossIncome,
    interest_ratio: $.interest_cost / grossIncome,
    lease_ratio: rent / grossIncome,

    interest_cover: r.operatingProfit / $.interest_cost,
    interest_lease_cover: r.operatingProfit / financeCost,
    term_debt_cover:
      (r.ebitda - $.tax_paid - $.drawings) / ($.interest_cost + $.debt_repayment_val),
    debt_to_assets: totalDebt / ownedTotal,
    debt_to_equity: totalDebt / equity,
    debt_to_income: totalDebt / grossIncome,
    debt_per_ha: totalDebt / managedHa,
    current_ratio: currentAssets / $.current_liabilities_val,
    working_capital_ratio: workingCapital / grossIncome,

    plant_ratio: $.owned_plant_val / grossIncome,
    plant_per_crop_ha: $.owned_plant_val / croppedHa,
    plant_per_managed_ha: $.owned_plant_val / managedHa,
    plant_cost_ratio: r.machineryCost / grossIncome,
    tpml_ratio: (r.machineryCost + labourCost) / grossIncome,
    machinery_investment_ratio: (r.plantCost + labourCost) / grossIncome,
    building_ratio: buildings / ownedTotal,
    building_per_ha: buildings / managedHa,
    water_ratio: $.owned_water_val / ownedTotal,
    land_ratio: workedAssets.managed_land_val / managedTotal,
    livestock_ratio: $.owned_livestock_val / ownedTotal,
    leased_share: leasedSharefarmedHa / managedHa,

    labour_ratio: labourCost / grossIncome,
    fuel_ratio: r.fuel / grossIncome,
    fertiliser_ratio: r.costs.fertiliser / grossIncome,
    chemical_ratio: r.costs.chemicals / grossIncome,
    depreciation_ratio: depreciation / grossIncome,
    drawings_ratio: $.drawings / grossIncome,
    reinvestment_ratio: capitalSpent / depreciation,
    cash_margin: r.freeCash / grossIncome,
  }
}
