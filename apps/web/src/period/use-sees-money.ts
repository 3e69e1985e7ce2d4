// Whether whoever looks may see the money of a farm.

import { useSignedIn } from '../data/context/furrow-context.ts'
import type { SignedIn } from '../data/session/session.ts'

export function useSeesMoney(farmId: number): boolean {
  return seesMoneyOf(useSignedIn(), farmId)
}

export function seesMoneyOf(
  { isAdmin, person }: Pick<SignedIn, 'isAdmin' | 'person'>,
  farmId: number | undefined,
): boolean {
  const rights = person.farm_rights
  return isAdmin || rights.some(right => right.farm_id === farmId && right.sees_finance)
}
