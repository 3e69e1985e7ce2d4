// What an enterprise came to in the period before, as the server sums it up. Kept on the device.

import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export function useStockBefore(place: CollectionPlace, enterprise: number) {
  const { api } = useFurrow()
  const { farmId } = place
  const { period } = usePeriodBefore(place)
  const before = period?.id ?? 0
  const of = { livestockEnterpriseIds: [enterprise] }
  const { data } = useAnswer(
    ['livestock summary', farmId, before, JSON.stringify(of)],
    signal => api.livestockSummary(farmId, before, { signal, ...of }),
    { resources: 'all', farmId, enabled: period !== undefined },
  )
  return {
    name: period?.name,
    group: data?.enterprises.find(group => group.of?.id === enterprise),
  }
}
