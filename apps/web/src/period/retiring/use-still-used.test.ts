import { expect, test } from 'vitest'
import { stillUsedIn } from './use-still-used.ts'

const period = (id: number, start_date: string) => ({ id, name: '', start_date, end_date: '' })
const periods = [period(3, '2024-07-01'), period(1, '2022-07-01'), period(2, '2023-07-01')]

test('what was retired after a period is used in it and before, and not from the next one on', () => {
  const used = [1, 2, 3].map(id => stillUsedIn(periods, id)({ last_period_id: 2 }))
  expect(used).toEqual([true, true, false])
})

test('what is not retired, or of which an older release kept nothing, is used', () => {
  expect(stillUsedIn(periods, 3)({ last_period_id: null })).toBe(true)
  expect(stillUsedIn(periods, 3)({})).toBe(true)
  expect(stillUsedIn([], 3)({ last_period_id: 1 })).toBe(true)
})
