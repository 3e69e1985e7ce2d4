// The figures of a period that are looked at before it is validated, as the server works them out: read again whenever
// anything of the farm is another.

import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export type AskedReview = ReturnType<typeof useValidationReview>

export function useValidationReview({ farmId, periodId }: CollectionPlace) {
  const { api } = useFurrow()
  return useAnswer(
    ['validation-review', periodId],
    signal => api.completeness.review(farmId, periodId, { signal }),
    { resources: 'all', farmId },
  )
}
