// Whether there are enough owners in a set of farms, none of whom has too many of them.

import type { Crowd, Farms } from './crowd.ts'
import { dominatedBy, ownerAmounts } from './dominance-rule.ts'
import type { Withheld } from './edition.ts'
import type { PrivacyRules } from './privacy-rules.ts'
import { belowFloor } from './threshold-rule.ts'

export function reasonAgainstFarms(
  crowd: Crowd,
  rules: PrivacyRules,
  farms: Farms,
  needed: number,
): Withheld | null {
  const farmsByOwner = new Map<number, number>()
  for (const farm of farms) {
    const owner = crowd.ownerOf[farm] ?? 0
    farmsByOwner.set(owner, (farmsByOwner.get(owner) ?? 0) + 1)
  }
  const owners = [...farmsByOwner.keys()]
  const tooFew = rules.floor ? belowFloor(owners.length, needed) : null
  if (tooFew || !rules.dominance) return tooFew
  const counts = ownerAmounts(Float64Array.from(farmsByOwner.values()))
  return dominatedBy(counts, at => crowd.owners[owners[at] ?? 0] ?? '')
}
