// What staff look at before they publish: the groups with what would be withheld and why, and figures that lie far from
// all others.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { outliersOf } from '@furrow/farming/benchmarks/outliers'
import { medianOf, sortedValues } from '@furrow/farming/benchmarks/percentile'
import type { EditionReview } from '@furrow/wire/editions/edition-made-answer'
import type { Candidate } from './edition-candidates.ts'
import { standingDecision } from './figure-decisions.ts'
import type { FigureDecision } from './figure-decisions.ts'
import type { ScopeMade } from './edition-made.ts'
import type { FigureWriting } from './figure-writing.ts'
import { countedReasons, nameOfSet, withheldIn } from './withheld-figures.ts'

/** So many of either are told; the rest is counted. */
const most = 200
/** Of a group. */
const mostReasons = 2

interface Reviewed {
  readonly decisions: readonly FigureDecision[]
  readonly edition: number
  readonly writing: FigureWriting
}

export function reviewOf(
  scopes: readonly ScopeMade[],
  candidates: readonly Candidate[],
  { decisions, edition, writing }: Reviewed,
): EditionReview {
  const nameOf = new Map(candidates.map(({ farm_id, name }) => [farm_id, name]))
  const groups = scopes.flatMap(made =>
    made.sets.map(set => ({
      scope: made.scope,
      of: made.name,
      group: nameOfSet(made, set.of ?? set.key),
      kind: set.kind,
      farms: set.farms.length,
      ...withheldTold(made, set, { nameOf, edition }),
    })),
  )
  const outliers = scopes
    .flatMap(made => outliersIn(made, { nameOf, writing }))
    .map(figure => ({ ...figure, decision: decisionTold(decisions, figure) }))
    .toSorted(
      (one, other) =>
        Number(one.decision !== null) - Number(other.decision !== null) ||
        Math.abs(other.robust_z) - Math.abs(one.robust_z),
    )
  return {
    groups: groups.slice(0, most),
    more_groups: Math.max(0, groups.length - most),
    outliers: outliers.slice(0, most),
    more_outliers: Math.max(0, outliers.length - most),
    undecided: outliers.filter(({ decision }) => decision === null).length,
  }
}

/** A figure that few have is withheld in most groups: its reason is told once. */
function withheldTold(...about: Parameters<typeof withheldIn>) {
  const { average, lines, percentiles } = withheldIn(...about)
  const reasons = countedReasons([...lines, ...percentiles])
  return {
    average,
    figures: lines.length + percentiles.length,
    withheld: reasons.slice(0, mostReasons),
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

interface Naming {
  readonly nameOf: ReadonlyMap<number, string>
  readonly writing: FigureWriting
}

function outliersIn({ scope, name: of, results }: ScopeMade, { nameOf, writing }: Naming) {
  return comparisonOf(scope).measures.flatMap(({ name, label, unit }, measure) => {
    const values = results.map(result => result.measures[measure] ?? NaN)
    const written = (value: number) => writing.write(value, { scope, unit })
    const flags = outliersOf(values)
    const middle = flags.length === 0 ? '' : written(medianOf(sortedValues(values)))
    return flags.map(({ at, robustZ }) => {
      const farm = Number(results[at]?.farm)
      const value = values[at] ?? NaN
      return {
        scope,
        of,
        measure: name,
        label,
        farm_id: farm,
        farm: nameOf.get(farm) ?? '',
        value,
        text: written(value),
        middle,
        robust_z: Math.round(robustZ * 100) / 100,
      }
    })
  })
}
