// Whether whoever looks may see the money of a farm.

import { useSignedIn } from '../data/context/furrow-context.ts'

export function useSeesMoney(farmId: number): boolean {
  const { isAdmin, person } = useSignedIn()
  const rights = person.farm_rights
  return isAdmin || rights.some(right => right.farm_id === farmId && right.sees_finance)
}
