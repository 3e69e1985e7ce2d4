import { expect, test } from 'vitest'
import { periodBefore } from './use-period-before.ts'

const period = (id: number, start: string) => ({
  id,
  name: String(id),
  start_date: start,
  end_date: '',
})

test('the period before another is the last that began earlier; the first has none', () => {
  const periods = [period(3, '2024-07-01'), period(1, '2022-07-01'), period(2, '2023-07-01')]
  expect(periodBefore(periods, 3)?.id).toBe(2)
  expect(periodBefore(periods, 1)).toBeUndefined()
  expect(periodBefore(periods, 9)).toBeUndefined()
})
