// Answers that are no figure: that something is not known yet, or does not apply. They are kept with
// the crop, so that whoever helps the farm meets them, too.

import type { Row } from '@furrow/wire/client/row-types'
import type { Change, Values } from '../../../data/outbox/change.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'

export type Answer = 'unknown' | 'none'

/** By the name of the question. */
export type Answers = Readonly<Record<string, Answer>>

export function readAnswers(kept: unknown): Answers {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, answer]) => isAnswer(answer)))
}

function isAnswer(said: unknown): said is Answer {
  return said === 'unknown' || said === 'none'
}

/** Nothing takes an answer back. */
export function withAnswer(
  answers: Answers,
  question: string,
  answer: Answer | undefined,
): Answers {
  const { [question]: _, ...others } = answers
  return answer ? { ...others, [question]: answer } : others
}

export interface Grown {
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
