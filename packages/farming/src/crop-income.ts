// What crops brought in: sold, and what is still to be sold at what it should bring. Money is in cents.

import { grossIncome } from './crop-margin.ts'
import { hayTonnes } from './crop-yield.ts'
import { lintIncome } from './lint.ts'
import { sumOf } from './ratio.ts'
import type { Known } from './ratio.ts'
import type { CropLine } from './summed-crop.ts'

/** A line of a sale, or of what is still to be sold; what it has none of is nothing. */
export interface LineOfSale {
  readonly crop_id: number
  readonly is_sold: boolean
  readonly kind: 'grain' | 'hay' | 'lint' | 'units'
  /** Tonnes, bales or whatever it is counted in; of hay what a bale weighs. */
  readonly quantity: Known
  readonly bale_weight: Known
  readonly seed_tonnes: Known
  /** As it was paid. */
  readonly income: Known
  readonly seed_income: Known
  /** Of what is not sold yet: for each tonne, bale or other unit. */
  readonly price: Known
  readonly seed_price: Known
}

export interface CropIncomeTold {
  readonly crop_id: number
  readonly sold: Known
  /** Of what is still to be sold. */
  readonly estimated: Known
  readonly income: Known
}

export function incomeOfCrops(sales: readonly LineOfSale[]): readonly CropIncomeTold[] {
  return [...Map.groupBy(sales, ({ crop_id }) => crop_id)].map(([crop_id, own]) => {
    const sold = sumOf(own.filter(line => line.is_sold).flatMap(paid))
    const estimated = sumOf(own.filter(line => !line.is_sold).map(worth))
    return { crop_id, sold, estimated, income: grossIncome({ sales: sold, estimates: estimated }) }
  })
}

/**
 * Crops are sold by their kind, not by the paddock: each paddock has the part of the money that it has of
 * what is ours, or where nothing came off yet, of the ground.
 */
export function withIncome(
  lines: readonly CropLine[],
  incomes: readonly CropIncomeTold[],
): readonly CropLine[] {
  const byCrop = new Map(incomes.map(({ crop_id, income }) => [crop_id, income]))
  const ofCrop = Map.groupBy(lines, ({ crop }) => crop?.id)
  const wholes = new Map([...ofCrop].map(([id, own]) => [id, partsOf(own)]))
  return lines.map(line => {
    const income = byCrop.get(line.crop?.id ?? 0) ?? null
    const parts = wholes.get(line.crop?.id)
    if (income === null || !parts || parts.whole === 0) return line
    return { ...line, income: (income * (parts.part(line) ?? 0)) / parts.whole }
  })
}

function partsOf(lines: readonly CropLine[]) {
  const produced = sumOf(lines.map(({ own }) => own)) ?? 0
  const part = (line: CropLine): Known => (produced > 0 ? line.own : line.area)
  return { part, whole: sumOf(lines.map(part)) ?? 0 }
}

function paid({ income, seed_income }: LineOfSale): readonly Known[] {
  return [income, seed_income]
}

function worth(line: LineOfSale): Known {
  const { kind, quantity, price, bale_weight, seed_tonnes, seed_price } = line
  if (kind === 'lint') {
    const seed = { seedTonnes: seed_tonnes ?? 0, seedPrice: seed_price ?? 0 }
    return lintIncome({ bales: quantity ?? 0, price: price ?? 0, ...seed })
  }
  if (quantity === null || price === null) return null
  if (kind !== 'hay') return quantity * price
  return bale_weight === null ? null : hayTonnes(quantity, bale_weight) * price
}
