// The crops of a period, as the server sums them up.

import { useAsked } from '../data/hooks/use-answer.ts'
import { summedCropsOf } from './read-first.ts'

/** Nothing as long as the period is not known. */
export function useSummedCrops(farmId: number, periodId: number | undefined) {
  const enabled = periodId !== undefined
  return useAsked(summedCropsOf({ farmId, periodId: periodId ?? 0 }), { enabled })
}
