// What stock was bought or sold for by the head and by the kilogram, of one trade or of several. What has no value
// yet, or no weight, does not count.

import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface StockTrade {
  readonly head: number
  /** Kilograms a head. */
  readonly weight: Known
  /** Of all of them together, in cents. */
  readonly value: Known
}

/** In cents. */
export function pricePerHead(trades: readonly StockTrade[]): Known {
  const priced = trades.filter(({ value }) => value !== null)
  return ratioOf(sumOf(priced.map(({ value }) => value)), sumOf(priced.map(({ head }) => head)))
}

/** In cents, liveweight. */
export function pricePerKilogram(trades: readonly StockTrade[]): Known {
  const priced = trades.filter(({ value, weight }) => value !== null && weight !== null)
  return ratioOf(sumOf(priced.map(({ value }) => value)), sumOf(priced.map(kilogramsTraded)))
}

function kilogramsTraded({ head, weight }: StockTrade): Known {
  return weight === null ? null : head * weight
}

/** Kilograms a head of all that were weighed. */
export function averageTraded(trades: readonly StockTrade[]): Known {
  const weighed = trades.filter(({ weight }) => weight !== null)
  return ratioOf(sumOf(weighed.map(kilogramsTraded)), sumOf(weighed.map(({ head }) => head)))
}

/** What so many come to at a price by the head, or by the kilogram where they were weighed. */
export function valueOfTrade({ head, weight }: Omit<StockTrade, 'value'>, price: PriceTold): Known {
  if (price.by === 'head') return Math.round(head * price.cents)
  return weight === null ? null : Math.round(head * weight * price.cents)
}

export interface PriceTold {
  readonly by: 'head' | 'kg'
  readonly cents: number
}
