// One farm beside a group of others: measure by measure, from the farm's own rows and from what was published.

import type { Comparison, Measure } from '@furrow/catalogue/measures/measure'
import { canBeSaid } from '@furrow/farming/benchmarks/average-farm'
import { placeOf } from '@furrow/farming/benchmarks/place-among-others'
import { linesUnder, workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import type { SetTold } from '../facts/published/kept-rows.ts'

export type MeasureTold = Omit<BenchmarksOfPeriod['measures'][number], 'references'>
export type Figures = Readonly<Record<string, Known>>

export interface Beside {
  readonly group: SetTold | undefined
  readonly top: SetTold | undefined
}

export function comparedMeasures(
  comparison: Comparison,
  own: Figures,
  { group, top }: Beside,
): readonly MeasureTold[] {
  const averages = group ? averageMeasures(comparison, group) : {}
  const best = top ? averageMeasures(comparison, top) : {}
  return comparison.measures.map((measure, at) => {
    const { name, better } = measure
    const figure = own[name] ?? null
    const band = bandOf(group, at)
    const average = shown(measure, figure, averages)
    return {
      name,
      own: figure,
      average,
      top: shown(measure, figure, best),
      band,
      place: band && figure !== null ? placeOf(figure, band, better) : null,
      withheld: group !== undefined && average === null && band === null,
    }
  })
}

/** Of the measure at a place of the comparison. */
export function bandOf(set: SetTold | undefined, at: number): MeasureTold['band'] {
  const band = set?.percentiles[at]
  return band ? { kind: band.kind, low: band.low, middle: band.middle, high: band.high } : null
}

/** Less rain would make a loss look smaller: for each 100 mm none is told where either side has one. */
function shown({ name, twinOf, needsMoney }: Measure, own: Known, others: Figures): Known {
  const figure = others[name] ?? null
  const isLoss = (figure ?? 0) < 0 || (own ?? 0) < 0
  return twinOf !== null && needsMoney && isLoss ? null : figure
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
