// The results of the farms of an edition: what each comes to, as it is compared with others.

import { linesOfFarm } from '@furrow/catalogue/measures/farm-lines'
import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { FarmResult } from '@furrow/farming/benchmarks/edition'
import {
  activityOf,
  peerGroupsOf,
  sizeBandOf,
} from '@furrow/farming/benchmarks/results/peer-groups'
import type { PeerGroup } from '@furrow/farming/benchmarks/results/peer-groups'
import type { FarmToChoose } from '@furrow/farming/benchmarks/results/staff-groups'
import { recordLines } from '@furrow/farming/benchmarks/results/record-lines'
import { withSums, workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import { roamOfYears } from '@furrow/farming/benchmarks/top-set'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { Transaction } from '../db/database.ts'
import { planningOnce } from '../db/transaction.ts'
import { keptFarmId } from '../facts/published/kept-rows.ts'
import { resultsOfFarm } from '../facts/results/results-of-farm.ts'
import type { Candidate } from './edition-candidates.ts'
import { editionOwners } from './edition-owners.ts'

/** By what the best are found, the first that enough of them have. */
export function rankingsOf(scope: string): readonly string[] {
  if (scope.startsWith('crop ')) return ['gross_margin_per_ha']
  return scope.startsWith('stock ') ? ['profit_per_dse'] : ['roam_of_years', 'profit_per_100mm']
}

export interface ResultOfScope {
  readonly scope: string
  readonly name: string
  readonly result: FarmResult
}

export interface ResultsOfFarm {
  readonly farm: Candidate
  /** As it is chosen for groups of staff. */
  readonly toChoose: FarmToChoose
  readonly groups: readonly PeerGroup[]
  readonly scopes: readonly ResultOfScope[]
}

interface Asking {
  readonly today: string
  readonly ownerOf: (farm: number) => string
}

interface Gathering {
  readonly today: string
  progress(share: number): Promise<void>
}

export async function resultsOfFarms(
  tx: Transaction,
  farms: readonly Candidate[],
  { today, progress }: Gathering,
): Promise<readonly ResultsOfFarm[]> {
  const ownerOf = await editionOwners(tx)
  return planningOnce(tx, async () => {
    const results: ResultsOfFarm[] = []
    for (const [at, farm] of farms.entries()) {
      results.push(await editionResults(tx, farm, { today, ownerOf }))
      await progress(at / farms.length)
    }
    return results
  })
}

async function editionResults(
  tx: Transaction,
  farm: Candidate,
  { today, ownerOf }: Asking,
): Promise<ResultsOfFarm> {
  const { collection } = farm
  const found = await resultsOfFarm(tx, { collection, today })
  const whole = found.find(({ scope }) => scope === 'farm')?.lines ?? {}
  return {
    ...placedFarm(farm, whole),
    scopes: found.map(({ scope, name, lines }) => ({
      scope,
      name,
      result: farmResult(scope, lines, { farm, owner: ownerOf(farm.farm_id) }),
    })),
  }
}

/** A farm with where it belongs by what it is. */
function placedFarm(farm: Candidate, whole: LineAmounts): Omit<ResultsOfFarm, 'scopes'> {
  const { zone, farm_id, focusGroup, products } = farm
  const activity = activityOf(whole)
  const sizeBand = activity && sizeBandOf(activity, whole)
  const place = { zone, activity, sizeBand }
  return {
    farm,
    toChoose: { ...place, farm: farm_id, focusGroup, products },
    groups: peerGroupsOf(place),
  }
}

/** Of whole farms alone, from their records. */
export function resultsOfWholeFarm(
  farm: Candidate,
  record: Readonly<Record<string, unknown>> | undefined,
  owner: string,
): ResultsOfFarm {
  const lines = record ? recordLines(linesOfFarm, record) : {}
  const result = farmResult('farm', lines, { farm, owner })
  return {
    ...placedFarm(farm, lines),
    scopes: record ? [{ scope: 'farm', name: 'Whole farm', result }] : [],
  }
}

/** Lines by the effective hectare, so that an average farm is one hectare made of all of them. */
function farmResult(
  scope: string,
  amounts: LineAmounts,
  { farm, owner }: { readonly farm: Candidate; readonly owner: string },
): FarmResult {
  const comparison = comparisonOf(scope)
  const measures: Record<string, Known> = {
    ...workedMeasures(comparison, amounts),
    roam_of_years: roamOfYears(farm.roams),
  }
  const sums = withSums(comparison, amounts)
  const hectares = amounts['effective_ha'] ?? null
  const isWhole = hectares !== null && hectares > 0
  const profit = sums[scope === 'farm' ? 'operating_profit' : 'gross_margin'] ?? null
  return {
    farm: keptFarmId(farm.farm_id),
    owner,
    hasProfit: isWhole && profit !== null,
    lines: Float64Array.from(comparison.lines, ({ name }) =>
      isWhole ? (amounts[name] ?? NaN) / hectares : NaN,
    ),
    measures: Float64Array.from(comparison.measures, ({ name }) => measures[name] ?? NaN),
    rankings: Float64Array.from(rankingsOf(scope), name => measures[name] ?? NaN),
  }
}
