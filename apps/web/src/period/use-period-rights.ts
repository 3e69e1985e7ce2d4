// What whoever looks may do with the periods of a farm, as far as the device knows: the server decides.

import { useSignedIn } from '../data/context/furrow-context.ts'
import { writingAt } from './use-may-write.ts'

export interface PeriodRights {
  /** May start a new one. */
  readonly starts: boolean
  /** May write in one of this status. */
  readonly writesAt: (status: string) => boolean
}

export function usePeriodRights(farmId: number): PeriodRights {
  const { person, isAdmin } = useSignedIn()
  const right = person.farm_rights.find(({ farm_id }) => farm_id === farmId)
  const isStaffHere = isAdmin || right?.consults === true
  return {
    starts: isStaffHere || right?.manages === true,
    writesAt: status => writingAt(status, isStaffHere).mayWrite,
  }
}
