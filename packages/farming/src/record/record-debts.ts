// Debts of the financial record, in cents: what is owed by kind, what was paid back, and its interest.

import { owedAtEnd, sumOfDebts } from '../finance/debt.ts'
import type { Debt } from '../finance/debt.ts'
import { sumIfAllKnown } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface DebtOfRecord extends Debt {
  readonly kind: string
  readonly interest: Known
  readonly dueWithinYear: Known
}

type DebtFigures = Readonly<Record<string, (debts: readonly DebtOfRecord[]) => Known>>

/** Which kind adds to which line. */
export const lineOfKind: Readonly<Record<string, string>> = {
  Overdraft: 'overdraft_liab',
  'Term loan': 'term_loan_liab',
  'Equipment finance': 'equipment_finance_liab',
  'Livestock finance': 'livestock_finance_liab',
  'Seasonal finance': 'seasonal_finance_liab',
  'Lease commitments': 'lease_liab',
  'Family loan': 'family_loan_liab',
  Creditors: 'creditors_liab',
  'Tax, super and leave': 'tax_provision_liab',
  'Other debt': 'other_liab',
  'Debtors (owed to us)': 'debtors_val',
}
export const bearsInterest: readonly string[] = [
  'Overdraft',
  'Term loan',
  'Equipment finance',
  'Livestock finance',
  'Seasonal finance',
  'Family loan',
]
export const owedToUs = 'Debtors (owed to us)'

export const debtFigures: DebtFigures = {
  ...Object.fromEntries(
    Object.entries(lineOfKind).map(([kind, line]): [string, DebtFigures[string]] => [
      line,
      debts => sumOfDebts(debts.filter(debt => debt.kind === kind)),
    ]),
  ),
  debt_repayment_val: debts => sumIfAllKnown(lent(debts).map(principalRepaid)),
  interest_cost: debts => sumIfAllKnown(lent(debts).map(({ interest }) => interest)),
  current_liabilities_val: debts =>
    sumIfAllKnown(ours(debts).map(({ dueWithinYear }) => dueWithinYear)),
}

/** An overdraft goes up and down: without a figure, it is what less is owed at the end. */
function principalRepaid(debt: DebtOfRecord): Known {
  const [start, end] = [debt.opening, owedAtEnd(debt)]
  if (debt.repaid !== null || debt.kind !== 'Overdraft') return debt.repaid
  return start === null || end === null ? null : Math.max(0, start - end)
}

/** What a bank, a dealer or the family lent: principal is paid back, and interest paid. */
function lent(debts: readonly DebtOfRecord[]): readonly DebtOfRecord[] {
  return debts.filter(({ kind }) => bearsInterest.includes(kind))
}

function ours(debts: readonly DebtOfRecord[]): readonly DebtOfRecord[] {
  return debts.filter(({ kind }) => kind !== owedToUs)
}
