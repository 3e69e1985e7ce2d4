// Whether there are enough owners in a set of farms, none of whom has too many of them.

import type { Crowd } from './crowd.ts'
import type { Farms } from './owner-tally.ts'
import { largestShare } from './dominance-rule.ts'
import type { Withheld } from './edition.ts'
import type { PrivacyRules } from './privacy-rules.ts'
import { belowFloor } from './threshold-rule.ts'

export function reasonAgainstFarms(
  crowd: Crowd,
  rules: PrivacyRules,
  farms: Farms,
  needed: number,
): Withheld | null {
  const { owners, largest, most: mostFarms } = crowd.tally.of(farms)
  const tooFew = rules.floor ? belowFloor(owners, needed) : null
  if (tooFew || !rules.dominance) return tooFew
  const share = mostFarms / farms.length
  const most = largestShare(owners)
  if (share <= most) return null
  return { rule: 'dominance', owner: crowd.owners[largest] ?? '', share, most }
}
