// One farm beside a group of others: measure by measure, from the farm's own rows and from what was published.

import type { Comparison, Measure } from '@furrow/catalogue/measures/measure'
import { placeOf } from '@furrow/farming/benchmarks/place-among-others'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import { averageMeasures, bandOf } from '../facts/published/measures-of-set.ts'
import type { Figures } from '../facts/published/measures-of-set.ts'
import type { SetTold } from '../facts/published/kept-rows.ts'

export type MeasureTold = Omit<BenchmarksOfPeriod['measures'][number], 'references'>

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

/** Less rain would make a loss look smaller: for each 100 mm none is told where either side has one. */
function shown({ name, twinOf, needsMoney }: Measure, own: Known, others: Figures): Known {
  const figure = others[name] ?? null
  const isLoss = (figure ?? 0) < 0 || (own ?? 0) < 0
  return twinOf !== null && needsMoney && isLoss ? null : figure
}
