// Sets whose percentiles are published, now or in an earlier edition, and whether the percentiles of one more
// leave one or two owners beside them. What counts are the farms that have the measure.

import type { Crowd } from './crowd.ts'
import type { Farms } from './owner-tally.ts'
import type { EarlierSet } from './earlier-editions.ts'
import type { Withheld } from './edition.ts'
import { FewOwners, SetsApart } from './leftover-rule.ts'

export interface PublishedRows {
  readonly key: string
  readonly edition: number
  readonly farms: Farms
  /** Whether a farm of the set has the measure. */
  has(measure: number, farm: number): boolean
  isPublished(measure: number): boolean
}

export function rowsOfEarlier(set: EarlierSet): PublishedRows {
  return {
    key: set.key,
    edition: set.edition,
    farms: set.farms,
    has: (measure, farm) => !Number.isNaN(set.valueThen(measure, farm)),
    isPublished: measure => set.percentilesOf(measure) !== null,
  }
}

/** What a set is held against. */
export interface Surroundings {
  /** The nodes under it in the tree. */
  readonly below: readonly PublishedRows[]
  readonly beside: readonly { readonly rows: PublishedRows; readonly apart: SetsApart }[]
}

export function besideOf(farms: Farms, overlapping: readonly PublishedRows[]) {
  return overlapping.map(rows => ({ rows, apart: new SetsApart(farms, rows.farms) }))
}

/** For the percentiles of a measure over farms of a set, all of which have it. */
export function leftoverRows(
  crowd: Crowd,
  { farms, measure }: { readonly farms: Farms; readonly measure: number },
  { below, beside }: Surroundings,
  edition: number,
): Withheld | null {
  const parts = below.filter(rows => rows.isPublished(measure))
  crowd.marks.mark(parts)
  const rest = new FewOwners(crowd.ownerOf).add(farms, farm => !crowd.marks.has(farm))
  if (rest.isLeftover)
    return rest.leftoverBeside(
      parts.map(({ key }) => key),
      edition,
    )
  const own = crowd.measures[measure]
  for (const { rows, apart } of beside) {
    if (!rows.isPublished(measure)) continue
    const found = apart.owners(
      crowd.ownerOf,
      farm => !Number.isNaN(own?.[farm]),
      farm => rows.has(measure, farm),
    )
    if (found.isLeftover) return found.leftoverBeside([rows.key], rows.edition)
  }
  return null
}
