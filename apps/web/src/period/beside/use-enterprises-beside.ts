// The crops or the stock of a period beside the period before and beside others. Kept on the device.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import type { CollectionPlace } from '../use-place.ts'

export type EnterpriseKind = 'crop' | 'stock'

export function useEnterprisesBeside({ farmId, periodId }: CollectionPlace, kind: EnterpriseKind) {
  const { api } = useFurrow()
  return useAnswer(
    ['enterprises beside', farmId, periodId, kind],
    signal => api.benchmarks.enterprises(farmId, periodId, kind, { signal }),
    { resources: 'all', farmId },
  )
}
