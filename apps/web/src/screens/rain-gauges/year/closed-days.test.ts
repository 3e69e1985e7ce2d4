import { expect, test } from 'vitest'
import { closedDays } from './closed-days.ts'

const periods = [
  { name: '2023-24', start: '2023-07-01', end: '2024-06-30', status: 'Released' },
  { name: '2024-25', start: '2024-07-01', end: '2025-06-30', status: 'Submitted' },
  { name: '2025-26', start: '2025-07-01', end: '2026-06-30', status: 'In progress' },
]

test('a day is closed with its period, from the first to the last of its days', () => {
  const why = closedDays(periods, false)
  expect(why('2023-06-30')).toBeUndefined()
  expect(why('2023-07-01')).toMatch(/^2023-24 is released: .* Ask your consultant/)
  expect(why('2025-06-30')).toMatch(/^2024-25 is submitted: .* Withdraw it/)
  expect(why('2025-07-01')).toBeUndefined()
})

test('for staff only what is released is closed', () => {
  const why = closedDays(periods, true)
  expect(why('2024-06-30')).toMatch(/Reopen it/)
  expect(why('2024-07-01')).toBeUndefined()
})
