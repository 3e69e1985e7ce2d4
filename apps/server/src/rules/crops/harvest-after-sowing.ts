// A crop is sown before it is taken off, and an annual one is off within eighteen months (E-CROP-2):
// asked of the harvest and, where the sowing is moved, of the sowing.

import { takingOff } from '@furrow/farming/crops/crop-facts'
import { dayInWords } from '@furrow/farming/dates/dates'
import { isTooLate, whyNotSownThen, whyNotTaken } from '@furrow/farming/crops/growing-time'
import { cropOnPaddock } from './collection-facts.ts'
import { dayFields, endingTables } from '../saving/crop-event-tables.ts'
import type { EventCheck } from './event-check.ts'
import type { CropSoFar } from './event-in-crop.ts'
import type { Finding } from '../saving/findings.ts'
import type { StoredEvent } from './stored-crop-events.ts'

const sowings = 'sowing_collection_events'
const takings = [...endingTables, 'cane_collection_events']

const ofHarvest: EventCheck = {
  of: takings,
  about: [...new Set(takings.flatMap(dayFields)), 'crop_collection_id'],
  errors({ table, self, crop, life }) {
    if (!self?.day || !isTaking(self)) return []
    const field = dayFields(table)[0] ?? 'date'
    const sown = earliestSowing(crop)
    if (!sown || self.day >= sown) {
      return tooLate(crop, { field, sown: life?.establishment?.day, taken: self.day })
    }
    const message = whyNotTaken(cropOnPaddock(crop), sown, self.day)
    return message ? [{ field, message }] : []
  },
}

const ofSowing: EventCheck = {
  of: [sowings],
  about: [...dayFields(sowings), 'crop_collection_id'],
  errors({ self, crop, life }) {
    const sown = self?.day
    if (!sown) return []
    const field = 'sowing_date'
    const taken = crop.events.find(event => isTaking(event) && isBefore(event, sown))
    if (!taken?.day || sown !== earliestSowing(crop)) {
      const last = life?.establishment === self ? life?.events.findLast(isTaking) : undefined
      return tooLate(crop, { field, sown, taken: last?.day })
    }
    const message = whyNotSownThen(cropOnPaddock(crop), sown, taken.day)
    return message ? [{ field, message }] : []
  },
}

export const harvestAfterSowing: readonly EventCheck[] = [ofHarvest, ofSowing]

/** What takes a crop off. A crop that came up poorly may have been sown in a sowing not recorded. */
function isTaking({ kind, how }: StoredEvent): boolean {
  return takingOff.includes(kind) && how !== 'failed-poor-establishment'
}

function isBefore({ day }: StoredEvent, other: string): boolean {
  return day !== null && day < other
}

function earliestSowing({ events }: CropSoFar): string | undefined {
  return events
    .flatMap(({ kind, day }) => (kind === 'sowing' && day !== null ? [day] : []))
    .toSorted()[0]
}

interface Span {
  readonly field: string
  readonly sown: string | null | undefined
  readonly taken: string | null | undefined
}

function tooLate(crop: CropSoFar, { field, sown, taken }: Span): readonly Finding[] {
  if (!sown || !taken || crop.crop?.perennial || !isTooLate(sown, taken)) return []
  const span = `sown on ${dayInWords(sown)} and ended on ${dayInWords(taken)}`
  const message = `${cropOnPaddock(crop)}: ${span} would be more than 18 months.`
  return [{ field, message }]
}
