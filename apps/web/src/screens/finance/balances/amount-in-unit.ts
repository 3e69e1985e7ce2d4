// An amount of a statement as people read it, in the unit of the statement.

import type { Statement } from '@furrow/farming/balances/statement'
import type { Known } from '@furrow/farming/numbers/ratio'
import { moneyText, notKnown, numberText } from '../../../ui/amounts.ts'

const decimals = { ha: 1, t: 1, bales: 0, head: 0, ML: 1 } as const

export function amountInUnit(amount: Known, unit: Statement['unit']): string {
  if (amount === null) return notKnown
  if (unit === 'cents') return moneyText(amount, 0)
  return `${numberText(amount, decimals[unit])} ${unit}`
}
