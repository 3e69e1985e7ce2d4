// A screen about the money of a farm: whoever may not see that reads so instead of it.

import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { usePlace } from './use-place.ts'
import { useSeesMoney } from './use-sees-money.ts'

export function MoneyOnly({ children }: { readonly children: ReactNode }) {
  const { farmId } = usePlace()
  return useSeesMoney(farmId) ? children : <NoMoney />
}

function NoMoney() {
  return (
    <section className="not-found">
      <ScreenTitle>You don’t have access to this farm’s finances</ScreenTitle>
      <Text>Ask the farm’s manager: they can let you see finances on the farm’s details page.</Text>
    </section>
  )
}
