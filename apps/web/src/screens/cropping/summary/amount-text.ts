// What came off or was sold: bales are whole ones, tonnes have one decimal throughout a column.

import { notKnown, numberText } from '../../../ui/amounts.ts'

export function amountText(amount: number | null, unit: string | undefined): string {
  if (amount === null) return notKnown
  const decimals = unit === 'bales' ? 0 : 1
  return [numberText(amount, decimals, decimals), unit].filter(Boolean).join(' ')
}
