// How well a crop was done that both sides grew: what its water, its yield for the water, its price and its costs
// make of the difference.

import type { Known } from '../../numbers/ratio.ts'
import {
  areAbove0,
  bothOf,
  each,
  gapOf,
  keysOfBoth,
  middleOf,
  quantityAndPrice,
} from './both-sides.ts'
import type { Both } from './both-sides.ts'
import type { ComparedCrop } from './compared-farm.ts'
import type { CropPair } from './enterprise-pair.ts'
import { exactRung } from './exact-rung.ts'
import type { ExactRung } from './exact-rung.ts'
import { nameOf } from './ground-rungs.ts'
import { paddockParts } from './paddock-parts.ts'

export function cropRungs(pair: CropPair, crops: Both<ComparedCrop>): readonly ExactRung[] {
  const [ground, enterprise] = [middleOf(pair.ground), nameOf(pair)]
  const perHectare = (figure: (crop: ComparedCrop) => number) =>
    each(bothOf(crops, figure), pair.ground)
  const other = perHectare(({ other_income }) => other_income)
  const groups = keysOfBoth(bothOf(crops, ({ direct_costs }) => Object.keys(direct_costs)))
  return [
    ...harvestRungs(pair, crops),
    exactRung('other_income', ground * gapOf(other), other, { enterprise }),
    ...groups.map(group => {
      const cost = perHectare(({ direct_costs }) => direct_costs[group] ?? 0)
      return exactRung('direct_costs', -ground * gapOf(cost), cost, { enterprise, group })
    }),
  ]
}

function harvestRungs(pair: CropPair, crops: Both<ComparedCrop>): readonly ExactRung[] {
  const [ground, enterprise] = [middleOf(pair.ground), nameOf(pair)]
  const income = each(
    bothOf(crops, ({ harvest_income }) => harvest_income),
    pair.ground,
  )
  const split = quantityAndPrice(yieldsOf(crops), income)
  if (!split) return [exactRung('income', ground * gapOf(income), income, { enterprise })]
  const { quantity: yields, price } = split
  return [
    ...yieldRungs(pair, crops, yields, ground * middleOf(price)),
    exactRung('price', ground * middleOf(yields) * gapOf(price), price, { enterprise }),
  ]
}

/** `worth`: what a tonne on each hectare of the crop makes of a hectare of the farm. */
function yieldRungs(
  pair: CropPair,
  crops: Both<ComparedCrop>,
  yields: Both,
  worth: number,
): readonly ExactRung[] {
  const enterprise = nameOf(pair)
  const water = watersOf(crops)
  if (!areAbove0(water)) {
    const paddocks = paddockParts(crops.own, { yields, worth })
    return [exactRung('yield', worth * gapOf(yields), yields, { enterprise, paddocks })]
  }
  const perWater = each(yields, water)
  const paddocks = paddockParts(crops.own, { yields, worth, water })
  return [
    exactRung('season', worth * middleOf(perWater) * gapOf(water), water, { enterprise }),
    exactRung('yield_for_water', worth * middleOf(water) * gapOf(perWater), perWater, {
      enterprise,
      paddocks,
    }),
  ]
}

function yieldsOf(crops: Both<ComparedCrop>): Both<Known> {
  return bothOf(crops, ({ production, hectares }) =>
    production === null ? null : production / hectares,
  )
}

/** Usable millimetres on each hectare. */
function watersOf(crops: Both<ComparedCrop>): Both<Known> {
  return bothOf(crops, ({ usable_water: water, hectares }) =>
    water === null ? null : water / hectares,
  )
}
