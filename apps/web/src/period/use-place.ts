// The farm and the period that the address says, for screens that stand below one.

import { useParams } from '@tanstack/react-router'

export interface CollectionPlace {
  readonly farmId: number
  readonly periodId: number
}

/** The router lets nobody here without digits in the address. */
export function usePlace(): CollectionPlace {
  const { farmId, periodId } = useParams({ strict: false })
  return { farmId: Number(farmId), periodId: Number(periodId) }
}
