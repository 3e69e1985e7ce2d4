// What was carried into the periods of a farm and may still be undone.

import type { Carried } from '@furrow/wire/roll-forward-answer'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'

/** By period, the newest first. */
export function useCarried(farmId: number): ReadonlyMap<number, readonly Carried[]> {
  const { api } = useFurrow()
  const { data = [] } = useAnswer(
    ['carried'],
    signal => api.rollForward.carried(farmId, { signal }),
    { resources: 'all', farmId },
  )
  return Map.groupBy(
    data.filter(({ stays_because }) => stays_because === null),
    ({ period_id }) => period_id,
  )
}
