// A crop ends once (E-CROP-7). An ending other than a harvest has no area of its own: it stands for
// all that was left of the crop, so there is none after another, and none after a whole harvest.

import { isWholeHarvest } from '@furrow/farming/crops/crop-area'
import { endsCrop } from '@furrow/farming/crops/crop-lifecycle'
import { dayInWords } from '@furrow/farming/dates/dates'
import { cropOnPaddock } from './collection-facts.ts'
import { natureOf } from './crop-type-facts.ts'
import type { EventCheck } from './event-check.ts'
import type { EventInCrop } from './event-in-crop.ts'

const field = 'crop_termination_type_id'

export const endedOnce: EventCheck = {
  of: ['custom_termination_events'],
  about: [field, 'date', 'crop_collection_id'],
  errors(event) {
    const { self, crop, life } = event
    const nature = natureOf(crop.crop)
    if (!self || !life || !endsCrop(self, life.events, nature)) return []
    const other = life.events.find(
      candidate =>
        candidate !== self &&
        candidate.kind === 'ending' &&
        endsCrop(candidate, life.events, nature),
    )
    if (!other) return wholeHarvest(event)
    const when = other.day ? ` on ${dayInWords(other.day)}` : ''
    const how = other.howInWords ? ` (${other.howInWords})` : ''
    return [{ field, message: `${cropOnPaddock(crop)} already ended${when}${how}.` }]
  },
}

function wholeHarvest({ crop, life }: EventInCrop) {
  if (crop.crop?.perennial || !isWholeHarvest(life?.events ?? [])) return []
  return [{ field, message: `${cropOnPaddock(crop)} is already harvested in full.` }]
}
