// Sells grain, load by load, and records what is kept for seed, fed or not sold yet.

import type { Heap } from './heaps.ts'
import { marketOf, priceIn } from './crop-prices.ts'
import type { Market } from './crop-prices.ts'
import { addInvoice, addPool, addSale, saleDays, shared } from './sale-book.ts'
import type { Income, SaleBook, StorageKind } from './sale-book.ts'
import { drawn } from '../land/land-worth.ts'

export function sellGrain(book: SaleBook, heap: Heap): Income {
  const { random, making, north } = book
  const market = marketOf(heap.crop, north)
  const price = priceIn(heap.period, market.prices) * random.between(0.96, 1.04)
  const kept = heap.grain < smallHeap ? {} : keptOf(book, heap)
  const isLast = heap.period === making.plan.periods.at(-1)
  const unsold =
    isLast && random.chance(0.75) ? Math.round(heap.grain * random.between(0.08, 0.28)) : 0
  const left = Object.values(kept).reduce((rest, part) => rest - part, heap.grain - unsold)
  const income = sellLoads(book, { heap, market, price }, left)
  const onHand = storeUnsold(book, { heap, market, price }, unsold)
  storeKept(book, { heap, market, price }, kept)
  return { income, onHand, fed: (kept['fed-on-farm'] ?? 0) / 100 }
}

/** Less than this goes in one load. */
const smallHeap = 2_500

interface Offer {
  readonly heap: Heap
  readonly market: Market
  /** $ a tonne of the usual grade. */
  readonly price: number
}

/** By quality that any crop may have: what stays on the farm. */
function keptOf({ random, making }: SaleBook, { crop, grain }: Heap): Record<string, number> {
  const seed = ownSeed.has(crop) ? Math.round(grain * random.between(0.012, 0.03)) : 0
  const feed = making.plan.kind === 'mixed' ? feeds[crop] : undefined
  const fed = feed ? Math.round(grain * feed * random.between(0.7, 1.3)) : 0
  return { ...(seed && { 'seed-kept': seed }), ...(fed && { 'fed-on-farm': fed }) }
}

const ownSeed = new Set(['wheat', 'barley', 'chickpea-desi', 'faba-bean', 'lupin-narrow-leaf'])
const feeds: Readonly<Record<string, number>> = {
  barley: 0.07,
  'lupin-narrow-leaf': 0.12,
  wheat: 0.02,
}

/** Gives what came in, in cents. */
function sellLoads(book: SaleBook, offer: Offer, amount: number): number {
  const { random } = book
  const { heap, market } = offer
  const loads = amount < smallHeap ? 1 : random.whole(2, 4)
  const days = saleDays(book, heap.harvest, loads)
  return shared(random, amount, loads).reduce((total, load, place) => {
    const terminal = random.pick(market.terminals)
    const sale = addSale(book, { grown: heap.grown, terminal, day: days[place] ?? 0 })
    return total + sellLoad(book, offer, { sale, load })
  }, 0)
}

interface Load {
  readonly sale: number
  readonly load: number
}

/** Larger loads are often of two grades. */
function sellLoad(book: SaleBook, { heap, market, price }: Offer, { sale, load }: Load): number {
  const { random, making } = book
  const invoice = addInvoice(book, heap.period)
  const ofTheDay = price * random.between(0.95, 1.06)
  const parts = load > smallHeap && random.chance(0.45) ? 2 : 1
  return shared(random, load, parts).reduce((total, part) => {
    const { slug, worth } = drawn(market.grades, random)
    const income = Math.round(part * ofTheDay * worth)
    making.rows.add('grain_sale_actuals', {
      crop_sale_actual_id: sale,
      tonnes: part / 100,
      income,
      crop_type_quality_id: making.listed('crop_type_qualities', `${heap.crop}/${slug}`),
      crop_rcti_id: invoice,
      farm_id: making.farm,
    })
    return total + income
  }, 0)
}

/** Gives what it should bring, in cents. */
function storeUnsold(book: SaleBook, { heap, market, price }: Offer, amount: number): number {
  if (amount === 0) return 0
  const { slug, worth } = drawn(market.grades, book.random)
  const pool = addPool(book, heap.grown, book.random.pick(stores))
  return addEstimate(book, pool, { quality: `${heap.crop}/${slug}`, amount, price: price * worth })
}

const stores: readonly StorageKind[] = ['Warehouse (bulk handler)', 'Silo', 'Silo bag']

function storeKept(book: SaleBook, { heap, price }: Offer, kept: Record<string, number>): void {
  const parts = Object.entries(kept)
  if (parts.length === 0) return
  const pool = addPool(book, heap.grown, 'Silo')
  for (const [use, amount] of parts)
    addEstimate(book, pool, { quality: `any/${use}`, amount, price })
}

interface Estimate {
  readonly quality: string
  readonly amount: number
  readonly price: number
}

function addEstimate(book: SaleBook, pool: number, { quality, amount, price }: Estimate): number {
  const { rows, listed, farm } = book.making
  const of = {
    crop_sale_estimate_pool_id: pool,
    crop_type_quality_id: listed('crop_type_qualities', quality),
    farm_id: farm,
  }
  const cents = Math.round(price) * 100
  rows.add('grain_sale_estimates', { ...of, tonnes: amount / 100, price: cents })
  rows.add('crop_sale_estimates', {
    ...of,
    units: amount / 100,
    unit_type: 'Tonnes',
    unit_cost: cents,
  })
  return Math.round((amount * cents) / 100)
}
