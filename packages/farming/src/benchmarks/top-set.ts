// The best farms of a set: the five best, or the best fifth where that is more.

import type { Crowd } from './crowd.ts'
import type { Farms } from './owner-tally.ts'
import { meanOfYears } from './money-over-time.ts'
import type { Known } from '../numbers/ratio.ts'

const smallestTop = 5
const topShare = 0.2
const yearsRanked = 5
const fewestYears = 3

export interface TopSet {
  readonly farms: Farms
  /** Which of the rankings it was found by. */
  readonly ranking: number
}

/** By the first ranking that so many owners have; nothing where there is none. */
export function topOf(crowd: Crowd, farms: Farms, leastOwners: number): TopSet | null {
  for (const [ranking, values] of crowd.rankings.entries()) {
    const ranked = farms.filter(farm => !Number.isNaN(values[farm]))
    if (crowd.tally.of(ranked).owners < leastOwners) continue
    return { farms: bestOf(ranked, values), ranking }
  }
  return null
}

export function topSize(farms: number): number {
  // 0.2 is a little more than a fifth.
  return Math.max(smallestTop, Math.ceil(Number((farms * topShare).toPrecision(12))))
}

/** Of equals, the lower id. */
function bestOf(farms: Farms, values: Float64Array): Farms {
  const fromBest = farms.toSorted(
    (one, other) => (values[other] ?? 0) - (values[one] ?? 0) || one - other,
  )
  return fromBest.slice(0, topSize(farms.length)).sort()
}

/** What the best whole farms are found by: the mean ROAM of the last five periods, of three at least. */
export function roamOfYears(roamByPeriod: readonly Known[]): Known {
  const last = roamByPeriod.slice(-yearsRanked)
  const known = last.filter(roam => roam !== null)
  return known.length < fewestYears ? null : meanOfYears(known)
}
