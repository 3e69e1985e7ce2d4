// What the formulas of the financial record ask of rows beside its own figures: amounts that it has no
// line for, such as all the grain of a farm. A formula calls them rows(...).

import { isCostLine } from '../crops/costs/cost-drivers.ts'
import { whoBearsWith } from '../crops/costs/shared-lines.ts'
import { hayTonnes } from '../crops/crop-yield.ts'
import type { LineOfSale } from '../crops/crop-income.ts'
import { costHomes, sidesOfCost } from '../finance/cost-home.ts'
import { sumOf, weightedMean } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { rowsNamed } from './formula.ts'
import { inputsOnHand, movedAmounts } from './record-accruals.ts'
import type { AccrualOfRecord } from './record-accruals.ts'
import { segmentOf } from './record-crops.ts'
import type { CropSegment } from './record-crops.ts'
import type { IncomeOfRecord } from './record-income.ts'
import { landOfSegments } from './record-land.ts'
import type { LandOfRecord } from './record-land.ts'
import { saleableStock } from './record-stock.ts'
import type { StockOfClass } from '../stock/stock-of-class.ts'

interface AmountFacts extends IncomeOfRecord {
  readonly land: LandOfRecord
  readonly classes: readonly StockOfClass[]
  readonly accruals: readonly AccrualOfRecord[]
}

export const recordAmounts: Readonly<Record<string, (facts: AmountFacts) => Known>> = {
  grain_tonnes: facts => harvested(facts, 'grain'),
  lint_bales: facts => harvested(facts, 'lint'),
  tonnes_sold: ({ sales }) => sumOf(sales.filter(({ is_sold }) => is_sold).map(tonnesOf)),
  dryland_water_mm: facts => waterOf(facts, 'dryland'),
  irrigated_water_mm: facts => waterOf(facts, 'irrigated'),
  saleable_stock: ({ classes }) => saleableStock(classes),
  inputs_on_hand: ({ accruals }) => inputsOnHand(accruals),
  stock_costs_beside: facts => stockCostsBeside(facts),
  ...Object.fromEntries(
    Object.entries(landOfSegments).map(([name, worth]) => [
      name,
      ({ land }: AmountFacts) => worth(land),
    ]),
  ),
}

/** Those that are listed, and of each line of costs how far it moved; by the names under which formulas ask. */
export function amountsOfRecord(facts: AmountFacts): Readonly<Record<string, Known>> {
  const listed = Object.entries(recordAmounts).map(
    ([name, amount]) => [name, amount(facts)] as const,
  )
  const moved = Object.entries(movedAmounts(facts.accruals))
  return Object.fromEntries(
    [...listed, ...moved].map(([name, amount]) => [rowsNamed(name), amount]),
  )
}

/** Those that follow from the costs of the record, once they are known. */
export function amountsOfCosts(income: IncomeOfRecord): Readonly<Record<string, Known>> {
  return { [rowsNamed('stock_costs_beside')]: stockCostsBeside(income) }
}

/**
 * Cents of all lines that stock bear beyond those that are their own, or below 0 of those that crops bear instead;
 * nothing where stock bear none, as on a farm without them.
 */
export function stockCostsBeside({ costs, crops }: Pick<IncomeOfRecord, 'costs' | 'crops'>): Known {
  if (!costs) return null
  const who = whoBearsWith(
    crops.map(({ line }) => line),
    costs,
  )
  const borne = costs.lines.flatMap(({ line, cents }) => {
    if (!isCostLine(line)) return []
    const { stock } = sidesOfCost(line, cents, { ...who, said: costs.said })
    const isOwn = costHomes[line] === 'stock'
    return isOwn || stock !== 0 ? [stock - (isOwn ? cents : 0)] : []
  })
  return sumOf(borne)
}

function harvested({ crops }: IncomeOfRecord, harvest: string): Known {
  return sumOf(crops.map(({ line }) => (line.crop?.harvest === harvest ? line.produced : null)))
}

/** Cotton goes by its bales; its seed is carted by the tonne. */
function tonnesOf({ kind, quantity, bale_weight, seed_tonnes }: LineOfSale): Known {
  if (kind === 'grain') return quantity
  if (kind === 'lint') return seed_tonnes
  if (kind !== 'hay' || quantity === null || bale_weight === null) return null
  return hayTonnes(quantity, bale_weight)
}

/** Millimetres that crops of a segment had, by their hectares (C58). */
function waterOf({ crops }: IncomeOfRecord, segment: CropSegment): Known {
  const own = crops.filter(crop => segmentOf(crop) === segment)
  return weightedMean(own.map(({ line: { water: figure, area: weight } }) => ({ figure, weight })))
}
