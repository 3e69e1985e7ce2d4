// The financial record of a farm in a period, and in the one before it.

import { useRows } from '../../../data/hooks/use-rows.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export function useRecords({ farmId: farm_id, periodId }: CollectionPlace) {
  const former = usePeriodBefore({ farmId: farm_id, periodId })
  const periods = former.period ? [periodId, former.period.id] : [periodId]
  const { rows, ...reading } = useRows(
    'assets',
    { where: { farm_id, period_id: periods } },
    { enabled: !former.isLoading },
  )
  const ofPeriod = (period: number | undefined) => rows.find(row => row.period_id === period)
  return {
    record: ofPeriod(periodId),
    before: ofPeriod(former.period?.id),
    beforeName: former.period?.name,
    ...reading,
    isLoading: former.isLoading || reading.isLoading,
  }
}
