// The time zone of the farm one is at, or else of the setting: what today is there, and on which day
// something was done.

import { useFurrow, useSession } from '../data/context/furrow-context.ts'
import { useRow } from '../data/hooks/use-rows.ts'

export function useFarmZone(): string {
  const { settings } = useFurrow()
  const session = useSession()
  const farmId = session.kind === 'signed in' ? session.farmId : undefined
  const { row: farm } = useRow('farms', farmId)
  return farm?.time_zone ?? settings.time_zone
}
