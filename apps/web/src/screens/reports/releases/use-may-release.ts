// Whether someone releases reports of a farm: its consultants who can see finances, and administrators.

import { useSignedIn } from '../../../data/context/furrow-context.ts'

/** The server decides it again. */
export function useMayRelease(farmId: number): boolean {
  const { isAdmin, person } = useSignedIn()
  return isAdmin || person.farm_rights.some(right => right.farm_id === farmId && releases(right))
}

export function releases({ consults, sees_finance: seesFinance }: FarmRight): boolean {
  return consults && seesFinance
}

interface FarmRight {
  readonly consults: boolean
  readonly sees_finance: boolean
}
