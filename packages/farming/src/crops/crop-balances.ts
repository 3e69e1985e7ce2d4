// What came off of each crop as our share, what was sold of it, and what is entered as still to be sold
// (C18): by product, for lint and seed of one crop are sold apart.

import { countedLines } from './crop-income.ts'
import type { LineOfSale } from './crop-income.ts'
import type { CropLine } from './crop-line.ts'
import { hayTonnes } from './crop-yield.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export const products = ['grain', 'cane', 'hay', 'lint', 'seed'] as const
export type Product = (typeof products)[number]

export interface CropBalance {
  readonly crop_id: number
  readonly product: Product
  /** Our share, in tonnes; of lint in bales. */
  readonly produced: number
  readonly sold: number
  readonly unsold: number
  /** For seed or feed. */
  readonly kept: number
}

/** The crops that sales are of, by the way in which they are harvested. */
export interface HarvestOfCrop {
  readonly id: number
  readonly harvest: string
}

/** Left out where an amount is not known, such as the weight of a bale. */
export function cropBalances(
  crops: readonly HarvestOfCrop[],
  lines: readonly CropLine[],
  sales: readonly LineOfSale[],
): readonly CropBalance[] {
  const linesOf = Map.groupBy(lines, ({ crop }) => crop?.id)
  const salesOf = Map.groupBy(countedLines(sales), ({ crop_id }) => crop_id)
  return crops.flatMap(({ id, harvest }) => {
    const amounts = [
      ...(linesOf.get(id) ?? []).flatMap(producedBy),
      ...(salesOf.get(id) ?? []).flatMap(line => amountsOf(line, harvest)),
    ]
    const byProduct = Map.groupBy(amounts, ({ product }) => product)
    return products.flatMap(product => balanceOf(id, product, byProduct.get(product) ?? []))
  })
}

export interface Amount {
  readonly product: Product
  readonly way: 'produced' | 'sold' | 'unsold' | 'kept'
  readonly quantity: Known
}

function producedBy({ own_products }: CropLine): readonly Amount[] {
  return products.flatMap(product => {
    const quantity = own_products[product]
    return quantity === undefined ? [] : [{ product, way: 'produced' as const, quantity }]
  })
}

export function amountsOf(line: LineOfSale, harvest: string): readonly Amount[] {
  const way = line.is_sold ? 'sold' : 'unsold'
  const { quantity, bale_weight, seed_tonnes } = line
  const product = harvest === 'cane' ? 'cane' : 'grain'
  switch (line.kind) {
    case 'grain':
      return [{ way, product, quantity }]
    case 'hay':
      return [{ way, product: 'hay', quantity: tonnesOfBales(quantity, bale_weight) }]
    case 'lint':
      return [
        { way, product: 'lint', quantity },
        { way, product: 'seed', quantity: seed_tonnes },
      ]
    case 'units':
      return [{ way, ...amountOfUnits(line, harvest) }]
    case 'kept':
      return [{ way: 'kept', product: productKept(harvest), quantity }]
  }
}

/** What nobody can turn into tonnes is not known. */
function amountOfUnits(
  { quantity, unit_type }: LineOfSale,
  harvest: string,
): Pick<Amount, 'product' | 'quantity'> {
  if (harvest === 'lint' && unit_type === 'Bales') return { product: 'lint', quantity }
  const product = productKept(harvest)
  if (unit_type === 'Tonnes') return { product, quantity }
  if (unit_type !== 'Kilograms') return { product, quantity: null }
  return { product, quantity: quantity === null ? null : quantity / 1000 }
}

/** What is weighed in tonnes of it. */
export function productKept(harvest: string): Product {
  return productOfTonnes[harvest] ?? 'grain'
}

const productOfTonnes: Readonly<Record<string, Product>> = {
  cane: 'cane',
  hay: 'hay',
  lint: 'seed',
}

function tonnesOfBales(bales: Known, weight: Known): Known {
  return bales === null || weight === null ? null : hayTonnes(bales, weight)
}

function balanceOf(
  crop_id: number,
  product: Product,
  amounts: readonly Amount[],
): readonly CropBalance[] {
  if (amounts.length === 0 || amounts.some(({ quantity }) => quantity === null)) return []
  const sum = (way: Amount['way']) =>
    sumOf(amounts.flatMap(one => (one.way === way ? [one.quantity] : []))) ?? 0
  const balance = {
    produced: sum('produced'),
    sold: sum('sold'),
    unsold: sum('unsold'),
    kept: sum('kept'),
  }
  const isNothing = Object.values(balance).every(amount => amount === 0)
  return isNothing ? [] : [{ crop_id, product, ...balance }]
}
