// For tests: all groups of the record by hand, twins apart.

import { workedAssets } from './worked-assets.ts'
import { workedCompany } from './worked-company.ts'
import { workedDebts } from './worked-debts.ts'
import { workedEnterprises } from './worked-enterprises.ts'
import { workedPaid, workedUnitCosts } from './worked-expenses.ts'
import { workedIncome } from './worked-income.ts'
import { workedLand } from './worked-land.ts'
import { workedPastures } from './worked-pastures.ts'
import { workedLabour, workedOverheads } from './worked-people.ts'
import { workedProductivity } from './worked-productivity.ts'
import { workedRatios } from './worked-ratios.ts'
import type { Results } from './worked-sums.ts'

type Figures = Readonly<Record<string, number>>

export function workedGroups(results: Results): Figures {
  return {
    ...workedAssets,
    ...workedLand,
    ...workedDebts,
    ...workedIncome(results),
    ...workedRatios(results),
    ...workedProductivity(results),
    ...workedOverheads,
    ...workedLabour(results),
    ...workedPaid,
    ...workedUnitCosts(results),
    ...workedEnterprises(results),
    ...workedPastures,
    ...workedCompany(results),
  }
}
