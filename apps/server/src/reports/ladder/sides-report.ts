// Both farms of a ladder, told to whoever calculates it again with one figure exchanged.

import type { ComparedCrop, ComparedFarm } from '@furrow/farming/benchmarks/ladder/compared-farm'
import type { ComparedFarmTold, LadderSidesTold } from '@furrow/wire/ladder/ladder-sides-answer'
import { invalid } from '@furrow/wire/refusal'
import type { AskingOn } from '../completeness-report.ts'
import { farmLadder } from './farm-ladder.ts'
import type { LadderAsked } from './farm-ladder.ts'
import { unitOf } from './rung-told.ts'

export async function ladderSidesOf(
  asking: AskingOn,
  which: LadderAsked,
): Promise<LadderSidesTold> {
  const ladder = await farmLadder(asking, which)
  const { sides, whyNot } = ladder
  if (!sides) throw invalid({ group: [whyNot ?? 'There is no gap to tell.'] })
  const { own, theirs, hectares } = sides
  const scopes = [own, theirs].flatMap(({ crops, stock }) => [...crops.keys(), ...stock.keys()])
  return {
    farm_id: which.farm,
    period_id: which.period,
    hectares,
    own: farmTold(own),
    theirs: farmTold(theirs),
    produce: Object.fromEntries(scopes.map(scope => [scope, unitOf(scope, ladder)])),
  }
}

function farmTold({ crops, stock, overheads, ...rest }: ComparedFarm): ComparedFarmTold {
  return {
    ...rest,
    overheads: { ...overheads },
    crops: [...crops].map(([scope, crop]) => ({ scope, ...cropTold(crop) })),
    stock: [...stock].map(([scope, each]) => ({ scope, ...each })),
  }
}

function cropTold({ direct_costs, costs_by_tonne = {}, paddocks, ...rest }: ComparedCrop) {
  return {
    ...rest,
    direct_costs: { ...direct_costs },
    costs_by_tonne: { ...costs_by_tonne },
    paddocks: paddocks ? [...paddocks] : null,
  }
}
