// When things may be done to a crop: its sowing within the sowing window of the period, everything
// else within the period, as far as work on a crop runs over its edges.

import { fallowWorkDays, harvestDays, isInSowingWindow } from '@furrow/farming/crops/crop-calendar'
import type { DaySpan } from '@furrow/farming/crops/crop-calendar'
import { dayInWords } from '@furrow/farming/dates/dates'
import type { PeriodFacts } from './collection-facts.ts'
import { dayFields, eventDays } from '../saving/crop-event-tables.ts'
import type { EventCheck } from './event-check.ts'
import { textIn } from '../saving/read-row.ts'

const sowings = 'sowing_collection_events'

/** E-PER-1 */
const sowingWindow: EventCheck = {
  of: [sowings],
  about: [...dayFields(sowings), 'crop_collection_id', 'variety_id'],
  errors({ self, crop }) {
    const { sowingStart, sowingEnd, name } = crop.period
    const perennial = crop.crop?.perennial ?? false
    if (!self?.day || isInSowingWindow(self.day, crop.period, perennial)) return []
    const window = `${dayInWords(sowingStart)} and ${dayInWords(sowingEnd)}`
    return [{ field: 'sowing_date', message: `Sowing for ${name} must be between ${window}.` }]
  },
}

/** E-PER-2, for all that is done to a crop but its sowing. */
const withinPeriod: EventCheck = {
  of: Object.keys(eventDays).filter(table => table !== sowings),
  about: [...new Set(Object.keys(eventDays).flatMap(dayFields)), 'crop_collection_id'],
  errors({ table, row, crop }) {
    const { from, until } = openDays(table, crop.period)
    return (eventDays[table] ?? []).flatMap(field => {
      const day = textIn(row.after, field)
      if (!day || (from <= day && day <= until)) return []
      const span = `from ${dayInWords(from)} to ${dayInWords(until)}`
      const message = `${dayInWords(day)} is not in ${crop.period.name}: enter a date ${span}.`
      return [{ field, message }]
    })
  },
}

export const eventWindow: readonly EventCheck[] = [sowingWindow, withinPeriod]

/** Water and fertiliser are put on in the fallow before, too. */
function openDays(table: string, period: PeriodFacts): DaySpan {
  return inTheFallow.includes(table) ? fallowWorkDays(period) : harvestDays(period)
}

const inTheFallow = ['irrigation_collection_events', 'fertiliser_collection_events']
