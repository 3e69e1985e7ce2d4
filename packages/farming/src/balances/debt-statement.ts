// A debt from what was owed at the start to what is owed at the end, in cents.

import { debtUnexplained, expectedClosing, isDebtExplained } from '../finance/debt.ts'
import type { Debt } from '../finance/debt.ts'
import { dollarsText } from '../numbers/dollars-text.ts'
import { addsUp, comes, goes, recorded } from './statement.ts'
import type { Statement } from './statement.ts'

export interface NamedDebt extends Debt {
  readonly id: number
  readonly name: string
  readonly kind: string
}

export function debtStatement(debt: NamedDebt): Statement {
  const { opening, borrowed, repaid, closing } = debt
  return {
    key: `debt ${debt.id}`,
    title: debt.name,
    unit: 'cents',
    opening: { label: 'Owed at the start', amount: opening },
    lines: [
      comes('Owed at the start', opening),
      ...recorded([comes('Borrowed', borrowed), goes('Repaid', repaid)]),
    ],
    left: { label: 'Should be owed', amount: expectedClosing(debt) },
    closing: { label: 'Owed at the end', amount: closing },
    difference: debtUnexplained(debt),
    ...judgedDebt(debt),
    behind: { place: 'debts', id: debt.id },
  }
}

function judgedDebt(debt: NamedDebt): Pick<Statement, 'state' | 'says'> {
  const apart = debtUnexplained(debt)
  if (debt.opening === null) return { state: 'none', says: 'Needs what was owed at the start' }
  if (apart === null) return { state: 'none', says: 'Needs what is owed at the end' }
  if (apart === 0) return { state: 'good', says: addsUp }
  if (debt.borrowed === null && debt.repaid === null)
    return { state: 'none', says: 'Needs what was borrowed and repaid' }
  if (isDebtExplained(debt))
    return { state: 'good', says: `${dollarsText(apart)} apart: fees or rounding` }
  const more = apart > 0 ? 'more' : 'less'
  return { state: 'look', says: `${dollarsText(apart)} ${more} owed than explained` }
}
