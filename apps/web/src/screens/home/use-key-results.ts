// What came out of the last released period of a farm, for who sees its money.

import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useOverview } from './use-overview.ts'

export function useKeyResults() {
  const { farmId, person, isAdmin } = useSignedIn()
  const farm = useOverview().farms.find(({ id }) => id === farmId)
  const right = person.farm_rights.find(({ farm_id }) => farm_id === farmId)
  const seesMoney = isAdmin || right?.sees_finance === true
  const released = farm?.periods.findLast(({ status }) => status === 'Released')
  const where = { farm_id: farmId ?? 0, period_id: released?.period_id ?? 0 }
  const enabled = seesMoney && released !== undefined
  const { rows, isLoading, failure, retry } = useRows('assets', { where, limit: 1 }, { enabled })
  const isAsked = seesMoney && farm !== undefined
  return { isAsked, released, record: rows[0], isLoading, failure, retry }
}
