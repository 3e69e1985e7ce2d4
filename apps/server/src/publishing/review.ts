// What staff look at before they publish: the groups with what would be withheld and why, and figures that lie far from
// all others.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { outliersOf } from '@furrow/farming/benchmarks/outliers'
import type { Candidate } from './edition-candidates.ts'
import { standingDecision } from './figure-decisions.ts'
import type { FigureDecision } from './figure-decisions.ts'
import type { ScopeMade } from './edition-made.ts'
import { nameOfSet, withheldIn } from './withheld-figures.ts'

/** So many of either are told; the rest is counted. */
const most = 300

interface Reviewed {
  readonly decisions: readonly FigureDecision[]
  readonly edition: number
}

export function reviewOf(
  scopes: readonly ScopeMade[],
  candidates: readonly Candidate[],
  { decisions, edition }: Reviewed,
) {
  const nameOf = new Map(candidates.map(({ farm_id, name }) => [farm_id, name]))
  const groups = scopes.flatMap(made =>
    made.sets.map(set => ({
      scope: made.scope,
      of: made.name,
      group: nameOfSet(made, set.of ?? set.key),
      kind: set.kind,
      farms: set.farms.length,
      ...withheldIn(made, set, { nameOf, edition }),
    })),
  )
  const outliers = scopes
    .flatMap(made => outliersIn(made, nameOf))
    .map(figure => ({ ...figure, decision: decisionTold(decisions, figure) }))
    .toSorted((one, other) => Number(one.decision !== null) - Number(other.decision !== null))
  return {
    groups: groups.slice(0, most),
    more_groups: Math.max(0, groups.length - most),
    outliers: outliers.slice(0, most),
    more_outliers: Math.max(0, outliers.length - most),
    undecided: outliers.filter(({ decision }) => decision === null).length,
  }
}

/** What was decided, as long as the figure is what it was then. */
function decisionTold(
  decisions: readonly FigureDecision[],
  figure: Parameters<typeof standingDecision>[1],
) {
  const found = standingDecision(decisions, figure)
  return found ? { decision: found.decision, reason: found.reason } : null
}

function outliersIn({ scope, results }: ScopeMade, nameOf: ReadonlyMap<number, string>) {
  return comparisonOf(scope).measures.flatMap(({ name, label }, measure) => {
    const values = results.map(result => result.measures[measure] ?? NaN)
    return outliersOf(values).map(({ at, robustZ }) => {
      const farm = Number(results[at]?.farm)
      return {
        scope,
        measure: name,
        label,
        farm_id: farm,
        farm: nameOf.get(farm) ?? '',
        value: values[at] ?? NaN,
        robust_z: Math.round(robustZ * 100) / 100,
      }
    })
  })
}
