// Earlier editions of the same period, with their farms by the numbers of this one. A farm that is not in
// this edition has none: whoever left is passed over in all comparisons.

import { crowdOf, farmsOf } from './crowd.ts'
import type { Crowd } from './crowd.ts'
import type { Farms } from './owner-tally.ts'
import { isWithheld } from './edition.ts'
import type { EarlierEdition, PublishedPercentiles, PublishedSet } from './edition.ts'

export interface EarlierSet {
  readonly key: string
  readonly kind: PublishedSet['kind']
  readonly edition: number
  readonly farms: Farms
  /** Nothing where its average farm was not published. */
  readonly averaged: Farms | null
  /** Whether it had percentiles, and by the measures of this edition which. */
  readonly hasPercentiles: boolean
  percentilesOf(measure: number): PublishedPercentiles | null
  /** What a farm had then; NaN where it had nothing. */
  valueThen(measure: number, farm: number): number
  /** Whether a farm that has left since was in the percentiles of the measure. */
  hasLost(measure: number): boolean
}

/** Oldest first. */
export function earlierSets(
  crowd: Crowd,
  measures: readonly { readonly name: string }[],
  before: readonly EarlierEdition[],
): readonly EarlierSet[] {
  return before.flatMap(edition => {
    const then = crowdOf({ ...edition, lines: [], rankings: [] })
    const numberThen = Int32Array.from(crowd.ids, id => then.numbers.get(id) ?? -1)
    const columns = measures.map(({ name }) => edition.measures.findIndex(had => had.name === name))
    const valuesOf = (measure: number) => then.measures[columns[measure] ?? -1]
    return edition.sets.map((set): EarlierSet => {
      const left = set.farms.filter(id => !crowd.numbers.has(id)).map(id => then.numbers.get(id))
      return {
        key: set.key,
        kind: set.kind,
        edition: edition.edition,
        farms: farmsOf(crowd, set.farms),
        averaged: isWithheld(set.average) ? null : averagedNow(crowd, set),
        hasPercentiles: set.percentiles.some(figures => !isWithheld(figures)),
        percentilesOf: measure => {
          const figures = set.percentiles[columns[measure] ?? -1]
          return !figures || isWithheld(figures) ? null : figures
        },
        valueThen: (measure, farm) => valuesOf(measure)?.[numberThen[farm] ?? -1] ?? NaN,
        hasLost: measure => {
          const values = valuesOf(measure)
          return left.some(farm => !Number.isNaN(values?.[farm ?? -1] ?? NaN))
        },
      }
    })
  })
}

/** A farm that lost its operating profit has left the averages. */
function averagedNow(crowd: Crowd, set: PublishedSet): Farms {
  return farmsOf(crowd, set.averaged).filter(farm => crowd.hasProfit[farm])
}
