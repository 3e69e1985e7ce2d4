// What of a period adds up, as the server says it. Kept on the device, and asked for again when anything of the
// farm changes, here or elsewhere.

import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export function useBoard({ farmId, periodId }: CollectionPlace) {
  const { api } = useFurrow()
  return useAnswer(
    ['balances', farmId, periodId],
    signal => api.balanceBoard(farmId, periodId, { signal }),
    { resources: 'all', farmId },
  )
}
