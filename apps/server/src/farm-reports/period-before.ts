// What a farm and its enterprises came to in the period that it recorded before.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { Known } from '@furrow/farming/numbers/ratio'
import { reachOf, reachOnFarm } from '../access/reach/reach-of.ts'
import { resultsOfFarm } from '../facts/results/results-of-farm.ts'
import { collectionSeen } from '../reports/collections.ts'
import type { Which } from '../reports/collections.ts'
import type { AskingOn } from '../reports/completeness-report.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'

export async function periodBefore(asking: AskingOn, { farm }: Which, period: number | null) {
  if (period === null) return undefined
  const { db, viewer, catalogue, todayIn } = asking
  const [collection, today] = await Promise.all([
    collectionSeen(db, reachOf(viewer, catalogue), { farm, period }),
    todayOn(db, farm, todayIn),
  ])
  const reach = reachOnFarm(viewer, catalogue, farm)
  const results = await resultsOfFarm(db, { reach, collection, today })
  return {
    name: collection.name,
    start: collection.start,
    figuresOf: (scope: string): Readonly<Record<string, Known>> => {
      const found = results.find(one => one.scope === scope)
      return found ? workedMeasures(comparisonOf(scope), found.lines) : {}
    },
  }
}
