// What of the gap, and of measures outside of the group's band, is worth a sentence.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { measuresOfRungs } from '@furrow/catalogue/measures/measures-of-rungs'
import { findings } from '@furrow/farming/benchmarks/ladder/benchmark-findings'
import type { Finding, MeasurePlace } from '@furrow/farming/benchmarks/ladder/benchmark-findings'
import type { DollarGap, EnterpriseName } from '@furrow/farming/benchmarks/ladder/dollar-gap'
import { findingSentence } from '@furrow/farming/benchmarks/ladder/finding-sentence'
import { measureText } from '@furrow/farming/benchmarks/ladder/measure-text'
import { rungFigure, rungLabel } from '@furrow/farming/benchmarks/ladder/rung-words'
import { withSums } from '@furrow/farming/benchmarks/results/worked-measures'
import { valueOf } from '@furrow/farming/record/formula'
import { rungKey } from '@furrow/farming/benchmarks/ladder/rung-key'
import type { DollarGapTold } from '@furrow/wire/ladder/ladder-answer'
import { bandOf } from '../../facts/published/measures-of-set.ts'
import type { PublishedScopes } from './ladder-sides.ts'
import { nameOf, rungNames, unitOf } from './rung-told.ts'
import type { Naming } from './rung-told.ts'

type FindingTold = DollarGapTold['findings'][number]

interface Telling extends Naming {
  readonly growers: PublishedScopes
  /** `the average farm` */
  readonly against: string
}

/** So many are worth reading. */
const most = 12

export function ladderFindings(gap: DollarGap, telling: Telling): FindingTold[] {
  const places = telling.results.flatMap(({ scope }) => placesOf(scope, telling))
  return findings(places, gap)
    .slice(0, most)
    .map(finding => told(finding, telling))
}

/** A measure of an enterprise goes by both names. */
const between = ' · '

function placesOf(scope: string, telling: Telling): readonly MeasurePlace[] {
  const { results, growers } = telling
  const comparison = comparisonOf(scope)
  const amounts = withSums(comparison, results.find(one => one.scope === scope)?.lines ?? {})
  const enterprise = enterpriseOf(scope)
  return measuresOfRungs(scope).flatMap(({ measure, rungs }): readonly MeasurePlace[] => {
    const at = comparison.measures.findIndex(({ name }) => name === measure)
    const declared = comparison.measures[at]
    if (!declared) return []
    return [
      {
        measure: `${scope}${between}${measure}`,
        own: valueOf(declared.formula, amounts),
        better: declared.better,
        band: bandOf(growers.get(scope), at),
        rungs: rungs.map(rung => ({ ...rung, enterprise })),
        written: value => measureText(value, declared.unit, unitOf(scope, telling)),
      },
    ]
  })
}

function enterpriseOf(scope: string): EnterpriseName | null {
  if (scope === 'farm') return null
  return { kind: scope.startsWith('crop ') ? 'crop' : 'stock', key: scope }
}

function told(finding: Finding, telling: Telling): FindingTold {
  const { measure, rungs, is_better, cents, total } = finding
  const [rung] = rungs
  const [scope = 'farm', name = null] = measure?.split(between) ?? [rung?.enterprise?.key ?? 'farm']
  return {
    scope,
    measure: name,
    rungs: rungs.map(rungKey),
    sentence: findingSentence(finding, {
      ...wordsOf(finding, [scope, name], telling),
      against: telling.against,
    }),
    is_better,
    cents,
    total,
  }
}

function wordsOf(
  { rungs: [rung] }: Finding,
  [scope, name]: readonly [string, string | null],
  telling: Telling,
) {
  const measure = comparisonOf(scope).measures.find(one => one.name === name)
  if (measure) {
    const label =
      scope === 'farm'
        ? measure.label
        : `${nameOf(scope, telling)}: ${labelInSentence(measure.label)}`
    return {
      label,
      figure: (value: number) => measureText(value, measure.unit, unitOf(scope, telling)),
    }
  }
  if (!rung) return { label: '', figure: String }
  const names = rungNames(rung, telling)
  return {
    label: rungLabel(rung, names),
    figure: (value: number) => rungFigure(rung, value, names.unit),
  }
}

/** Within a sentence, but for abbreviations. */
export const labelInSentence = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`
