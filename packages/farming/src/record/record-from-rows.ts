// The figures of the financial record that follow from what else is recorded of a farm in a period: by
// the name of the figure, each by one line from the facts of its subject. What the rows do not know is
// nothing, and then what a person entered stands.

import type { Known } from '../numbers/ratio.ts'
import { amountsOfCosts, amountsOfRecord } from './record-amounts.ts'
import { breedingFigures } from './record-breeding.ts'
import type { BreedingOfRecord } from './record-breeding.ts'
import { costsOfFarm } from '../crops/costs/cost-drivers.ts'
import type { SharingOfCosts } from '../crops/costs/cost-drivers.ts'
import { cropCostFigures } from './record-crop-costs.ts'
import type { CropCost } from './record-crop-costs.ts'
import { cropFiguresOfRecord } from './record-crops.ts'
import { grazingFigures } from './record-grazing.ts'
import type { GrazingOfRecord } from './record-grazing.ts'
import { holdingFigures } from './record-holdings.ts'
import type { HoldingsOfRecord } from './record-holdings.ts'
import { earningCrops, incomeFigures, valuedCrops } from './record-income.ts'
import type { IncomeOfRecord } from './record-income.ts'
import { landFigures } from './record-land.ts'
import type { LandOfRecord } from './record-land.ts'
import { moneyFigures, moneyNames } from './record-money.ts'
import type { MoneyOfRecord } from './record-money.ts'
import { rainFacts, rainFigures } from './record-rain.ts'
import type { RainOfRecord } from './record-rain.ts'
import { stockFigures } from './record-stock.ts'
import type { StockOfRecord } from './record-stock.ts'

export interface RowsOfRecord {
  readonly land: LandOfRecord
  readonly rain: RainOfRecord
  readonly crops: IncomeOfRecord
  readonly cropCosts: readonly CropCost[]
  /** What direct costs are shared by, and what someone said of them. */
  readonly sharing: SharingOfCosts
  readonly grazing: GrazingOfRecord
  readonly stock: Omit<StockOfRecord, 'grazed'>
  readonly rounds: readonly BreedingOfRecord[]
  readonly holdings: HoldingsOfRecord
  readonly money: MoneyOfRecord
  /** Staff have looked it through. */
  readonly isValidated: boolean
}

const ofPeriod: Figures<Pick<RowsOfRecord, 'isValidated'>> = {
  validated_flag: ({ isValidated }) => Number(isValidated),
}

/** As they stood when the period was handed over. */
export const handOverFigures = ['data_complete_pct', 'benchmark_opt_in'] as const

/** Every figure that rows are asked about, by what they are. */
export const namesFromRows = {
  land: Object.keys(landFigures),
  rain: Object.keys(rainFigures),
  crops: Object.keys(cropFiguresOfRecord),
  sales: Object.keys(incomeFigures),
  cropCosts: Object.keys(cropCostFigures),
  stock: Object.keys(stockFigures),
  grazing: Object.keys(grazingFigures),
  breeding: Object.keys(breedingFigures),
  holdings: Object.keys(holdingFigures),
  ...moneyNames,
  period: Object.keys(ofPeriod),
  handOver: handOverFigures,
} as const

export function recordFromRows(rows: RowsOfRecord): Readonly<Record<string, Known>> {
  const { land, rain, stock, rounds, holdings, money } = rows
  const crops = valuedCrops(rows.crops)
  const grazed = landFigures['gz_area_ha']?.(land) ?? null
  return {
    ...worked(landFigures, land),
    ...worked(rainFigures, rainFacts(rain)),
    ...worked(cropFiguresOfRecord, earningCrops(crops)),
    ...worked(incomeFigures, crops),
    ...worked(cropCostFigures, { crops: crops.crops, costs: rows.cropCosts }),
    ...worked(grazingFigures, rows.grazing),
    ...worked(stockFigures, { ...stock, grazed }),
    ...worked(breedingFigures, rounds),
    ...worked(holdingFigures, holdings),
    ...moneyFigures(money),
    ...worked(ofPeriod, rows),
    ...amountsOfRecord({ ...crops, land, classes: stock.classes, accruals: money.accruals }),
  }
}

/**
 * The figures that follow from the costs of the record itself, once those are known: what crops and stock bear
 * of them, and what was kept of a crop at the price at the gate. None of its lines of costs follows from these.
 */
export function costedFigures(
  rows: RowsOfRecord,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Known>> {
  const costs = costsOfFarm(record, rows.sharing)
  if (costs.lines.length === 0) return {}
  const crops = valuedCrops({ ...rows.crops, costs })
  const byWorth = { wue_all_crops: cropFiguresOfRecord['wue_all_crops'] ?? (() => null) }
  return {
    ...worked(byWorth, earningCrops(crops)),
    ...worked(incomeFigures, crops),
    ...worked(cropCostFigures, { crops: crops.crops, costs: rows.cropCosts }),
    ...amountsOfCosts(crops),
  }
}

type Figures<Facts> = Readonly<Record<string, (facts: Facts) => Known>>

function worked<Facts>(figures: Figures<Facts>, facts: Facts): Readonly<Record<string, Known>> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure(facts)]))
}
