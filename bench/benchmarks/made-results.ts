// Results of many farms, made of those of a few: each figure a little more or less than its model's, in zones and size
// bands that make up so many groups.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { activityOf, peerGroupsOf } from '@furrow/farming/benchmarks/results/peer-groups'
import type { PlaceOfFarm } from '@furrow/farming/benchmarks/results/peer-groups'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import { randomFrom } from '../../apps/server/src/demo/random.ts'
import type { Random } from '../../apps/server/src/demo/random.ts'
import { rankingsOf } from '../../apps/server/src/publishing/edition-results.ts'
import type {
  ResultOfScope,
  ResultsOfFarm,
} from '../../apps/server/src/publishing/edition-results.ts'

export type Zone = NonNullable<PlaceOfFarm['zone']>

const bands = 4
/** One farm in so many is of the owner of the one before. */
const shared = 8

export interface Many {
  readonly models: readonly ResultsOfFarm[]
  readonly zones: readonly Zone[]
  readonly farms: number
}

/** The same whenever they are made. */
export function manyResults({ models, zones, farms }: Many): readonly ResultsOfFarm[] {
  let owner = ''
  return Array.from({ length: farms }, (_, at): ResultsOfFarm => {
    const farm = at + 1
    const random = randomFrom(`result ${farm}`)
    const model = models[at % models.length]
    if (!model) throw new Error('There are no farms to make others of.')
    if (farm === 1 || !random.chance(1 / shared)) owner = `business ${farm}`
    const scopes = model.scopes.map(one => likeIt(one, { farm, owner, random }))
    const whole = scopes.find(({ scope }) => scope === 'farm')
    const place = {
      zone: random.pick(zones),
      activity: activityOf(whole ? amountsOf(whole) : {}),
      sizeBand: random.whole(0, bands - 1),
    }
    return {
      farm: { ...model.farm, farm_id: farm, name: `Farm ${farm}` },
      toChoose: { ...model.toChoose, ...place, farm },
      groups: peerGroupsOf(place),
      scopes,
    }
  })
}

interface Making {
  readonly farm: number
  readonly owner: string
  readonly random: Random
}

function likeIt({ scope, name, result }: ResultOfScope, { farm, owner, random }: Making) {
  const comparison = comparisonOf(scope)
  const lines = result.lines.map(amount => amount * random.between(0.7, 1.3))
  const measures = workedMeasures(comparison, namedLines(scope, lines))
  const rankings = rankingsOf(scope).map((ranking, at) => {
    const own = result.rankings[at] ?? NaN
    return measures[ranking] ?? own * random.between(0.7, 1.3)
  })
  return {
    scope,
    name,
    result: {
      farm: String(farm).padStart(12, '0'),
      owner,
      hasProfit: result.hasProfit,
      lines,
      measures: Float64Array.from(comparison.measures, one => measures[one.name] ?? NaN),
      rankings: Float64Array.from(rankings),
    },
  }
}

function amountsOf({ scope, result }: ResultOfScope): LineAmounts {
  return namedLines(scope, result.lines)
}

function namedLines(scope: string, lines: Float64Array): LineAmounts {
  return Object.fromEntries(
    comparisonOf(scope).lines.map(({ name }, at) => {
      const amount = lines[at] ?? NaN
      return [name, Number.isNaN(amount) ? null : amount]
    }),
  )
}
