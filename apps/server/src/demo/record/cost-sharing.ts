// How the mixed farm of the demonstration shares some of its costs: insurance and levies by what crops brought
// in, and what the agronomist wrote on the bill for wheat.

import type { Making } from '../plan.ts'

const byIncome = ['exp_insurance_crop', 'exp_levies'] as const

export function addCostSharing({ plan, rows, farm, listed }: Making): void {
  for (const { id: period_id } of plan.periods) {
    const of = { farm_id: farm, period_id }
    for (const line of byIncome) rows.add('cost_allocations', { ...of, line, driver: 'Income' })
    rows.add('cost_shares', {
      ...of,
      line: 'exp_other_direct',
      crop_type_id: listed('crop_types', 'wheat'),
      amount: 2_400_00,
    })
  }
}
