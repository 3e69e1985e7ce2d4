// What came out of the last released period of a farm.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useChosenPlace } from './use-chosen-place.ts'
import { useOverview } from './use-overview.ts'

export function useKeyResults() {
  const { api } = useFurrow()
  const { farmId = 0 } = useChosenPlace()
  const farm = useOverview().farms.find(({ id }) => id === farmId)
  const released = farm?.periods.findLast(({ status }) => status === 'Released')
  const periodId = released?.period_id ?? 0
  const { data, isLoading, failure, retry } = useAnswer(
    ['key figures', farmId, periodId],
    signal => api.farmReports.one(farmId, periodId, 'key-figures', { signal }),
    { resources: 'all', farmId, enabled: released !== undefined },
  )
  return { farm, released, report: data, isLoading, failure, retry }
}
