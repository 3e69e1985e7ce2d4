import { expect, test } from 'vitest'
import { grownChange } from './crop-answers.ts'

const crop = { place: { farmId: 3, periodId: 17 }, type: { id: 1, name: 'Wheat' } }
const making = { label: 'Variety of Wheat', newId: () => -1 }

test('a crop that nobody said is grown is said to be with its first answer', () => {
  const { steps } = grownChange({ ...crop, grown: undefined }, { open_answers: {} }, making)
  expect(steps).toEqual([
    {
      do: 'store',
      resource: 'crop_type_farm_periods',
      id: -1,
      values: {
        crop_type_id: 1,
        farm_id: 3,
        period_id: 17,
        all_questions_answered: false,
        open_answers: {},
      },
    },
  ])
})

test('else its row is changed, and knows what it was', () => {
  const grown = { id: 5, all_questions_answered: false, updated_at: 'then' } as never
  const { steps } = grownChange({ ...crop, grown }, { all_questions_answered: true }, making)
  expect(steps).toEqual([
    {
      do: 'update',
      resource: 'crop_type_farm_periods',
      id: 5,
      seen: 'then',
      values: { all_questions_answered: true },
      before: { all_questions_answered: false },
    },
  ])
})
