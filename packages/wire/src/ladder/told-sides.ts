// Both farms of a ladder, from what the server tells to what farming compares.

import type { ComparedFarm } from '@furrow/farming/benchmarks/ladder/compared-farm'
import type { ToCompare } from '@furrow/farming/benchmarks/ladder/dollar-gap-ladder'
import type { ComparedFarmTold, LadderSidesTold } from './ladder-sides-answer.ts'

export function toldSides({ own, theirs, hectares }: LadderSidesTold): ToCompare {
  return { own: farmOf(own), theirs: farmOf(theirs), hectares }
}

function farmOf({ crops, stock, ...rest }: ComparedFarmTold): ComparedFarm {
  return {
    ...rest,
    crops: new Map(
      crops.map(({ scope, paddocks, ...crop }) => [
        scope,
        { ...crop, ...(paddocks === null ? {} : { paddocks }) },
      ]),
    ),
    stock: new Map(stock.map(({ scope, ...each }) => [scope, each])),
  }
}
