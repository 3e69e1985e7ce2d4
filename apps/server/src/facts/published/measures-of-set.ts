// The measures of a published set: of its average farm, and the band in which its farms lie.

import type { Comparison } from '@furrow/catalogue/measures/measure'
import { canBeSaid } from '@furrow/farming/benchmarks/average-farm'
import { linesUnder, workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { SetTold } from './kept-rows.ts'

export type Figures = Readonly<Record<string, Known>>

type Band = Pick<NonNullable<SetTold['percentiles'][number]>, 'kind' | 'low' | 'middle' | 'high'>

/** Of the measure at a place of the comparison. */
export function bandOf(set: SetTold | undefined, at: number): Band | null {
  const band = set?.percentiles[at]
  return band ? { kind: band.kind, low: band.low, middle: band.middle, high: band.high } : null
}

/** A set is of one scope and never changes, and is kept in mind: its measures are worked out once. */
const knownMeasures = new WeakMap<SetTold, Figures>()

/** The measures of the average farm of a set, as far as its published lines say them. */
export function averageMeasures(comparison: Comparison, set: SetTold): Figures {
  const measures = knownMeasures.get(set) ?? measuresOfAverage(comparison, set)
  knownMeasures.set(set, measures)
  return measures
}

function measuresOfAverage(comparison: Comparison, { average }: SetTold): Figures {
  if (!average) return {}
  const lines = comparison.lines.map(({ name, other }) =>
    other === null ? { name } : { name, joins: other },
  )
  const amounts = Object.fromEntries(
    comparison.lines.map(({ name }, at) => [name, average.lines[at] ?? null]),
  )
  const figures = workedMeasures(comparison, amounts)
  return Object.fromEntries(
    comparison.measures.map(({ name, formula }) => [
      name,
      canBeSaid(linesUnder(comparison, formula), lines, average) ? (figures[name] ?? null) : null,
    ]),
  )
}
