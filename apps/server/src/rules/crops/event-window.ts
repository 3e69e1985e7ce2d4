// When things may be done to a crop: in the period of the crop, its sowing within the sowing window of the period, everything
// else within the period, as far as work on a crop runs over its edges.

import { whyNotDone, whyNotSown } from '@furrow/farming/crops/crop-calendar'
import { periodText } from '@furrow/farming/dates/period-text'
import { dayFields, eventDays, inFallow, withPeriod } from '../saving/crop-event-tables.ts'
import type { EventCheck } from './event-check.ts'
import { textIn } from '../saving/read-row.ts'

const sowings = 'sowing_collection_events'

const samePeriod: EventCheck = {
  of: withPeriod,
  about: ['period_id', 'crop_collection_id'],
  errors({ row, crop }) {
    if (row.after['period_id'] === crop.period.id) return []
    const message = `This crop belongs to ${periodText(crop.period.name)}, and so does everything recorded for it.`
    return [{ field: 'period_id', message }]
  },
}

/** E-PER-1 */
const sowingWindow: EventCheck = {
  of: [sowings],
  about: [...dayFields(sowings), 'crop_collection_id', 'variety_id'],
  errors({ self, crop }) {
    const perennial = crop.crop?.perennial ?? false
    const message = self?.day && whyNotSown(self.day, crop.period, perennial)
    return message ? [{ field: 'sowing_date', message }] : []
  },
}

/** E-PER-2, for all that is done to a crop but its sowing. */
const withinPeriod: EventCheck = {
  of: Object.keys(eventDays).filter(table => table !== sowings),
  about: [...new Set(Object.keys(eventDays).flatMap(dayFields)), 'crop_collection_id'],
  errors({ table, row, crop }) {
    return (eventDays[table] ?? []).flatMap(field => {
      const day = textIn(row.after, field)
      const message = day && whyNotDone(day, crop.period, inFallow.has(table))
      return message ? [{ field, message }] : []
    })
  },
}

export const eventWindow: readonly EventCheck[] = [samePeriod, sowingWindow, withinPeriod]
