// Reads all that was done to the crops of a period.

import { useRows } from '../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../data/hooks/use-same-members.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { CropEvents } from './crop-row.ts'

export function useCropEvents({ farmId, periodId }: CollectionPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  const ofFarm = { farm_id: farmId }
  const sowing = useRows('sowing_collection_events', { where })
  const fertiliser = useRows('fertiliser_collection_events', {
    where,
    includes: ['fertiliser_chemical_applications'],
  })
  const irrigation = useRows('irrigation_collection_events', { where })
  const fallow = useRows('fallow_collection_events', { where: ofFarm })
  const grazing = useRows('grazing_collection_events', { where: ofFarm })
  const hay = useRows('hay_collection_events', { where })
  const grain = useRows('grain_collection_events', { where })
  const lint = useRows('lint_collection_events', { where })
  const cane = useRows('cane_collection_events', { where })
  const ending = useRows('custom_termination_events', { where })
  const all = { sowing, fertiliser, irrigation, fallow, grazing, hay, grain, lint, cane, ending }
  const events: CropEvents = useSameMembers({
    sowing: sowing.rows,
    fertiliser: fertiliser.rows,
    irrigation: irrigation.rows,
    fallow: fallow.rows,
    grazing: grazing.rows,
    hay: hay.rows,
    grain: grain.rows,
    lint: lint.rows,
    cane: cane.rows,
    ending: ending.rows,
  })
  return {
    events,
    isLoading: Object.values(all).some(({ isLoading }) => isLoading),
    failure: Object.values(all).find(({ failure }) => failure)?.failure,
    retry: () => Object.values(all).forEach(({ retry }) => retry()),
  }
}
