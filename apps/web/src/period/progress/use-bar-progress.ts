// Reads how far each crop, or each enterprise, of a period is.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useOpenPoints } from '../use-open-points.ts'
import type { CollectionPlace } from '../use-place.ts'
import { barStates } from './bar-states.ts'
import type { BarState } from './bar-states.ts'

export function useBarProgress(place: CollectionPlace, of: readonly string[]): readonly BarState[] {
  const { farmId, periodId } = place
  const { api } = useFurrow()
  const { data } = useAnswer(
    ['completeness', farmId, periodId],
    signal => api.completeness.of(farmId, periodId, { signal }),
    { resources: 'all', farmId },
  )
  const { points } = useOpenPoints(place)
  return data ? barStates(data, points, of) : []
}
