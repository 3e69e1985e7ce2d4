// Stock on a crop (E-GRZ-1, E-DATE-2), and water on it (E-IRR-1, W-CROP-9).

import { areaSown } from '@furrow/farming/crops/crop-area'
import { dayInWords } from '@furrow/farming/dates/dates'
import { isTooMuchWater, mostMegalitresAtOnce } from '@furrow/farming/crops/irrigation'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { averageWeight, isPossibleWeight } from '@furrow/farming/stock/stock-weight'
import { cropOnPaddock, hectares } from './collection-facts.ts'
import type { EventCheck } from './event-check.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Row } from '../saving/save-rule.ts'

const weights = ['total_weight_on', 'total_weight_off']

const stock: EventCheck = {
  of: ['grazing_collection_events'],
  about: ['number_of_stock', ...weights],
  errors({ row }) {
    const head = numberIn(row.after, 'number_of_stock')
    if (head === undefined) return []
    if (head > 0) return weights.flatMap(field => weightFinding(row.after, field, head))
    return [{ field: 'number_of_stock', message: 'At least one head must have grazed.' }]
  },
}

const stockDays: EventCheck = {
  of: ['grazing_collection_events'],
  about: ['grazing_start_date', 'grazing_end_date'],
  errors({ row }) {
    const [on, off] = [
      textIn(row.after, 'grazing_start_date'),
      textIn(row.after, 'grazing_end_date'),
    ]
    if (!on || !off || on <= off) return []
    const message = `The stock went on on ${dayInWords(on)}: they cannot come off before.`
    return [{ field: 'grazing_end_date', message }]
  },
}

const water: EventCheck = {
  of: ['irrigation_collection_events'],
  about: ['total_ml_applied', 'crop_collection_id'],
  errors({ row, crop, life }) {
    const total = numberIn(row.after, 'total_ml_applied')
    const area = areaSown(life?.events ?? []) ?? crop.paddock.area
    if (total === undefined || area === null || !isTooMuchWater(total, area)) return []
    const most = `more than ${quantityText(mostMegalitresAtOnce, 'ML/ha')} in one watering`
    const where = `the ${hectares(area)} of ${cropOnPaddock(crop)}`
    const message = `${quantityText(total, 'ML')} on ${where} is ${most}.`
    return [{ field: 'total_ml_applied', message }]
  },
  warnings({ row, crop }) {
    if (crop.paddock.land !== 'dryland-cropping' || !numberIn(row.after, 'total_ml_applied')) {
      return []
    }
    const message = `${crop.paddock.name} is dryland cropping: is it semi-irrigated?`
    return [{ field: 'total_ml_applied', code: 'W-CROP-9', message }]
  },
}

export const grazingAndWater: readonly EventCheck[] = [stock, stockDays, water]

function weightFinding(row: Row, field: string, head: number): readonly Finding[] {
  const total = numberIn(row, field)
  const average = total === undefined ? undefined : averageWeight(total, head)
  if (average === undefined || isPossibleWeight(average)) return []
  const together = `enter the weight of all ${quantityText(head)} head together`
  const message = `${quantityText(average, 'kg')} a head is impossible: ${together}.`
  return [{ field, message }]
}
