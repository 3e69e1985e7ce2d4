// Everything of a period's record that is gathered and not calculated, but for what the farm owns
// and owes.

import type { FarmPlan, MadeRain } from '../plan.ts'
import type { Random } from '../random.ts'
import type { Costs } from './costs.ts'
import { cropFigures } from './crops.ts'
import type { DraftedYear } from './draft.ts'
import { groundFigures } from './ground.ts'
import { incomeFigures } from './income.ts'
import { labourFigures } from './labour.ts'
import { pastureFigures } from './pastures.ts'
import { seasonFigures, seasonOf } from './season.ts'
import { companyFigures, companyOf } from './segments.ts'
import { grazingFigures, stockCostFigures, stockYieldFigures } from './stock.ts'
import { wateredFigures, waterFigures } from './water.ts'
import type { Figures } from './year.ts'

interface Settled {
  readonly year: DraftedYear
  readonly costs: Costs
  readonly random: Random
}

export function gatheredFigures(plan: FarmPlan, rain: MadeRain, settled: Settled): Figures {
  const { year, costs, random } = settled
  const { paddocks, period } = year.year
  const season = seasonOf(plan, period, rain)
  const company = companyOf(year, costs)
  return {
    ...seasonFigures(plan, period, { rain, season, random }),
    ...groundFigures(paddocks, year.ground),
    ...waterFigures(year.year.assets, year.water, random),
    ...wateredFigures(year.year),
    ...incomeFigures(year),
    ...costs.figures,
    ...workFigures(year, costs),
    ...cropFigures(year, { costs, company, season }),
    ...grazingFigures(year.year, random),
    ...stockYieldFigures(year.year),
    ...stockCostFigures(year.year, company.results.live),
    ...pastureFigures(year.year, random),
    ...companyFigures(company, year),
  }
}

function workFigures({ labour, grown, allowance }: DraftedYear, { wages }: Costs): Figures {
  const all = Object.values(grown)
  return labourFigures(labour, {
    total: wages + allowance,
    allowance,
    tonnes: all.reduce((sum, { grain }) => sum + grain, 0),
    bales: all.reduce((sum, { bales }) => sum + bales, 0),
  })
}
