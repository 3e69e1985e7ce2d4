// How well stock were done that both sides kept: how thick they stood, what each dry sheep equivalent gave,
// brought and cost. Stock has no rung of the season: feed and prices carry it.

import type { Known } from '../../numbers/ratio.ts'
import { areAbove0, bothOf, each, gapOf, middleOf, quantityAndPrice } from './both-sides.ts'
import type { Both } from './both-sides.ts'
import type { ComparedStock } from './compared-farm.ts'
import type { StockPair } from './enterprise-pair.ts'
import { exactRung } from './exact-rung.ts'
import type { ExactRung } from './exact-rung.ts'
import { nameOf } from './ground-rungs.ts'

export function stockRungs(pair: StockPair, stocks: Both<ComparedStock>): readonly ExactRung[] {
  const enterprise = nameOf(pair)
  // Without ground of their own they stand on all of the farm.
  const ground = areAbove0(pair.ground) ? pair.ground : { own: 1, theirs: 1 }
  const dse = bothOf(stocks, stock => stock.dse)
  const margins = each(pair.margins, ground)
  if (!areAbove0(dse))
    return [exactRung('margin', middleOf(ground) * gapOf(margins), margins, { enterprise })]
  const rate = each(dse, ground)
  const ofDse = each(pair.margins, dse)
  return [
    exactRung('stocking', middleOf(ground) * middleOf(ofDse) * gapOf(rate), rate, { enterprise }),
    ...dseRungs(pair, stocks, { dse, worth: middleOf(ground) * middleOf(rate) }),
  ]
}

/** `worth`: what a cent of each dry sheep equivalent makes of a hectare of the farm. */
function dseRungs(
  pair: StockPair,
  stocks: Both<ComparedStock>,
  { dse, worth }: { readonly dse: Both; readonly worth: number },
): readonly ExactRung[] {
  const enterprise = nameOf(pair)
  const perDse = (figure: (stock: ComparedStock) => number) => each(bothOf(stocks, figure), dse)
  const other = perDse(({ other_income }) => other_income)
  const costs = perDse(({ direct_costs }) => direct_costs)
  const income = perDse(({ trading_income }) => trading_income)
  const split = quantityAndPrice(kilogramsOf(stocks), income)
  const ofIncome = split
    ? [
        exactRung(
          'kg_per_dse',
          worth * middleOf(split.price) * gapOf(split.quantity),
          split.quantity,
          { enterprise },
        ),
        exactRung(
          'stock_price',
          worth * middleOf(split.quantity) * gapOf(split.price),
          split.price,
          { enterprise },
        ),
      ]
    : [exactRung('income', worth * gapOf(income), income, { enterprise })]
  return [
    ...ofIncome,
    exactRung('other_income', worth * gapOf(other), other, { enterprise }),
    exactRung('direct_costs', -worth * gapOf(costs), costs, { enterprise }),
  ]
}

/** Of each dry sheep equivalent. */
function kilogramsOf(stocks: Both<ComparedStock>): Both<Known> {
  return bothOf(stocks, ({ kilograms, dse }) =>
    kilograms === null || dse === null ? null : kilograms / dse,
  )
}
