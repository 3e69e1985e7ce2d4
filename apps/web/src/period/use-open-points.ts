// What stands open in a farm’s period, as the server works it out: read again whenever anything of the
// farm is another.

import type { OpenPoints } from '@furrow/wire/open-points-answer'
import { useFurrow } from '../data/context/furrow-context.ts'
import { useAnswer } from '../data/hooks/use-answer.ts'
import type { Asking } from '../data/hooks/use-rows.ts'
import type { CollectionPlace } from './use-place.ts'

const nothingOpen: OpenPoints = { blockers: [], warnings: [] }

export function useOpenPoints({ farmId, periodId }: CollectionPlace, asking: Asking = {}) {
  const { api } = useFurrow()
  const { data, ...asked } = useAnswer(
    ['open points', farmId, periodId],
    signal => api.openPoints(farmId, periodId, { signal }),
    { resources: 'all', farmId, ...asking },
  )
  return { points: data ?? nothingOpen, isKnown: data !== undefined, ...asked }
}
