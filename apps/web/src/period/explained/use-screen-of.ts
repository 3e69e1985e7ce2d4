// The screen where records of a kind are entered, for who may go there.

import { useScreenRoutes } from '../../routing/use-screen-routes.ts'
import { useSeesMoney } from '../use-sees-money.ts'

export function useScreenOf(resource: string | null, farmId: number) {
  const seesMoney = useSeesMoney(farmId)
  return useScreenRoutes().find(
    ({ records, needs }) =>
      records?.some(record => record === resource) && (seesMoney || needs !== 'money'),
  )
}
