// For tests: group J by hand: sums of the expenses, and what a unit cost (domain 7.10).

import { measures as m, measuresOfRows as rows } from './invented-measures.ts'
import { asPaid, asUsedUp } from './worked-costs.ts'
import { averageDse, croppedHa } from './worked-sums.ts'
import type { Results } from './worked-sums.ts'

export const workedPaid = {
  exp_fertiliser_total: asPaid.fertiliser,
  exp_chemical_total: asPaid.chemicals,
  exp_contract_total: asPaid.contractors,
  exp_total: asPaid.total,
}

export const workedUsedUp = {
  exp_fertiliser_total_2: asUsedUp.fertiliser,
  exp_chemical_total_2: asUsedUp.chemicals,
  exp_contract_total_2: asUsedUp.contractors,
  exp_total_2: asUsedUp.total,
}

/** Where a farm knows what it used up, that is what a unit cost. */
export function workedUnitCosts({ costs }: Results) {
  return {
    cost_per_kg_n: costs.nitrogen / (m.fertiliser_kg_n_per_ha * croppedHa),
    water_cost_per_ml: costs.water / m.water_used_ml,
    pumping_cost_per_ml: costs.pumping / m.water_used_ml,
    feed_cost_per_dse: costs.feed / averageDse,
    ginning_per_bale: costs.ginning / rows.lint_bales,
    freight_per_tonne: costs.freight / rows.tonnes_sold,
  }
}
