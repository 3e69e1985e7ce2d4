// For tests: groups H and I by hand: the sums of overheads, and labour (domain 7.8 and 7.9).

import { dollars as $ } from './invented-dollars.ts'
import { measures as m, measuresOfRows as rows } from './invented-measures.ts'
import {
  averageDse,
  cashOverheads,
  croppedHa,
  grossIncome,
  labourCost,
  managedHa,
  overheads,
  ownersAllowance,
  ownersPeople,
  people,
  plantDepreciation,
  wages,
} from './worked-sums.ts'
import type { Results } from './worked-sums.ts'

export const workedOverheads = {
  oh_owner_allowance: ownersAllowance,
  oh_depreciation_plant: plantDepreciation,
  oh_total: overheads,
  oh_cash_total: cashOverheads,
  oh_total_pct_income: overheads / grossIncome,
  oh_total_per_dse: overheads / averageDse,
  oh_total_per_crop_ha: overheads / croppedHa,
}

export function workedLabour(r: Results) {
  return {
    fte_owner: ownersPeople,
    fte_permanent: m.days_permanent / 240,
    fte_casual: m.days_casual / 240,
    fte_total: people,
    wages_paid_total: wages,
    owner_allowance_total: ownersAllowance,
    labour_cost_total: labourCost,
    labour_cost_incl_contract: labourCost + $.contract_labour_cost,
    labour_cost_per_fte: labourCost / people,
    ha_per_fte: managedHa / people,
    crop_ha_per_fte: croppedHa / people,
    dse_per_fte: averageDse / people,
    gross_income_per_fte: grossIncome / people,
    operating_profit_per_fte: r.operatingProfit / people,
    machinery_value_per_fte: $.owned_plant_val / people,
    labour_pct_of_income: labourCost / grossIncome,
    tonnes_per_fte: rows.grain_tonnes / people,
    bales_per_fte: rows.lint_bales / people,
  }
}
