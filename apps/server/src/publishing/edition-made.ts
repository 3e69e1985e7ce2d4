// An edition in the making: the results of all farms that take part, and of each thing that is compared what is
// published of each group.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { Comparison } from '@furrow/catalogue/measures/measure'
import type {
  BenchmarkMeasure,
  EarlierEdition,
  FarmSet,
  PublishedSet,
  SecretDraw,
} from '@furrow/farming/benchmarks/edition'
import { publish } from '@furrow/farming/benchmarks/publish'
import { dividingBy } from '@furrow/farming/benchmarks/results/worked-measures'
import type { ResultOfScope, ResultsOfFarm } from './edition-results.ts'
import { rankingsOf } from './edition-results.ts'

export interface ScopeMade {
  readonly scope: string
  readonly name: string
  readonly results: readonly ResultOfScope['result'][]
  readonly groups: readonly NamedGroup[]
  readonly sets: readonly PublishedSet[]
}

interface NamedGroup {
  readonly key: string
  readonly name: string
}

export interface EditionMaking {
  readonly edition: number
  readonly farms: readonly ResultsOfFarm[]
  readonly secretDraw: SecretDraw
  readonly before: (scope: string) => readonly EarlierEdition[]
}

export function scopesMade(making: EditionMaking): readonly ScopeMade[] {
  const scopes = Map.groupBy(
    making.farms.flatMap(({ scopes: own }) => own),
    ({ scope }) => scope,
  )
  return [...scopes].map(([scope, own]) => scopeMade(scope, own, making))
}

function scopeMade(scope: string, own: readonly ResultOfScope[], making: EditionMaking): ScopeMade {
  const { edition, farms, secretDraw, before } = making
  const comparison = comparisonOf(scope)
  const results = own.map(({ result }) => result)
  const sets = setsOf(scope, farms)
  return {
    scope,
    name: own[0]?.name ?? scope,
    results,
    groups: [...sets.values()].map(({ key, name }) => ({ key, name })),
    sets: publish({
      edition,
      lines: comparison.lines.map(({ name, other }) =>
        other === null ? { name } : { name, joins: other },
      ),
      measures: benchmarkMeasures(comparison),
      rankings: rankingsOf(scope),
      results,
      sets: [...sets.values()],
      secretDraw,
      before: before(scope),
    }),
  }
}

export function benchmarkMeasures(comparison: Comparison): readonly BenchmarkMeasure[] {
  return comparison.measures.map(({ name, formula }) => ({
    name,
    denominator: dividingBy(comparison, formula),
  }))
}

/** The groups that hold a farm with a result. */
function setsOf(scope: string, farms: readonly ResultsOfFarm[]) {
  const sets = new Map<string, FarmSet & { readonly name: string; readonly farms: string[] }>()
  for (const { groups, scopes } of farms) {
    const result = scopes.find(one => one.scope === scope)?.result
    if (!result) continue
    for (const { key, name, parent, isSizeBand } of groups) {
      const set = sets.get(key)
      if (set) set.farms.push(result.farm)
      else {
        const above = parent === undefined ? {} : { parent }
        sets.set(key, {
          key,
          name,
          kind: 'node',
          ...above,
          farms: [result.farm],
          hasTop: !isSizeBand,
        })
      }
    }
  }
  return sets
}

/** Measures and lines as they were, so that an old edition can always be read. */
export function contentsOf(scopes: readonly ScopeMade[]) {
  return Object.fromEntries(
    scopes.map(({ scope, name }) => {
      const { lines, sums, measures } = comparisonOf(scope)
      return [
        scope,
        {
          name,
          lines: lines.map(one => ({ name: one.name, other: one.other })),
          sums: sums.map(one => ({ name: one.name, formula: one.text })),
          measures: measures.map(one => ({ name: one.name, unit: one.unit, formula: one.text })),
        },
      ]
    }),
  )
}
