// What an enterprise came to in the period before, as the server sums it up. Kept on the device.

import { usePeriodBefore } from '../../../period/use-period-before.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useSummedStock } from '../../../period/use-summed-stock.ts'

export function useStockBefore(place: CollectionPlace, enterprise: number) {
  const { period } = usePeriodBefore(place)
  const { data } = useSummedStock(place.farmId, period?.id, {
    livestockEnterpriseIds: [enterprise],
  })
  return {
    name: period?.name,
    group: data?.enterprises.find(group => group.of?.id === enterprise),
    margins: data?.margins?.enterprises.find(one => one.of?.id === enterprise)?.figures,
  }
}
