// What of the difference no enterprise has: how much of the ground is used, and what the whole farm earns and costs.

import { sumOf } from '../../numbers/ratio.ts'
import { bothOf, gapOf, keysOfBoth } from './both-sides.ts'
import type { Both } from './both-sides.ts'
import type { ComparedFarm } from './compared-farm.ts'
import { allOf } from './enterprise-pair.ts'
import type { EnterprisePair, UsedGround } from './enterprise-pair.ts'
import { exactRung, noFigures, noise } from './exact-rung.ts'
import type { ExactRung } from './exact-rung.ts'

/** Beside overheads by group. */
const costs = ['costs_not_kept_by_crop', 'labour', 'owner_allowance', 'depreciation'] as const

/** Ground that is used twice, and ground that lies idle; where not all is compared, ground of what is. */
export function intensity({ used, margin, isWhole }: UsedGround): ExactRung {
  return exactRung(isWhole ? 'intensity' : 'compared_ground', gapOf(used) * margin, used)
}

export function farmRungs(farms: Both<ComparedFarm>): readonly ExactRung[] {
  const other = bothOf(farms, ({ other_farm_income }) => other_farm_income)
  const groups = keysOfBoth(bothOf(farms, ({ overheads }) => Object.keys(overheads)))
  return [
    exactRung('other_farm_income', gapOf(other), other),
    ...costs.map(name => {
      const cost = bothOf(farms, farm => farm[name])
      return exactRung(name, -gapOf(cost), cost)
    }),
    ...groups.map(group => {
      const cost = bothOf(farms, ({ overheads }) => overheads[group] ?? 0)
      return exactRung('overheads', -gapOf(cost), cost, { group })
    }),
  ]
}

/** What of the operating profit is in none of the lines: a total that was typed, a line that is not published. */
export function notItemised(
  farms: Both<ComparedFarm>,
  pairs: readonly EnterprisePair[],
): ExactRung {
  const left = (side: keyof Both) =>
    farms[side].operating_profit -
    (sumOf(pairs.map(({ margins }) => margins[side])) ?? 0) -
    profitOutsideEnterprises(farms[side])
  const amount = left('own') - left('theirs')
  return exactRung('not_itemised', Math.abs(amount) < noise ? 0 : amount, noFigures)
}

function profitOutsideEnterprises(farm: ComparedFarm): number {
  const spent = costs.map(name => farm[name])
  return farm.other_farm_income - (sumOf(spent) ?? 0) - allOf(farm.overheads)
}
