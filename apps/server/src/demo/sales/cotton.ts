// Sells cotton: the lint by the bale, with what its grade added or took off, and the seed beside it.

import type { Heap } from './heaps.ts'
import { cottonseedPrices, lintPrices, priceIn } from './crop-prices.ts'
import { addPool, addSale, saleDays, shared } from './sale-book.ts'
import type { Income, SaleBook } from './sale-book.ts'

/** Dollars: a bale of base grade, a tonne of seed. */
interface Prices {
  readonly bale: number
  readonly seed: number
}

export function sellCotton(book: SaleBook, heap: Heap): Income {
  const { random, making } = book
  const prices = {
    bale: priceIn(heap.period, lintPrices) * random.between(0.97, 1.03),
    seed: priceIn(heap.period, cottonseedPrices) * random.between(0.95, 1.05),
  }
  const isLast = heap.period === making.plan.periods.at(-1)
  const kept = isLast ? random.between(0.1, 0.25) : 0
  const bales = Math.round(heap.bales * kept)
  const seed = Math.round((heap.seed * bales) / heap.bales)
  const onHand = bales ? keepCotton(book, { ...heap, bales, seed }, prices) : 0
  const sold = { ...heap, bales: heap.bales - bales, seed: heap.seed - seed }
  return { income: sellBales(book, sold, prices), onHand, fed: 0 }
}

function sellBales(book: SaleBook, { grown, harvest, bales, seed }: Heap, prices: Prices): number {
  const { random } = book
  const times = bales < 100 ? 1 : random.whole(2, 4)
  const days = saleDays(book, harvest, times)
  let [baled, seeded] = [0, 0]
  return shared(random, bales, times).reduce((total, part, place) => {
    baled += part
    const itsSeed = Math.round((seed * baled) / bales) - seeded
    seeded += itsSeed
    const sale = addSale(book, { grown, terminal: 'gin', day: days[place] ?? 0 })
    return total + sellPart(book, { sale, bales: part, seed: itsSeed }, prices)
  }, 0)
}

interface Part {
  readonly sale: number
  readonly bales: number
  readonly seed: number
}

/** The lint’s income is before premium and discount, which are for each bale (C19). */
function sellPart(book: SaleBook, { sale, bales, seed }: Part, prices: Prices): number {
  const { random, making } = book
  const price = Math.round(prices.bale * random.between(0.96, 1.05) * 100)
  const premium = random.chance(0.6) ? random.whole(4, 18) * 100 : 0
  const discount = random.chance(0.45) ? random.whole(3, 24) * 100 : 0
  const lintIncome = bales * price
  const seedIncome = Math.round(seed * prices.seed * random.between(0.97, 1.03))
  making.rows.add('lint_sale_actuals', {
    cropSaleActualId: sale,
    bales,
    seedTonnes: seed / 100,
    lintIncome,
    seedIncome,
    premium,
    discount,
    farm_id: making.farm,
  })
  return lintIncome + bales * (premium - discount) + seedIncome
}

/** Gives what it should bring, in cents. */
function keepCotton(book: SaleBook, { grown, bales, seed }: Heap, prices: Prices): number {
  const { rows, listed, farm } = book.making
  const pool = addPool(book, grown, 'Delivered unpriced')
  const [balePrice, seedPrice] = [Math.round(prices.bale) * 100, Math.round(prices.seed) * 100]
  rows.add('lint_sale_estimates', {
    cropSaleEstimatePoolId: pool,
    bales,
    seedTonnes: seed / 100,
    balePrice,
    seedPrice,
    farm_id: farm,
  })
  rows.add('crop_sale_estimates', {
    crop_sale_estimate_pool_id: pool,
    crop_type_quality_id: listed('crop_type_qualities', 'cotton/base-31-3-36'),
    units: bales,
    unit_type: 'Bales',
    unit_cost: balePrice,
    farm_id: farm,
  })
  return bales * balePrice + Math.round((seed * seedPrice) / 100)
}
