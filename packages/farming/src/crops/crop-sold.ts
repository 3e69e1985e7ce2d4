// What became of a crop: our share of what came off, what was sold or used of it, and what must
// therefore still lie somewhere (C03, C16 to C18).

import { ratioOf, sumOf, withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** Weighbridges and moisture: 1% more or less of the crop is the same crop. */
const tolerance = 0.01

/** C03: a crop without a share is all ours. */
export function ownShare(production: Known, share: Known): Known {
  return production === null ? null : withoutNoise(production * (share ?? 1))
}

export interface SoldLoad {
  readonly quantity: Known
  readonly income: Known
}

/** C16: never the mean of prices. What has no price yet, or no weight, does not count. */
export function averagePrice(sold: readonly SoldLoad[]): Known {
  const priced = sold.filter(({ quantity, income }) => quantity !== null && income !== null)
  return ratioOf(
    sumOf(priced.map(({ income }) => income)),
    sumOf(priced.map(({ quantity }) => quantity)),
  )
}

export interface PricedProduce {
  readonly quantity: number
  readonly price: number
}

/** C17: sold, estimated and kept for use, each at its price. */
export function cropValue(produce: readonly PricedProduce[]): number {
  return produce.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
}

export interface CropUse {
  /** Our share of what came off. */
  readonly produced: number
  readonly opening?: number
  readonly sold: number
  readonly fed?: number
  readonly seed?: number
  /** Seed and feed together. */
  readonly kept?: number
  readonly shrinkage?: number
}

/** C18: what is still to be sold, below 0 where more went than came. */
export function unsoldBalance(use: CropUse): number {
  const { produced, opening = 0, sold, fed = 0, seed = 0, kept = 0, shrinkage = 0 } = use
  return produced + opening - sold - fed - seed - kept - shrinkage
}

export function isOversold(use: CropUse): boolean {
  return -unsoldBalance(use) > slackOf(use)
}

/** Whether what is entered as unsold is what must be left. */
export function isAccountedFor(use: CropUse, unsold: number): boolean {
  return Math.abs(unsoldBalance(use) - unsold) <= slackOf(use)
}

/** Sums of hundredths never come out to the last digit. */
function slackOf({ produced, opening = 0 }: CropUse): number {
  return (produced + opening) * tolerance + 1e-6
}
