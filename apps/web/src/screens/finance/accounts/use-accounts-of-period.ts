// What a statement is read into: the record of a farm's period, and what was read in before.

import { useMayWrite } from '../../../period/use-may-write.ts'
import { usePeriodDays } from '../../../period/use-period-days.ts'
import { usePlace } from '../../../period/use-place.ts'
import { useRecords } from '../overview/use-records.ts'
import { useEarlierStatements } from './use-earlier-statements.ts'
import { useHasSignal } from '../../../data/hooks/use-has-signal.ts'

export function useAccountsOfPeriod() {
  const place = usePlace()
  const { mayWrite, why } = useMayWrite(place)
  const hasSignal = useHasSignal()
  const period = usePeriodDays(place.periodId)
  const earlier = useEarlierStatements(place)
  const records = useRecords(place)
  return {
    earlier,
    records,
    period,
    why,
    hasSignal,
    /** Nothing of a statement waits on the device. */
    mayWrite: mayWrite && hasSignal,
    isLoading: earlier.isLoading || records.isLoading || period === undefined,
    failure: earlier.failure ?? records.failure,
  }
}
