// What staff look at before they publish: the groups with what would be withheld and why, and figures that lie far from
// all others.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { PublishedSet, Withheld } from '@furrow/farming/benchmarks/edition'
import { isWithheld } from '@furrow/farming/benchmarks/edition'
import { outliersOf } from '@furrow/farming/benchmarks/outliers'
import type { Candidate } from './edition-candidates.ts'
import { standingDecision } from './figure-decisions.ts'
import type { FigureDecision } from './figure-decisions.ts'
import type { ScopeMade } from './edition-made.ts'

/** So many of either are told; the rest is counted. */
const most = 300

export function reviewOf(
  scopes: readonly ScopeMade[],
  candidates: readonly Candidate[],
  decisions: readonly FigureDecision[],
) {
  const nameOf = new Map(candidates.map(({ farm_id, name }) => [farm_id, name]))
  const groups = scopes.flatMap(({ scope, name, sets, groups: named }) =>
    sets.map(set => ({
      scope,
      of: name,
      group: named.find(({ key }) => key === (set.of ?? set.key))?.name ?? set.key,
      kind: set.kind,
      farms: set.farms.length,
      ...withheldIn(scope, set),
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

function withheldIn(scope: string, { average, percentiles }: PublishedSet) {
  const { measures, lines } = comparisonOf(scope)
  const ofMeasures = percentiles.flatMap((one, at) =>
    isWithheld(one) ? [{ figure: measures[at]?.name ?? '', ...told(one) }] : [],
  )
  return {
    average: isWithheld(average) ? told(average) : null,
    lines: isWithheld(average)
      ? []
      : average.reasons.flatMap((reason, at) =>
          reason ? [{ figure: lines[at]?.name ?? '', ...told(reason) }] : [],
        ),
    percentiles: ofMeasures,
  }
}

/** The rule, and what would mend it. */
function told(reason: Withheld) {
  switch (reason.rule) {
    case 'floor':
      return {
        rule: 'floor',
        why: `${reason.owners} owners, and ${reason.needed} are needed.`,
        mend: 'Take a wider group.',
      }
    case 'dominance':
      return {
        rule: 'dominance',
        why: `One owner has ${Math.round(reason.share * 100)} %, and ${Math.round(reason.most * 100)} % is the most.`,
        mend: 'Take a group with more farms like it.',
      }
    case 'leftover':
      return {
        rule: 'leftover',
        why: `It differs from ${reason.beside.join(' and ')} by ${reason.owners} owners.`,
        mend: 'Take at least three owners in or out.',
      }
  }
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
