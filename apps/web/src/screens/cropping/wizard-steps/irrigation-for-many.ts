// A watering of several paddocks: so much on each hectare of each of them.

import { cropEventKinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import { megalitresPut } from '@furrow/farming/crops/irrigation'
import { countText } from '../../../ui/amounts.ts'
import type { Change } from '../../../data/outbox/change.ts'
import type { CropPlace } from '../crop-place.ts'
import type { CropRow } from '../crop-row.ts'
import { madeEvent } from '../events/event-steps.ts'
import { notNegative } from '../events/not-negative.ts'
import { areaOf } from '../wizard/crop-course.ts'
import type { SameField, SameValues } from '../wizard/same-write.ts'

const day = `irrigation.${cropEventKinds.irrigation.day}`

export const wateringFields: readonly SameField[] = [
  { id: day, heading: 'Date', kind: { is: 'day' } },
  {
    id: 'each',
    heading: 'Water',
    unit: 'ML/ha',
    kind: { is: 'number' },
    check: notNegative('Water'),
  },
]

/** Each time another one. */
export function wateringChange(
  rows: readonly CropRow[],
  values: SameValues,
  place: CropPlace,
): Change {
  const label = `Watering of ${countText(rows.length, 'paddock')}`
  const steps = rows.map(row => madeEvent(row, wateringOf(row, values), place))
  return { label, farmId: place.farmId, steps }
}

function wateringOf(row: CropRow, values: SameValues) {
  const each = typeof values['each'] === 'number' ? values['each'] : null
  return {
    kind: 'irrigation' as const,
    values: {
      irrigation_date: values[day] ?? null,
      total_ml_applied: megalitresPut(each, areaOf(row)),
    },
  }
}
