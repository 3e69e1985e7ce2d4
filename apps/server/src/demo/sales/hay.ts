// Sells hay by the bale, and records what the own stock will eat and what is not sold yet.

import type { Heap } from './heaps.ts'
import { marketOf, priceIn, strawHay } from './crop-prices.ts'
import type { Market } from './crop-prices.ts'
import { addPool, addSale, saleDays, shared } from './sale-book.ts'
import type { Income, SaleBook } from './sale-book.ts'
import { drawn } from '../land/land-worth.ts'
import type { FarmKind } from '../plan.ts'

interface Stack {
  readonly heap: Heap
  readonly market: Market
  /** $ a tonne. */
  readonly price: number
  /** Tonnes. */
  readonly baleWeight: number
}

export function sellHay(book: SaleBook, heap: Heap): Income {
  const { random, making } = book
  const market = isHay(heap.crop) ? marketOf(heap.crop, book.north) : strawHay
  const bales = Math.max(1, Math.round(heap.hay / 100 / random.between(0.52, 0.64)))
  const baleWeight = Math.round((heap.hay / 100 / bales) * 1e4) / 1e4
  const price = priceIn(heap.period, market.prices) * random.between(0.95, 1.05)
  const stack = { heap, market, price, baleWeight }
  const fed = Math.round(bales * fedShares[making.plan.kind] * random.between(0.7, 1.2))
  const isLast = heap.period === making.plan.periods.at(-1)
  const unsold = isLast ? Math.round((bales - fed) * random.between(0.1, 0.35)) : 0
  const income = sellBales(book, stack, bales - fed - unsold)
  const onHand = unsold ? stackUp(book, stack, { quality: 'any/unsold', bales: unsold }) : 0
  if (fed) stackUp(book, stack, { quality: 'any/fed-on-farm', bales: fed })
  return { income, onHand, fed: fed * baleWeight }
}

const isHay = (crop: string): boolean => crop.endsWith('-hay')

const fedShares: Readonly<Record<FarmKind, number>> = {
  mixed: 0.25,
  sheep: 0.5,
  beef: 0.6,
  grain: 0,
  cotton: 0,
  cane: 0,
}

function sellBales(book: SaleBook, stack: Stack, bales: number): number {
  const { random, making } = book
  const { heap, market, price, baleWeight } = stack
  if (bales === 0) return 0
  const loads = bales < 60 ? 1 : random.whole(1, 3)
  const days = saleDays(book, heap.harvest, loads)
  return shared(random, bales, loads).reduce((total, load, place) => {
    const terminal = random.pick(market.terminals)
    const { slug, worth } = drawn(market.grades, random)
    const ofTheDay = price * worth * random.between(0.95, 1.06)
    const income = Math.round(load * baleWeight * ofTheDay * 100)
    making.rows.add('hay_sale_actuals', {
      bales: load,
      crop_sale_actual_id: addSale(book, { grown: heap.grown, terminal, day: days[place] ?? 0 }),
      bale_weight: baleWeight,
      income,
      hay_sale_quality_id: making.listed('hay_sale_qualities', slug),
      farm_id: making.farm,
    })
    return total + income
  }, 0)
}

interface Stored {
  readonly quality: string
  readonly bales: number
}

/** Gives what it should bring, in cents. */
function stackUp(book: SaleBook, stack: Stack, { quality, bales }: Stored): number {
  const { rows, listed, farm } = book.making
  const { heap, price, baleWeight } = stack
  const cents = Math.round(price) * 100
  const of = {
    crop_sale_estimate_pool_id: addPool(book, heap.grown, 'Shed'),
    crop_type_quality_id: listed('crop_type_qualities', quality),
    farm_id: farm,
  }
  rows.add('hay_sale_estimates', { ...of, bales, bale_weight: baleWeight, price: cents })
  const tonnes = Math.round(bales * baleWeight * 1e4) / 1e4
  rows.add('crop_sale_estimates', { ...of, units: tonnes, unit_type: 'Tonnes', unit_cost: cents })
  return Math.round(tonnes * cents)
}
