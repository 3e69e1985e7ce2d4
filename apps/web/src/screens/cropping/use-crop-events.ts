// Reads all that was done to the crops of a period.

import { useRows } from '../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../data/hooks/use-same-members.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { CropEvents } from './crop-row.ts'
import { cropWishes } from './crop-wishes.ts'

export function useCropEvents(place: CollectionPlace) {
  const wishes = cropWishes(place)
  const all = {
    sowing: useRows(...wishes.sowing),
    fertiliser: useRows(...wishes.fertiliser),
    irrigation: useRows(...wishes.irrigation),
    fallow: useRows(...wishes.fallow),
    grazing: useRows(...wishes.grazing),
    hay: useRows(...wishes.hay),
    grain: useRows(...wishes.grain),
    lint: useRows(...wishes.lint),
    cane: useRows(...wishes.cane),
    ending: useRows(...wishes.ending),
  }
  const events: CropEvents = useSameMembers({
    sowing: all.sowing.rows,
    fertiliser: all.fertiliser.rows,
    irrigation: all.irrigation.rows,
    fallow: all.fallow.rows,
    grazing: all.grazing.rows,
    hay: all.hay.rows,
    grain: all.grain.rows,
    lint: all.lint.rows,
    cane: all.cane.rows,
    ending: all.ending.rows,
  })
  return {
    events,
    isLoading: Object.values(all).some(({ isLoading }) => isLoading),
    failure: Object.values(all).find(({ failure }) => failure)?.failure,
    retry: () => Object.values(all).forEach(({ retry }) => retry()),
  }
}
