// The wanted file that is to be answered, while it still is.

import { useRows } from '../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../period/use-place.ts'

export function useWanted(place: CollectionPlace, id: number | undefined) {
  const where = { farm_id: place.farmId, period_id: place.periodId, file_id: null }
  const { rows } = useRows('requested_files', { where }, { enabled: id !== undefined })
  return rows.find(row => row.id === id)
}
