// What reports are put together from, each asked for once: comparisons of the farm and its enterprises, the gap in
// dollars, the years.

import type { ProduceUnit } from '@furrow/farming/benchmarks/ladder/measure-text'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import type { BenchmarkTrend } from '@furrow/wire/trend-answer'
import type { DollarGapTold } from '@furrow/wire/ladder/ladder-answer'
import { reachOf, reachOnFarm } from '../access/reach/reach-of.ts'
import type { CropsAsked } from '../facts/crops/crop-lines.ts'
import { enterprisesNamed } from '../facts/results/enterprise-names.ts'
import { cropResultsOfFarm, resultsOfFarm } from '../facts/results/results-of-farm.ts'
import type { ScopeCompared, ScopeResult } from '../facts/results/results-of-farm.ts'
import { benchmarksOf } from '../reports/benchmarks-report.ts'
import { collectionSeen, collectionsOf, farmsSeen } from '../reports/collections.ts'
import type { Collection, Which } from '../reports/collections.ts'
import { seesMoneyOf } from '../reports/completeness-report.ts'
import type { AskingOn } from '../reports/completeness-report.ts'
import { ladderOf } from '../reports/ladder/ladder-report.ts'
import type { LadderAsked } from '../reports/ladder/farm-ladder.ts'
import { trendFor } from '../reports/trend/trend-report.ts'
import { lastPeriods } from '../reports/trend/trend-years.ts'
import type { PeriodsOfFarm } from '../reports/trend/trend-years.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { comparedScope } from './compared-scope.ts'
import type { ComparedScope } from './compared-scope.ts'
import { farmYears } from './farm-years.ts'
import type { YearOfLines } from './farm-years.ts'

/** What the report is about: of that the chosen group is shown, of all else the farm's own. */
interface About extends LadderAsked {
  readonly scope: string
}

export interface ReportSources {
  readonly asking: AskingOn
  readonly which: Which
  readonly collection: Collection
  /** The rows of the farm that may be seen. */
  readonly asked: CropsAsked
  readonly seesMoney: boolean
  /** Of the farms whose people the asker is one of, this one among them, that record the period. */
  readonly ownFarms: readonly number[]
  /** All that can be compared of the farm, the whole farm first. */
  readonly scopes: readonly ScopeCompared[]
  /** Of the whole farm, as far as they are seen. */
  readonly lines: LineAmounts
  produceOf(scope: string): ProduceUnit
  /** Of its crops, as `lint`, `cane`. */
  readonly harvests: ReadonlySet<string>
  compared(scope: string): Promise<ComparedScope>
  /** Nothing for who sees no money. */
  ladder(): Promise<DollarGapTold | null>
  /** `periods`: read once for several of a farm. */
  trend(
    scope: string,
    measures: readonly string[],
    periods?: PeriodsOfFarm,
  ): Promise<BenchmarkTrend>
  /** Its last periods with the crops of each, the oldest first, without what follows from rain. */
  periodsOfCrops(): Promise<PeriodsOfFarm>
  /** Of the whole farm, the oldest first; at most the last ten periods. */
  years(): Promise<readonly YearOfLines[]>
  /** Of the farm and its enterprises, in whichever period of the farm. */
  resultsIn(one: Collection): Promise<readonly ScopeResult[]>
}

export async function reportSources(
  asking: AskingOn,
  { farm, period, group, edition, against, scope: main }: About,
): Promise<ReportSources> {
  const { db, viewer, catalogue, todayIn } = asking
  const which = { farm, period }
  const collection = await collectionSeen(db, reachOf(viewer, catalogue), which)
  const seesMoney = seesMoneyOf(viewer, farm)
  const today = await todayOn(db, farm, todayIn)
  const reach = reachOnFarm(viewer, catalogue, farm)
  const [results, names, ownFarms] = await Promise.all([
    resultsOfFarm(db, { reach, collection, today }),
    enterprisesNamed(db),
    ownFarmsOf(asking, which),
  ])
  const read = async () => ({ results, scopes: results })
  const produceOf = (scope: string) => names.get(scope)?.unit ?? 't'
  const around = { start: collection.start, seesMoney }
  const groupOf = (scope: string) => (scope === main ? group : undefined)
  return {
    asking,
    which,
    collection,
    asked: { reach, collection, today },
    seesMoney,
    ownFarms,
    lines: results.find(({ scope }) => scope === 'farm')?.lines ?? {},
    scopes: results.map(({ scope, name }) => ({ scope, name })),
    produceOf,
    harvests: new Set(results.map(({ scope }) => names.get(scope)?.harvest ?? '')),
    compared: async scope => {
      const told = await benchmarksOf(
        asking,
        { ...which, scope, group: groupOf(scope), edition },
        read,
      )
      return comparedScope(told, { ...around, produce: produceOf(scope) })
    },
    ladder: async () =>
      seesMoney
        ? ladderOf(asking, { ...which, group: groupOf('farm'), edition, against }, read)
        : null,
    years: () => farmYears(asking, which),
    periodsOfCrops: () =>
      lastPeriods(asking, which, async one =>
        one.period_id === period
          ? results
          : cropResultsOfFarm(db, { reach, collection: one, today }),
      ),
    trend: async (scope, measures, periods) =>
      trendFor(asking, { ...which, scope, group: groupOf(scope), measures }, periods),
    resultsIn: async one =>
      one.period_id === period ? results : resultsOfFarm(db, { reach, collection: one, today }),
  }
}

async function ownFarmsOf(
  { db, viewer, catalogue }: AskingOn,
  { farm, period }: Which,
): Promise<readonly number[]> {
  const { recorded } = viewer.farms
  if (recorded.length < 2 || !recorded.includes(farm)) return []
  const reach = reachOf(viewer, catalogue)
  const seen = await farmsSeen(db, reach, { wanted: recorded, most: recorded.length })
  const all = await collectionsOf(db, reach, { farms: seen, period })
  const record = new Set(all.map(({ farm_id }) => farm_id))
  return seen.filter(one => record.has(one))
}
