// A licence or storage over a period: what came in, what went out, and what is left unexplained.

import { ratioOf, sumOf, withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** In megalitres. */
export interface WaterAccount {
  readonly carriedIn: Known
  readonly allocated: Known
  readonly taken: Known
  readonly bought: Known
  readonly sold: Known
  readonly used: Known
  readonly lost: Known
  readonly carriedOut: Known
}

/** What could be used over the period. */
export function waterIn({ carriedIn, allocated, taken, bought }: WaterAccount): Known {
  return sumOf([carriedIn, allocated, taken, bought])
}

function waterOut({ sold, used, lost, carriedOut }: WaterAccount): Known {
  return sumOf([sold, used, lost, carriedOut])
}

/** More came in than is told to have gone out, or less than nothing; not known while one side is not. */
export function waterUnexplained(account: WaterAccount): Known {
  const [came, went] = [waterIn(account), waterOut(account)]
  return came === null || went === null ? null : withoutNoise(came - went)
}

/** So little is the reading of a meter. */
const smallestGap = 1
const smallestShare = 0.02

/** Whether it balances, within two per cent or a megalitre. */
export function isWaterBalanced(account: WaterAccount): boolean | null {
  const gap = waterUnexplained(account)
  if (gap === null) return null
  return Math.abs(gap) <= Math.max(smallestGap, (waterIn(account) ?? 0) * smallestShare)
}

/** More was used, sold and carried on than there was. */
export function isOverdrawn(account: WaterAccount): boolean {
  const gap = waterUnexplained(account)
  return gap !== null && gap < 0 && isWaterBalanced(account) === false
}

/** C66 */
export function allocationUsed(account: WaterAccount): Known {
  return ratioOf(account.used, waterIn(account))
}

export function allAccounts(accounts: readonly WaterAccount[]): WaterAccount {
  const sum = (side: keyof WaterAccount) => sumOf(accounts.map(account => account[side]))
  return {
    carriedIn: sum('carriedIn'),
    allocated: sum('allocated'),
    taken: sum('taken'),
    bought: sum('bought'),
    sold: sum('sold'),
    used: sum('used'),
    lost: sum('lost'),
    carriedOut: sum('carriedOut'),
  }
}

/** How far what accounts say was used lies from what irrigations put on; nothing where they agree as meters do. */
export function waterUsedApart(used: Known, onCrops: Known): Known {
  if (used === null || onCrops === null) return null
  const apart = withoutNoise(used - onCrops)
  return Math.abs(apart) <= Math.max(smallestGap, onCrops * smallestShare) ? null : apart
}
