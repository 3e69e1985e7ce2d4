// Crops with what they cost by themselves and what is left of what they brought in (C31 to C38, C167).

import { ratioOf, sumOf } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import { wholeCents } from '../../numbers/shared-cents.ts'
import type { CropLine } from '../crop-line.ts'
import {
  breakEvenPrice,
  breakEvenYield,
  costPerHectare,
  fullCost,
  grossMargin,
  marginOfWater,
  returnOnCost,
} from '../crop-margin.ts'
import { groupOf, isGrownForHarvest, tonnesOfBale } from './cost-drivers.ts'
import type { CostsOfFarm } from './cost-drivers.ts'
import { costGroups } from './crop-money.ts'
import type { CostGroup, MoneyFigures } from './crop-money.ts'
import { marketCost } from './kept-crop.ts'
import type { SharedLine } from './shared-lines.ts'

/** `lines` with what they brought in. */
export function costedCrops(
  lines: readonly CropLine[],
  shared: readonly SharedLine[],
  { overheadOfHectare }: Pick<CostsOfFarm, 'overheadOfHectare'>,
): readonly CropLine[] {
  const byGroup = Map.groupBy(shared, ({ line }) => groupOf(line))
  return lines.map(line => {
    const costs = costsOf(line, byGroup)
    const ofTonne = marketCost([line], shared)
    return {
      ...line,
      ...marginsOf({
        ...line,
        costs,
        cost: sumOf(Object.values(costs)),
        market: ofTonne === null ? null : ofTonne * tonnesOfUnit(line),
        overhead: isGrownForHarvest(line) ? cents(partOf(overheadOfHectare, line.area)) : null,
      }),
    }
  })
}

interface Costed extends Pick<CropLine, 'income' | 'own_area' | 'own' | 'megalitres' | 'water'> {
  readonly costs: MoneyFigures['costs']
  readonly cost: Known
  readonly price: Known
  readonly expected_price: Known
  /** Cents for each tonne or bale on its way. */
  readonly market: Known
  readonly overhead: Known
}

type Earning = 'income' | 'income_per_ha' | 'kept_income' | 'sold' | 'price' | 'expected_price'

function marginsOf(crop: Costed): Omit<MoneyFigures, Earning> {
  const { income, cost, costs, own_area: area, own, market, overhead } = crop
  const margin = grossMargin(income, cost)
  const marginOfHectare = ratioOf(margin, area)
  const costOfHectare = costPerHectare([cost], area)
  const price = crop.price ?? crop.expected_price
  return {
    cost,
    costs,
    overhead,
    cost_per_ha: cents(costOfHectare),
    gross_margin: margin,
    margin_per_ha: cents(marginOfHectare),
    return_on_cost: returnOnCost(margin, cost),
    break_even_yield: breakEvenYield(costOfHectare, price),
    break_even_price: cents(breakEvenPrice(costOfHectare, ratioOf(own, area))),
    margin_per_ml: cents(marginOfWater(margin, crop.megalitres)),
    margin_per_mm: cents(marginOfWater(marginOfHectare, crop.water)),
    market_cost: cents(market),
    farm_gate_price: farmGatePrice(price, market),
    full_cost: cents(fullCost(cost, overhead, own)),
  }
}

/** C167 */
export function farmGatePrice(price: Known, market: Known): Known {
  return price === null || market === null ? null : wholeCents(price - market)
}

function costsOf(
  { id }: CropLine,
  byGroup: ReadonlyMap<CostGroup, readonly SharedLine[]>,
): MoneyFigures['costs'] {
  const named = costGroups.map(group => {
    const shares = (byGroup.get(group) ?? []).map(({ shares: of }) => of.get(id) ?? null)
    return [group, sumOf(shares)]
  })
  return Object.fromEntries(named) as Record<CostGroup, Known>
}

/** What a unit of what it is grown for weighs. */
function tonnesOfUnit({ crop }: CropLine): number {
  return crop?.harvest === 'lint' ? tonnesOfBale : 1
}

function partOf(each: Known, amount: Known): Known {
  return each === null || amount === null ? null : each * amount
}

export const cents = (figure: Known): Known => (figure === null ? null : wholeCents(figure))
