// Income and costs of a farm in a period, line by line in the order of a profit statement.

import { Text } from '@mantine/core'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { ProfitSheet } from './profit-sheet.tsx'

export function IncomeAndCostsScreen() {
  const isPhone = useIsPhone()
  const where = isPhone ? 'when you open a direct cost' : 'in the view “Used up”'
  return (
    <FinanceFrame title="Income and costs">
      <Text c="dimmed">
        Amounts are without GST, costs as paid. What was on hand, paid ahead or owed is entered{' '}
        {where}.
      </Text>
      <ProfitSheet />
    </FinanceFrame>
  )
}
