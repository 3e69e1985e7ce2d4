import { expect, test } from 'vitest'
import { isOverdue } from './is-overdue.ts'

const period = { status: 'In progress', submission_due: '2026-09-28' }

test('a period is not overdue on the day on which it is due', () => {
  expect(isOverdue(period, '2026-09-28')).toBe(false)
  expect(isOverdue(period, '2026-09-29')).toBe(true)
})

test('a period that was handed in is never overdue', () => {
  expect(isOverdue({ ...period, status: 'Not started' }, '2027-01-01')).toBe(true)
  expect(isOverdue({ ...period, status: 'Submitted' }, '2027-01-01')).toBe(false)
})
