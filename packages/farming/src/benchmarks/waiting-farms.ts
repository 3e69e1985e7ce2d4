// Who is in a set that was published before. A farm that is excluded leaves at once. Newcomers, and farms that
// move to another set, wait until three owners do.

import type { Crowd } from './crowd.ts'
import type { Farms } from './owner-tally.ts'
import { SetsApart } from './leftover-rule.ts'
import type { PrivacyRules } from './privacy-rules.ts'

/** `before`: its farms when it was last published, without those that have left since. */
export function withoutWaiting(
  crowd: Crowd,
  rules: PrivacyRules,
  now: Farms,
  before: Farms | null | undefined,
): Farms {
  if (!before || !rules.leftovers) return now
  const moving = new SetsApart(now, before).owners(crowd.ownerOf)
  return moving.isLeftover ? before : now
}
