// How a farm compares in a period, as someone sees it.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { neededLines } from '@furrow/catalogue/measures/farm-lines'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import { notFound } from '@furrow/wire/refusal'
import { reachOf } from '../access/reach/reach-of.ts'
import { resultsOfFarm } from '../facts/results/results-of-farm.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { collectionSeen } from './collections.ts'
import type { Which } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { AskingOn } from './completeness-report.ts'

interface WhatOf extends Which {
  readonly scope: string
}

export async function benchmarksOf(
  { db, viewer, catalogue, todayIn }: AskingOn,
  { scope, ...which }: WhatOf,
): Promise<BenchmarksOfPeriod> {
  const reach = reachOf(viewer, catalogue)
  const collection = await collectionSeen(db, reach, which)
  const today = await todayOn(db, which.farm, todayIn)
  const results = await resultsOfFarm(db, { reach, collection, today })
  const found = results.find(one => one.scope === scope)
  if (!found && scope !== 'farm') {
    throw notFound('The farm has no such crop or stock in that period.')
  }
  const lines = found?.lines ?? {}
  const comparison = comparisonOf(scope)
  const own = workedMeasures(comparison, lines)
  const seesMoney = seesMoneyOf(viewer, which.farm)
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    scope,
    scopes: results.map(one => ({ scope: one.scope, name: one.name })),
    provisional: collection.status !== 'Released',
    missing: scope === 'farm' ? missingIn(lines) : [],
    measures: comparison.measures.map(({ name, needsMoney }) => ({
      name,
      own: needsMoney && !seesMoney ? null : (own[name] ?? null),
    })),
  }
}

function missingIn(lines: Readonly<Record<string, number | null>>): string[] {
  return neededLines.flatMap(([name, label]) => ((lines[name] ?? null) === null ? [label] : []))
}
