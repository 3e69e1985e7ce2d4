// One account over several figures, by shares or by amounts; what is left over is in none yet.

import { sharedCents } from '../numbers/shared-cents.ts'
import { wholeShare } from './line-choice.ts'
import type { LineChoice } from './line-choice.ts'

export interface LineSplit {
  /** In the order of what was asked. */
  readonly cents: readonly number[]
  /** In hundredths of a per cent, to be remembered. */
  readonly shares: readonly number[]
  readonly restCents: number
  readonly restShare: number
}

export interface RefusedSplit {
  readonly refused: 'negative' | 'too much' | 'no number'
  /** By how much, in hundredths of a per cent or in cents. */
  readonly over: number
}

export function splitByShares(cents: number, shares: readonly number[]): LineSplit | RefusedSplit {
  const refusal = refusedShares(shares)
  if (refusal !== null) return refusal
  const restShare = wholeShare - sumOf(shares)
  // Of a cost, no share of it is -0.
  const split = sharedCents(cents, [...shares, restShare]).map(part => part + 0)
  return { cents: split.slice(0, -1), shares, restCents: split.at(-1) ?? 0, restShare }
}

/** Amounts of the same sign as the account. */
export function splitByAmounts(
  cents: number,
  amounts: readonly number[],
): LineSplit | RefusedSplit {
  if (!amounts.every(Number.isSafeInteger)) return { refused: 'no number', over: 0 }
  const sign = cents < 0 ? -1 : 1
  if (amounts.some(amount => amount * sign < 0)) return { refused: 'negative', over: 0 }
  const restCents = cents - sumOf(amounts)
  if (restCents * sign < 0) return { refused: 'too much', over: Math.abs(restCents) }
  const shares = sharedCents(wholeShare, [...amounts, restCents].map(Math.abs))
  return { cents: amounts, shares: shares.slice(0, -1), restCents, restShare: shares.at(-1) ?? 0 }
}

/** Null where they are all right. */
function refusedShares(shares: readonly number[]): RefusedSplit | null {
  if (!shares.every(Number.isSafeInteger)) return { refused: 'no number', over: 0 }
  if (shares.some(share => share < 0)) return { refused: 'negative', over: 0 }
  const over = sumOf(shares) - wholeShare
  return over > 0 ? { refused: 'too much', over } : null
}

/** The cents of each part of a choice; amounts that were typed hold, if they still fit. */
export function splitByChoice(cents: number, { parts }: LineChoice): LineSplit | RefusedSplit {
  const amounts = parts.map(part => part.cents).filter(amount => amount !== undefined)
  if (amounts.length > 0 && amounts.length === parts.length) return splitByAmounts(cents, amounts)
  return splitByShares(
    cents,
    parts.map(({ share }) => share),
  )
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
