// A debt over a period, in cents: what was owed at the start, what came and went, what is owed at the end.

import { sumIfAllKnown } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface Debt {
  readonly opening: Known
  readonly borrowed: Known
  readonly repaid: Known
  /** As the lender's statement says. */
  readonly closing: Known
}

/** Opening, and what was borrowed, less what was paid back. */
export function expectedClosing({ opening, borrowed, repaid }: Debt): Known {
  return opening === null ? null : opening + (borrowed ?? 0) - (repaid ?? 0)
}

/** What is owed at the end: as the statement says, or as it follows from the period. */
export function owedAtEnd(debt: Debt): Known {
  return debt.closing ?? expectedClosing(debt)
}

/** What the statement says beyond what follows: fees and interest that were added, or a mistake. */
export function debtUnexplained(debt: Debt): Known {
  const expected = expectedClosing(debt)
  return expected === null || debt.closing === null ? null : debt.closing - expected
}

/** Bank fees and rounding, in cents. */
const smallestGap = 100_00

/** Whether the statement agrees with what is said of the period; not asked where nothing came or went. */
export function isDebtExplained(debt: Debt): boolean {
  if (debt.borrowed === null && debt.repaid === null) return true
  return Math.abs(debtUnexplained(debt) ?? 0) < smallestGap
}

/** A loan that came to its end; an account such as an overdraft goes on with nothing on it. */
export function isPaidOff(kind: string, debt: Debt): boolean {
  return owedAtEnd(debt) === 0 && !accounts.includes(kind)
}

const accounts = ['Overdraft', 'Creditors', 'Tax, super and leave', 'Debtors (owed to us)']

/** Money between the start and the end, for a mean rate. */
export function meanDebt(debt: Debt): Known {
  const end = owedAtEnd(debt)
  return debt.opening === null || end === null ? null : (debt.opening + end) / 2
}

/** Of all; nothing where one is not known, for a part of what is owed is no answer. */
export function sumOfDebts(debts: readonly Debt[]): Known {
  return sumIfAllKnown(debts.map(owedAtEnd))
}
