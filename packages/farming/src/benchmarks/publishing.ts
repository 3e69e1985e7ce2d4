// What is at hand while an edition is made.

import { crowdOf, farmsOf, idsOf } from './crowd.ts'
import type { Crowd } from './crowd.ts'
import type { Farms } from './owner-tally.ts'
import { earlierSets } from './earlier-editions.ts'
import type { EarlierSet } from './earlier-editions.ts'
import type { EditionInput, FarmSet, LeastOwners } from './edition.ts'
import { linePlanOf } from './line-plan.ts'
import type { LinePlan } from './line-plan.ts'
import { menuOf } from './menu.ts'
import type { Menu } from './menu.ts'
import type { PrivacyRules } from './privacy-rules.ts'
import { weightsIn } from './secret-weights.ts'
import { leastOwnersWith } from './threshold-rule.ts'

export interface Publishing extends EditionInput {
  readonly rules: PrivacyRules
  readonly crowd: Crowd
  readonly least: LeastOwners
  readonly linePlan: LinePlan
  readonly menu: Menu<SetOfFarms>
  readonly earlier: readonly EarlierSet[]
  /** Of each of these farms, which are a set. */
  weightsOf(farms: Farms): Float64Array
}

/** A set of the menu with its farms by number. */
export interface SetOfFarms extends Omit<FarmSet, 'farms'> {
  readonly farms: Farms
}

export function publishingOf(input: EditionInput, rules: PrivacyRules): Publishing {
  const crowd = crowdOf(input)
  return {
    ...input,
    rules,
    crowd,
    least: leastOwnersWith(input.leastOwners),
    linePlan: linePlanOf(input.lines, input.measures),
    menu: menuOf(input.sets.map(set => ({ ...set, farms: farmsOf(crowd, set.farms) }))),
    earlier: earlierSets(crowd, input.measures, input.before),
    weightsOf: farms => {
      if (!rules.blur) return new Float64Array(farms.length).fill(1)
      const owners = Array.from(farms, farm => crowd.owners[crowd.ownerOf[farm] ?? 0] ?? '')
      return weightsIn(idsOf(crowd, farms), owners, input.secretDraw)
    },
  }
}
