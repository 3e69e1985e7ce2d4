// The crops of a period, as the server sums them up.

import { useFurrow } from '../data/context/furrow-context.ts'
import { useAnswer } from '../data/hooks/use-answer.ts'

/** Nothing as long as the period is not known. */
export function useSummedCrops(farmId: number, periodId: number | undefined) {
  const { api } = useFurrow()
  return useAnswer(
    ['cropping summary', farmId, periodId],
    signal => api.croppingSummary(farmId, periodId ?? 0, { signal }),
    { resources: 'all', farmId, enabled: periodId !== undefined },
  )
}
