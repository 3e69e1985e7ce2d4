// How far each crop is sold: what of our share is sold and for how much, what is entered as still in
// storage, what neither of them says, and how much of all that has a price (C16 to C18).

import { amountsOf, cropBalances } from './crop-balances.ts'
import type { Amount, CropBalance, HarvestOfCrop, Product } from './crop-balances.ts'
import { countedLines, expectedOfMain, paidForMain, sharesIn, worth } from './crop-income.ts'
import type { LineOfSale } from './crop-income.ts'
import type { CropLine } from './crop-line.ts'
import { averagePrice, unsoldBalance } from './crop-sold.ts'
import { sumOf, withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { wholeCents } from '../numbers/shared-cents.ts'

/** Tonnes; of lint bales. `unsold` of the balance is what is entered as still in storage. */
export interface SalesPosition extends CropBalance {
  /** Our share less what was sold or kept (C18); below 0 where more was sold than came off. */
  readonly left: number
  /** Neither sold, kept nor in storage; below 0 where more is entered than came off. */
  readonly open: number
  /** Sold, or in storage, with a price. */
  readonly priced: number
  /** Cents that a tonne or bale brought (C16). */
  readonly price: Known
  /** What those in storage are expected to bring, in cents, and what each of them is. */
  readonly expected: Known
  readonly expected_price: Known
  /** That of which most was sold. */
  readonly quality: string | null
}

/** Left out where an amount is not known, such as the weight of a bale. */
export function salesPositions(
  crops: readonly HarvestOfCrop[],
  lines: readonly CropLine[],
  sales: readonly LineOfSale[],
): readonly SalesPosition[] {
  const harvests = new Map(crops.map(({ id, harvest }) => [id, harvest]))
  const trades = countedLines(sales).flatMap(line =>
    amountsOf(line, harvests.get(line.crop_id) ?? '').map(amount => tradeOf(line, amount)),
  )
  const byProduct = Map.groupBy(trades, ({ crop_id, product }) => `${crop_id} ${product}`)
  return cropBalances(crops, lines, sales).map(balance => ({
    ...balance,
    ...pricesOf(byProduct.get(`${balance.crop_id} ${balance.product}`) ?? []),
    left: withoutNoise(unsoldBalance(balance)),
    open: withoutNoise(unsoldBalance(balance) - balance.unsold),
  }))
}

/** Of each crop on a paddock its part of what was sold of its kind, as it has it of the money. */
export function withSales(
  lines: readonly CropLine[],
  sales: readonly LineOfSale[],
  positions: readonly SalesPosition[],
): readonly CropLine[] {
  const sold = new Map<number, SoldOfCrop>()
  const counted = Map.groupBy(countedLines(sales), ({ crop_id }) => crop_id)
  for (const [crop, own] of Map.groupBy(lines, line => line.crop?.id)) {
    const harvest = own[0]?.crop?.harvest ?? ''
    const product = productOf[harvest]
    if (!positions.some(one => one.crop_id === crop && one.product === product)) continue
    const trades = (counted.get(crop ?? 0) ?? []).flatMap(line =>
      amountsOf(line, harvest)
        .filter(amount => amount.product === product && amount.way !== 'kept')
        .map(amount => tradeOf(line, amount)),
    )
    for (const [id, parts] of partsOf(own, trades)) sold.set(id, soldOfCrop(parts))
  }
  return lines.map(line => ({ ...line, ...(sold.get(line.id) ?? noSale) }))
}

/** A part of what was sold of an enterprise, or of what nobody said of which it is. */
interface PartOfTrades {
  readonly part: number
  readonly trades: readonly Trade[]
}

function partsOf(lines: readonly CropLine[], trades: readonly Trade[]) {
  const found = new Map<number, PartOfTrades[]>()
  for (const [enterprise, own] of Map.groupBy(trades, one => one.enterprise_id)) {
    const sharing = sharesIn(lines, enterprise)
    const whole = sharing.reduce((sum, { part }) => sum + part, 0)
    for (const { line, part } of sharing) {
      const parts = found.get(line.id) ?? []
      found.set(line.id, [...parts, { part: part / whole, trades: own }])
    }
  }
  return found
}

type SoldOfCrop = Pick<CropLine, 'sold' | 'price' | 'expected_price' | 'quality'>

/** Where all of its sales are shared in one way, their price is its own. */
function soldOfCrop(parts: readonly PartOfTrades[]): SoldOfCrop {
  const most = Math.max(...parts.map(({ part }) => part))
  const trades = parts.flatMap(({ part, trades: own }) =>
    own.map(one => weighed(one, most === 0 ? 1 : part / most)),
  )
  const { price, expected_price, quality } = pricesOf(trades)
  const sold = sumOf(trades.filter(isSold).map(({ quantity }) => quantity))
  if (!sold) return { ...noSale, expected_price }
  return { sold: withoutNoise(sold * most), price, expected_price, quality }
}

function weighed(trade: Trade, by: number): Trade {
  if (by === 1) return trade
  const { quantity, worth: cents } = trade
  return {
    ...trade,
    quantity: quantity === null ? null : quantity * by,
    worth: cents === null ? null : cents * by,
  }
}

const noSale = { sold: null, price: null, expected_price: null, quality: null }

/** What a crop is sold as, by what it is taken off by. */
const productOf: Readonly<Record<string, Product>> = {
  grain: 'grain',
  lint: 'lint',
  hay: 'hay',
  cane: 'cane',
}

interface Trade extends Amount {
  readonly crop_id: number
  readonly enterprise_id: number | null
  /** Cents that it brought or is expected to bring. */
  readonly worth: Known
  readonly quality: string | null
}

function tradeOf(line: LineOfSale, amount: Amount): Trade {
  const isSeed = line.kind === 'lint' && amount.product === 'seed'
  const { crop_id, enterprise_id = null, quality = null } = line
  return {
    ...amount,
    crop_id,
    enterprise_id,
    quality,
    worth: isSeed ? worthOfSeed(line) : worthOfMain(line),
  }
}

function worthOfSeed(line: LineOfSale): Known {
  return line.is_sold ? line.seed_income : worth(line.seed_tonnes, line.seed_price)
}

/** Premiums alone are no price. */
function worthOfMain(line: LineOfSale): Known {
  if (!line.is_sold) return expectedOfMain(line)
  return line.income === null ? null : paidForMain(line)
}

function pricesOf(trades: readonly Trade[]) {
  const [sold, held] = [trades.filter(isSold), trades.filter(({ way }) => way === 'unsold')]
  const priced = trades.filter(one => one.worth !== null)
  return {
    price: priceOf(sold),
    expected_price: priceOf(held),
    priced: sumOf(priced.map(({ quantity }) => quantity)) ?? 0,
    expected: sumOf(held.map(one => one.worth)),
    quality: mainQuality(sold),
  }
}

function priceOf(trades: readonly Trade[]): Known {
  const price = averagePrice(trades.map(one => ({ quantity: one.quantity, income: one.worth })))
  return price === null ? null : wholeCents(price)
}

function isSold({ way }: Amount): boolean {
  return way === 'sold'
}

function mainQuality(sold: readonly Trade[]): string | null {
  const named = Map.groupBy(
    sold.filter(({ quality }) => quality !== null),
    ({ quality }) => quality,
  )
  const amounts = [...named].map(([quality, own]) => ({
    quality,
    amount: sumOf(own.map(({ quantity }) => quantity)) ?? 0,
  }))
  return amounts.toSorted((one, other) => other.amount - one.amount)[0]?.quality ?? null
}
