// Prices outside of which a sale looks wrong, in dollars; recheck each year (5.5).

import type { Band } from '../stock/stock-bands.ts'
import { isOutside } from '../stock/stock-bands.ts'

/** For each tonne of grain, by the lasting name of the crop. */
const grainPrices: Readonly<Record<string, Band>> = {
  wheat: { low: 120, high: 700 },
  barley: { low: 100, high: 600 },
  canola: { low: 300, high: 1400 },
  'chickpea-desi': { low: 250, high: 1800 },
  'chickpea-kabuli': { low: 250, high: 1800 },
  'sorghum-grain': { low: 120, high: 600 },
}

export type SoldProduct = 'grain' | 'cane' | 'hay' | 'lint' | 'seed'

/** For each tonne; of lint for each bale. */
const productPrices: Readonly<Partial<Record<SoldProduct, Band>>> = {
  cane: { low: 15, high: 80 },
  hay: { low: 60, high: 600 },
  lint: { low: 300, high: 1400 },
  seed: { low: 100, high: 900 },
}

export function cropPriceBand(product: SoldProduct, crop: string | null): Band | undefined {
  return product === 'grain' ? grainPrices[crop ?? ''] : productPrices[product]
}

/** Sales of one quality of a crop differ by less than this. */
const mostApart = 0.4

export function isFarFromOthers(price: number, usual: number): boolean {
  return Math.abs(price - usual) > usual * mostApart + 1e-9
}

/** The one in the middle: a single price that is far off does not move it. */
export function usualPrice(prices: readonly number[]): number | undefined {
  const sorted = prices.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

const landPrices: Band = { low: 50, high: 40_000 }

/** Dollars a hectare. */
export function isOddLandValue(value: number): boolean {
  return isOutside(value, landPrices)
}

/** Against the period before: land gains or loses a quarter in a year at most. */
export function isLandJump(value: number, before: number): boolean {
  return before > 0 && Math.abs(value - before) > before * 0.25 + 1e-9
}
