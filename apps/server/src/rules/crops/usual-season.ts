// What is usual at sowing (W-CROP-2, W-CROP-3), and how long crops usually stand (W-CROP-4).

import { dayInWords, isInMonths, monthName, monthOf } from '@furrow/farming/dates/dates'
import { unusualGrowingDays } from '@furrow/farming/crops/growing-time'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { isUsual, usualRowSpacing } from '@furrow/farming/dates/usual-span'
import { cropOnPaddock } from './collection-facts.ts'
import { dayFields } from '../saving/crop-event-tables.ts'
import type { EventCheck } from './event-check.ts'
import { numberIn } from '../saving/read-row.ts'

const sowings = 'sowing_collection_events'
const harvests = ['grain_collection_events', 'lint_collection_events']

const seedRate: EventCheck = {
  of: [sowings],
  about: ['sowing_rate', 'variety_id', 'crop_collection_id'],
  warnings({ row, crop }) {
    const rate = numberIn(row.after, 'sowing_rate')
    const least = numberIn(crop.crop?.options, 'sow_rate_min')
    const most = numberIn(crop.crop?.options, 'sow_rate_max')
    if (rate === undefined || least === undefined || most === undefined) return []
    if (isUsual(rate, { least, most })) return []
    const usual = `${quantityText(least)} to ${quantityText(most, 'kg/ha')}`
    const wasSown = `not at ${quantityText(rate, 'kg/ha')}`
    const message = `${crop.crop?.name} is usually sown at ${usual}, ${wasSown}.`
    return [{ field: 'sowing_rate', code: 'W-CROP-2', message }]
  },
}

const rowSpacing: EventCheck = {
  of: [sowings],
  about: ['row_spacing'],
  warnings({ row }) {
    const spacing = numberIn(row.after, 'row_spacing')
    if (spacing === undefined || isUsual(spacing, usualRowSpacing)) return []
    const { least, most } = usualRowSpacing
    const message = `Rows are usually ${least} to ${most} m apart, not ${quantityText(spacing, 'm')}.`
    return [{ field: 'row_spacing', code: 'W-CROP-2', message }]
  },
}

const sowingMonth: EventCheck = {
  of: [sowings],
  about: [...dayFields(sowings), 'variety_id', 'crop_collection_id'],
  warnings({ self, crop }) {
    const { sowFrom, sowTo, name } = crop.crop ?? {}
    if (!self?.day || !sowFrom || !sowTo) return []
    if (isInMonths(monthOf(self.day), { from: sowFrom, to: sowTo })) return []
    const usual = `${monthName(sowFrom)} to ${monthName(sowTo)}`
    const message = `${name} is usually sown from ${usual}, not on ${dayInWords(self.day)}.`
    return [{ field: 'sowing_date', code: 'W-CROP-3', message }]
  },
}

const growingDays: EventCheck = {
  of: harvests,
  about: [...dayFields('grain_collection_events'), 'crop_collection_id'],
  warnings({ self, crop, life }) {
    const sown = life?.establishment?.day
    if (!self?.day || !sown || crop.crop?.perennial) return []
    const found = unusualGrowingDays(crop.crop?.season ?? '', sown, self.day)
    if (!found) return []
    const { days, least, most } = found
    const usual = `a crop of the season ${crop.crop?.seasonName} stands ${least} to ${most}`
    const message = `${cropOnPaddock(crop)} was harvested ${days} days after sowing; ${usual}.`
    return [{ field: 'harvested_date', code: 'W-CROP-4', message }]
  },
}

export const usualSeason: readonly EventCheck[] = [seedRate, rowSpacing, sowingMonth, growingDays]
