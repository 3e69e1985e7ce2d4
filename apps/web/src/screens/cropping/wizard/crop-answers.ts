// What is answered about a crop of a period without a figure, and that all of it is answered.

import type { Row } from '@furrow/wire/client/row-types'
import type { Change, Values } from '../../../data/outbox/change.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

interface Grown {
  readonly place: CollectionPlace
  readonly type: { readonly id: number; readonly name: string }
  readonly grown: Row<'crop_type_farm_periods'> | undefined
}

/** A crop may stand on paddocks although nobody said yet that it is grown. */
export function grownChange(crop: Grown, values: Values, making: Making): Change {
  const { place, type, grown } = crop
  const { label, newId } = making
  const where = { crop_type_id: type.id, farm_id: place.farmId, period_id: place.periodId }
  return {
    label,
    farmId: place.farmId,
    steps: [
      grown
        ? updateOf('crop_type_farm_periods', { ...grown }, values)
        : {
            do: 'store',
            resource: 'crop_type_farm_periods',
            id: newId(),
            values: { ...where, all_questions_answered: false, ...values },
          },
    ],
  }
}

interface Making {
  readonly label: string
  readonly newId: () => number
}
