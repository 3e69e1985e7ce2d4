// The stock of a period, of some enterprises or species alone, as the server sums it up.

import { useFurrow } from '../data/context/furrow-context.ts'
import { useAnswer } from '../data/hooks/use-answer.ts'

interface Of {
  readonly livestockEnterpriseIds?: readonly number[] | undefined
  readonly livestockTypeIds?: readonly number[] | undefined
}

/** Nothing as long as the period is not known. */
export function useSummedStock(farmId: number, periodId: number | undefined, of: Of) {
  const { api } = useFurrow()
  const period = periodId ?? 0
  return useAnswer(
    ['livestock summary', farmId, period, JSON.stringify(of)],
    signal => api.livestockSummary(farmId, period, { signal, ...of }),
    { resources: 'all', farmId, enabled: periodId !== undefined },
  )
}
