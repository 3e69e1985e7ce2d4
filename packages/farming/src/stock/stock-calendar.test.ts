import { expect, test } from 'vitest'
import { whyNotAmong } from './stock-calendar.ts'

const days = { name: '2025-26', from: '2025-07-01', to: '2026-06-30' }

test.each(['2025-07-01', '2026-06-30'])('%s is in the period', day => {
  expect(whyNotAmong(day, days)).toBeUndefined()
})

test.each(['2025-06-30', '2026-07-01'])('%s is not, and which days are is said', day => {
  expect(whyNotAmong(day, days)).toMatch(
    / is not in 2025–26: enter a day from 1 July 2025 to 30 June 2026\.$/,
  )
})
