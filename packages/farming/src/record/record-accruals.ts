// What costs were carried over, as the financial record asks for it: how far each line goes beyond what was
// paid, and what all inputs on hand come to. Amounts are in cents.

import { usedBeyondPaid } from '../finance/cost-accruals.ts'
import type { CostAccrual } from '../finance/cost-accruals.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface AccrualOfRecord extends CostAccrual {
  /** The line of the record, `exp_seed`. */
  readonly line: string
}

/** Under what name a formula asks how far a line goes beyond what was paid. */
export const movedNamed = (line: string): string => `${line}_moved`

/** The line that such a name asks about. */
export const movedLine = (name: string): string | undefined => /^(.+)_moved$/.exec(name)?.[1]

export function movedAmounts(
  accruals: readonly AccrualOfRecord[],
): Readonly<Record<string, Known>> {
  return Object.fromEntries(
    accruals.map(accrual => [movedNamed(accrual.line), usedBeyondPaid(accrual)]),
  )
}

/** Feed in store is fodder, whether it was grown or bought. */
export function inputsOnHand(accruals: readonly AccrualOfRecord[]): Known {
  const inputs = accruals.filter(({ line }) => line !== 'exp_supplementary_feed')
  return sumOf(inputs.map(({ closingOnHand }) => closingOnHand))
}
