// The wide financial record of a farm in one period: its figures, and the tables that keep them.

import type { Fields } from '../fields.ts'
import { assetValues } from './asset-values.ts'
import { companyBenchmark } from './company-benchmark.ts'
import { enterpriseSummaries } from './enterprise-summaries.ts'
import { markedFromRows } from './from-rows.ts'
import { incomeAndCosts } from './income-and-costs.ts'
import { labour } from './labour.ts'
import { landAndWater } from './land-and-water.ts'
import { liabilities } from './liabilities.ts'
import { overheads } from './overheads.ts'
import { pastures } from './pastures.ts'
import { productionExpenses } from './production-expenses.ts'
import { productivity } from './productivity.ts'
import { ratios } from './ratios.ts'
import { seasonAndAreas } from './season-and-areas.ts'

export const recordFields = markedFromRows({
  ...seasonAndAreas,
  ...assetValues,
  ...landAndWater,
  ...liabilities,
  ...incomeAndCosts,
  ...ratios,
  ...productivity,
  ...overheads,
  ...labour,
  ...productionExpenses,
  ...enterpriseSummaries,
  ...pastures,
  ...companyBenchmark,
} satisfies Fields)

/** The tables behind the record, for a row of one would not fit a page: table name to fields. */
export const recordParts: Readonly<Record<string, readonly string[]>> = {
  assets_season: Object.keys(seasonAndAreas),
  assets_values: Object.keys(assetValues),
  assets_land_and_water: Object.keys(landAndWater),
  assets_liabilities: Object.keys(liabilities),
  assets_income_and_costs: Object.keys(incomeAndCosts),
  assets_ratios: Object.keys(ratios),
  assets_productivity: Object.keys(productivity),
  assets_overheads: Object.keys(overheads),
  assets_labour: Object.keys(labour),
  assets_production_expenses: Object.keys(productionExpenses),
  assets_enterprise_summaries: Object.keys(enterpriseSummaries),
  assets_pastures: Object.keys(pastures),
  assets_company_benchmark: Object.keys(companyBenchmark),
}
