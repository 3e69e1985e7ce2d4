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
import { isInGroup } from '@furrow/farming/benchmarks/results/staff-groups'
import type { StaffGroup } from '@furrow/farming/benchmarks/results/staff-groups'
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
  /** Of staff, in their order. */
  readonly groups: readonly StaffGroup[]
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
  const { edition, secretDraw, before } = making
  const comparison = comparisonOf(scope)
  const results = own.map(({ result }) => result)
  const sets = [...nodesOf(scope, making), ...groupsOf(scope, making)]
  return {
    scope,
    name: own[0]?.name ?? scope,
    results,
    groups: sets.map(({ key, name }) => ({ key, name })),
    sets: publish({
      edition,
      lines: comparison.lines.map(({ name, other }) =>
        other === null ? { name } : { name, joins: other },
      ),
      measures: benchmarkMeasures(comparison),
      rankings: rankingsOf(scope),
      results,
      sets,
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

type NamedSet = FarmSet & NamedGroup

/** The nodes of the tree that hold a farm with a result. */
function nodesOf(scope: string, { farms }: EditionMaking): readonly NamedSet[] {
  const sets = new Map<string, NamedSet & { readonly farms: string[] }>()
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
  return [...sets.values()]
}

/** Those of staff that do. */
function groupsOf(scope: string, { farms, groups }: EditionMaking): readonly NamedSet[] {
  return groups.flatMap(group => {
    const own = farms.flatMap(({ toChoose, scopes }) => {
      const result = scopes.find(one => one.scope === scope)?.result
      return result && isInGroup(group, toChoose) ? [result.farm] : []
    })
    const { key, name } = group
    return own.length === 0 && scope !== 'farm'
      ? []
      : [{ key, name, kind: 'group', farms: own, hasTop: true }]
  })
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
