// A report of a farm's period, kept on the device. Beside another group it is asked for anew; until that is there,
// what stood there stays.

import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useHasSignal } from '../../data/hooks/use-has-signal.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { ReportWords } from './report-around.ts'

export function useFarmReport(place: CollectionPlace, key: string, words: ReportWords) {
  const { farmId, periodId } = place
  const { api } = useFurrow()
  const { group, edition, against, version } = words
  const asked = ['farm report', farmId, periodId, key, group, edition, against, version].map(
    word => word ?? null,
  )
  const { data, failure, isLoading, isKept, retry } = useAnswer(
    asked,
    signal => api.farmReports.one(farmId, periodId, key, { signal, ...words }),
    { resources: 'all', farmId },
  )
  const [last, setLast] = useState<FarmReport>()
  if (data && data !== last) setLast(data)
  const isSame = last?.farm_id === farmId && last.period_id === periodId && last.key === key
  const report = data ?? (isSame && !failure ? last : undefined)
  const hasSignal = useHasSignal()
  return {
    report,
    /** Another is on its way. */
    isOld: isLoading && report !== undefined,
    /** As the device has it. */
    isKept: isKept || !hasSignal,
    failure,
    retry,
  }
}
