// The money of several crops together: sums over the ground that they go with, never means of what each
// crop comes to.

import { ratioOf, sumOf, weightedMean } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import { wholeCents } from '../../numbers/shared-cents.ts'
import type { CropLine } from '../crop-line.ts'
import {
  breakEvenPrice,
  breakEvenYield,
  costPerHectare,
  fullCost,
  grossIncome,
  incomePerHectare,
  marginOfWater,
  returnOnCost,
} from '../crop-margin.ts'
import { cents, farmGatePrice } from './costed-crops.ts'
import { costGroups } from './crop-money.ts'
import type { CostGroup, MoneyFigures } from './crop-money.ts'

interface Of {
  /** Of several kinds together, prices and what goes by the tonne say nothing. */
  readonly isOneKind: boolean
  /** What of crops brought something in counts as crop ground (T9). */
  readonly cropped: (lines: readonly CropLine[]) => readonly CropLine[]
}

export function moneyTotals(lines: readonly CropLine[], of: Of): MoneyFigures {
  const earning = lines.filter(({ income }) => income !== null)
  const income = grossIncome({ sales: sum(earning, line => line.income) })
  const ofKind = of.isOneKind ? pricesOf(lines) : noPrices
  return {
    income,
    income_per_ha: cents(incomePerHectare({ sales: income }, ownArea(of.cropped(earning)))),
    kept_income: sum(lines, line => line.kept_income),
    overhead: sum(lines, line => line.overhead),
    ...costsIn(lines),
    ...marginsIn(lines),
    ...ofKind,
  }
}

type Lines = readonly CropLine[]

function costsIn(lines: Lines): Pick<MoneyFigures, 'cost' | 'cost_per_ha' | 'costs'> {
  const costed = lines.filter(isCosted)
  const cost = sum(costed, line => line.cost)
  const groups = costGroups.map(group => [group, sum(lines, ({ costs }) => costs[group])])
  return {
    cost,
    cost_per_ha: cents(costPerHectare([cost], ownArea(costed))),
    costs: Object.fromEntries(groups) as Record<CostGroup, Known>,
  }
}

/** Of crops whose income and cost are both known: what still grows has cost something and brought nothing yet. */
function marginsIn(lines: Lines) {
  const known = lines.filter(({ gross_margin }) => gross_margin !== null)
  const margin = sum(known, line => line.gross_margin)
  const watered = known.filter(line => line.margin_per_ml !== null)
  const wet = known.filter(line => line.margin_per_mm !== null)
  const millimetres = sum(wet, line => (line.water ?? 0) * (line.own_area ?? 0))
  return {
    gross_margin: margin,
    margin_per_ha: cents(ratioOf(margin, ownArea(known))),
    return_on_cost: returnOnCost(
      margin,
      sum(known, line => line.cost),
    ),
    margin_per_ml: cents(
      marginOfWater(
        sum(watered, line => line.gross_margin),
        sum(watered, line => line.megalitres),
      ),
    ),
    margin_per_mm: cents(
      marginOfWater(
        sum(wet, line => line.gross_margin),
        millimetres,
      ),
    ),
  }
}

const noPrices = {
  sold: null,
  price: null,
  expected_price: null,
  break_even_yield: null,
  break_even_price: null,
  market_cost: null,
  farm_gate_price: null,
  full_cost: null,
}

/** C16: of a kind of crop each paddock has a part of every sale. What failed cost what the others have to earn. */
function pricesOf(lines: Lines): { readonly [Name in keyof typeof noPrices]: Known } {
  const costed = lines.filter(isCosted)
  const off = costed.filter(({ is_growing }) => !is_growing)
  const cost = sum(off, line => line.cost)
  const own = sum(off, line => line.own)
  const price = meanOf(
    lines,
    line => line.price,
    line => line.sold,
  )
  const expected = meanOf(
    lines,
    line => line.expected_price,
    line => line.own,
  )
  const gross = price ?? expected
  const market = meanOf(
    lines,
    line => line.market_cost,
    line => line.own,
  )
  const isWhole = off.every(({ overhead }) => overhead !== null)
  return {
    sold: sum(lines, line => line.sold),
    price,
    expected_price: expected,
    break_even_yield: breakEvenYield(
      costPerHectare([sum(costed, line => line.cost)], ownArea(costed)),
      gross,
    ),
    break_even_price: cents(
      breakEvenPrice(ratioOf(cost, ownArea(off)), ratioOf(own, ownArea(off))),
    ),
    market_cost: market,
    farm_gate_price: farmGatePrice(gross, market),
    full_cost: cents(fullCost(cost, isWhole ? sum(off, line => line.overhead) : null, own)),
  }
}

function meanOf(lines: Lines, figure: Figure, weight: Figure): Known {
  const mean = weightedMean(lines.map(line => ({ figure: figure(line), weight: weight(line) })))
  return mean === null ? null : wholeCents(mean)
}

type Figure = (line: CropLine) => Known

function sum(lines: Lines, figure: Figure): Known {
  return sumOf(lines.map(figure))
}

function isCosted({ cost }: CropLine): boolean {
  return cost !== null
}

function ownArea(lines: Lines): Known {
  return sum(lines, line => line.own_area)
}
