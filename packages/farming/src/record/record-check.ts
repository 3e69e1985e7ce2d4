// What looks wrong about a financial record as a whole (W-FIN-1 to W-FIN-5). Money is in cents, shares
// are fractions; what is not known is not judged.

import { isOutside } from '../stock/stock-bands.ts'
import type { Band } from '../stock/stock-bands.ts'
import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export const returnOnAssets: Band = { low: -0.1, high: 0.25 }
export const operatingMargin: Band = { low: -0.5, high: 0.6 }
export const interestRate: Band = { low: 0.02, high: 0.15 }
export const mostDebtToEquity = 1.5

export function isOddShare(share: Known, band: Band): boolean {
  return share !== null && isOutside(share, band)
}

/** Also where there is no equity left. */
export function isDeepInDebt(debt: Known, equity: Known): boolean {
  const ratio = ratioOf(debt, equity)
  return (
    debt !== null &&
    debt > 0 &&
    equity !== null &&
    (ratio === null || ratio < 0 || ratio > mostDebtToEquity)
  )
}

/** Plant wears, whoever writes it down. */
export function lacksDepreciation(plant: Known, depreciation: Known): boolean {
  return plant !== null && plant > 0 && !depreciation
}

/** Someone does the work: paid, or as the owner. */
export function lacksLabour(wages: Known, ownerAllowance: Known): boolean {
  return !wages && !ownerAllowance
}

export interface AssetChange {
  readonly before: Known
  readonly now: Known
  readonly bought: readonly Known[]
  readonly sold: readonly Known[]
}

/** What an asset would be worth at its old prices, after what was bought and sold. */
export function expectedWorth({ before, bought, sold }: AssetChange): Known {
  return before === null ? null : before + (sumOf(bought) ?? 0) - (sumOf(sold) ?? 0)
}

const mostAssetChange = 0.3

/** More than 30% dearer or cheaper than before, and neither bought nor sold. */
export function isAssetJump(change: AssetChange): boolean {
  const { before, now } = change
  const expected = expectedWorth(change)
  if (expected === null || now === null || before === null || before <= 0) return false
  return Math.abs(now - expected) > before * mostAssetChange + 1e-9
}
