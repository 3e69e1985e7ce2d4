// What of a cost was carried over both ends of a period, in cents: what was on hand, paid ahead and owed. It
// turns what was paid into what was used up (7.10).

import type { Known } from '../numbers/ratio.ts'

export interface CostAccrual {
  readonly openingOnHand: Known
  readonly closingOnHand: Known
  readonly openingPrepaid: Known
  readonly closingPrepaid: Known
  readonly openingOwed: Known
  readonly closingOwed: Known
}

/** How far what was used up goes beyond what was paid. Where one end is said, what is not is nothing. */
export function usedBeyondPaid(accrual: CostAccrual): Known {
  if (Object.values(accrual).every(amount => amount === null)) return null
  const { openingOnHand, closingOnHand, openingPrepaid, closingPrepaid } = accrual
  const onHand = (openingOnHand ?? 0) - (closingOnHand ?? 0)
  const prepaid = (openingPrepaid ?? 0) - (closingPrepaid ?? 0)
  const owed = (accrual.closingOwed ?? 0) - (accrual.openingOwed ?? 0)
  return onHand + prepaid + owed
}

/** Nothing is known where nothing was paid yet: someone who paid nothing says 0. */
export function usedUp(paid: Known, accrual: CostAccrual): Known {
  const beyond = usedBeyondPaid(accrual)
  return paid === null || beyond === null ? null : paid + beyond
}

export interface OpenedOtherwise {
  readonly of: 'on hand' | 'paid ahead' | 'owed'
  readonly opened: number
  readonly closed: number
}

/**
 * What a period opened with otherwise than the one before closed with. `closed` is nothing where that one
 * says nothing of the line; of an opening that is not told, nothing is asked.
 */
export function openedOtherwise(
  now: CostAccrual,
  closed: CostAccrual | undefined,
): readonly OpenedOtherwise[] {
  if (!closed) return []
  return ends.flatMap(({ of, opening, closing }) => {
    const [one, other] = [now[opening], closed[closing] ?? 0]
    return one === null || one === other ? [] : [{ of, opened: one, closed: other }]
  })
}

const ends = [
  { of: 'on hand', opening: 'openingOnHand', closing: 'closingOnHand' },
  { of: 'paid ahead', opening: 'openingPrepaid', closing: 'closingPrepaid' },
  { of: 'owed', opening: 'openingOwed', closing: 'closingOwed' },
] as const satisfies readonly {
  of: OpenedOtherwise['of']
  opening: keyof CostAccrual
  closing: keyof CostAccrual
}[]
