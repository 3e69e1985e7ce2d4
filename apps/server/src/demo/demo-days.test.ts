// Promises of the calendar arithmetic, held against the platform's own calendar.

import { expect, test } from 'vitest'
import { addDays, dayNumber, dayOf, daysBetween, dayText, monthOf, yearOf } from './demo-days.ts'

test('every day of eighty years is the day that the platform says, and back again', () => {
  const first = Date.UTC(1969, 11, 1) / 86_400_000
  for (let number = first; number < first + 80 * 366; number += 1) {
    const text = new Date(number * 86_400_000).toISOString().slice(0, 10)
    expect(dayText(number)).toBe(text)
    expect(dayNumber(text)).toBe(number)
  }
})

test('days are added across months, years and leap days', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2023-07-01', '2024-07-01')).toBe(366)
})

test('a day gives its year, month and day', () => {
  expect([yearOf('2025-08-09'), monthOf('2025-08-09'), dayOf('2025-08-09')]).toEqual([2025, 8, 9])
})
