// The debts of a settled year, one line of each kind. Whole cents.

import { bearsInterest, lineOfKind } from '@furrow/farming/record/record-debts'
import type { DebtOfRecord } from '@furrow/farming/record/record-debts'
import { sharedCents } from '@furrow/farming/numbers/shared-cents'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { NewRow } from '../row-set.ts'
import { figureIn, rounded, sumOf } from './book-year.ts'
import { principalDue } from './debts.ts'

type Loan = DebtOfRecord & { readonly rate: number | null }
type LoanKind = NonNullable<NewRow<'loans'>['loan_kind']>

const called: Readonly<Record<string, string>> = {
  Overdraft: 'Working account',
  'Term loan': 'Farm loan',
  'Equipment finance': 'Machinery finance',
  'Livestock finance': 'Stock mortgage',
  'Seasonal finance': 'Crop inputs',
  'Lease commitments': 'Rent due',
  'Family loan': 'Family loan',
  Creditors: 'Suppliers',
  'Tax, super and leave': 'Tax, super and leave owing',
  'Debtors (owed to us)': 'Sales not yet paid',
}

/** All of it falls due within the year. */
const shortTerm = ['Overdraft', 'Seasonal finance', 'Lease commitments', 'Creditors']

export function loansOf({
  record,
  before,
}: {
  readonly record: Row
  readonly before: Row
}): Loan[] {
  const kinds = Object.entries(lineOfKind).flatMap(([kind, line]) => {
    const [opening, closing] = [figureIn(before, line), figureIn(record, line)]
    return opening + closing > 0 ? [{ kind, opening, closing }] : []
  })
  const repaid = repaidBy(kinds, figureIn(record, 'debt_repayment_val'))
  const interest = interestBy(kinds, figureIn(record, 'interest_cost'))
  return kinds.map(({ kind, opening, closing }, place) => {
    const back = repaid[place] ?? 0
    const paid = interest[place] ?? null
    const mean = (opening + closing) / 2
    return {
      kind,
      opening,
      borrowed: isLent(kind) ? Math.max(0, closing - opening + back) : null,
      repaid: isLent(kind) ? back : null,
      closing,
      interest: paid,
      dueWithinYear: dueOf(kind, closing),
      rate: paid && mean > 0 ? rounded(paid / mean, 4) : null,
    }
  })
}

interface Held {
  readonly kind: string
  readonly opening: number
  readonly closing: number
}

function isLent(kind: string): boolean {
  return bearsInterest.includes(kind)
}

/** What is paid back of machines, and of what is drawn and paid within the year; the rest is of the farm loan. */
function repaidBy(kinds: readonly Held[], all: number): readonly number[] {
  const own = kinds.map(({ kind, opening, closing }) => {
    if (!isLent(kind) || kind === 'Term loan') return 0
    if (kind === 'Equipment finance') return principalDue({ term: 0, equipment: opening }).equipment
    return Math.max(0, opening - closing)
  })
  const rest = Math.max(0, all - sumOf(own, cents => cents))
  return own.map((cents, place) => (kinds[place]?.kind === 'Term loan' ? rest : cents))
}

function interestBy(kinds: readonly Held[], all: number): readonly (number | null)[] {
  const weights = kinds.map(({ kind, opening, closing }) => (isLent(kind) ? opening + closing : 0))
  const shares = sharedCents(all, weights)
  return kinds.map(({ kind }, place) => (isLent(kind) ? (shares[place] ?? 0) : null))
}

function dueOf(kind: string, closing: number): number | null {
  if (kind === 'Debtors (owed to us)') return null
  if (shortTerm.includes(kind) || kind === 'Tax, super and leave') return closing
  if (kind === 'Term loan') return principalDue({ term: closing, equipment: 0 }).term
  if (kind === 'Equipment finance') return principalDue({ term: 0, equipment: closing }).equipment
  return 0
}

export function loanRows(
  debts: readonly Loan[],
  place: { readonly farm_id: number; readonly period_id: number },
): NewRow<'loans'>[] {
  return debts.map(debt => ({
    ...place,
    name: called[debt.kind] ?? debt.kind,
    loan_kind: debt.kind as LoanKind,
    lender: isLent(debt.kind) && debt.kind !== 'Family loan' ? 'Bank' : null,
    opening_balance: debt.opening,
    borrowed: debt.borrowed,
    repaid: debt.repaid,
    closing_balance: debt.closing,
    interest: debt.interest,
    due_within_year: debt.dueWithinYear,
    interest_rate: debt.rate,
  }))
}
