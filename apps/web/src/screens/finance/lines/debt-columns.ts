// What follows from a debt: what it should have come to, what the statement says beyond that, and the rate paid.

import {
  debtUnexplained,
  expectedClosing,
  isDebtExplained,
  meanDebt,
  owedAtEnd,
  sumOfDebts,
} from '@furrow/farming/finance/debt'
import type { Debt } from '@furrow/farming/finance/debt'
import { ratioOf } from '@furrow/farming/numbers/ratio'
import { owedToUs } from '@furrow/farming/record/record-debts'
import { figureIn } from '../kept-figures.ts'
import type { LineColumn, LineRow } from './line-row.ts'

const told = { width: 130, locked: true, group: 'Calculated' } as const

export const debtColumns: readonly LineColumn[] = [
  {
    ...told,
    id: 'owed',
    heading: 'Owed',
    help: 'At the end, as the statement says; without it, as it follows from the period. The total leaves out what is owed to the farm.',
    kind: { is: 'money' },
    value: row => owedAtEnd(debtOf(row)),
    total: rows => sumOfDebts(rows.filter(row => row['loan_kind'] !== owedToUs).map(debtOf)),
  },
  {
    ...told,
    id: 'unexplained',
    heading: 'Difference',
    help: 'What the statement says beyond opening, borrowed and repaid: fees and interest that were added, or a slip.',
    kind: { is: 'money' },
    value: row => debtUnexplained(debtOf(row)),
    note: row => whyDifferent(debtOf(row)),
  },
  {
    ...told,
    id: 'rate_paid',
    heading: 'Rate paid',
    width: 110,
    help: 'Interest over what was owed halfway between both ends.',
    kind: { is: 'percent' },
    value: row => ratioOf(figureIn(row, 'interest'), meanDebt(debtOf(row))),
  },
]

function whyDifferent(debt: Debt): string | undefined {
  if (isDebtExplained(debt)) return undefined
  const expected = expectedClosing(debt)
  return expected !== null && expected < 0
    ? 'More was paid back than was owed.'
    : 'The statement says otherwise than opening, borrowed and repaid: please check.'
}

function debtOf(row: LineRow): Debt {
  return {
    opening: figureIn(row, 'opening_balance'),
    borrowed: figureIn(row, 'borrowed'),
    repaid: figureIn(row, 'repaid'),
    closing: figureIn(row, 'closing_balance'),
  }
}
