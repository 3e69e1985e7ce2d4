import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayInWords,
  daysBetween,
  isInMonths,
  monthOf,
  yearOf,
} from './dates.ts'

test('days are counted over months, leap days and years', () => {
  expect(daysBetween('2023-02-28', '2023-03-01')).toBe(1)
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysBetween('2023-11-12', '2024-05-20')).toBe(190)
  expect(daysBetween('2024-05-20', '2023-11-12')).toBe(-190)
  expect(addDays('2023-12-30', 3)).toBe('2024-01-02')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
})

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2023-05-10', 18)).toBe('2024-11-10')
  expect(addMonths('2022-08-31', 18)).toBe('2024-02-29')
  expect(addMonths('2024-01-15', -1)).toBe('2023-12-15')
})

test('a day is said as people say it', () => {
  expect(dayInWords('2023-03-01')).toBe('1 March 2023')
  expect([monthOf('2023-03-01'), yearOf('2023-03-01')]).toEqual([3, 2023])
})

test('a span of months may run over the end of the year', () => {
  const summer = { from: 8, to: 2 }
  expect([7, 8, 12, 1, 2, 3].map(month => isInMonths(month, summer))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
  expect(isInMonths(5, { from: 3, to: 7 })).toBe(true)
  expect(isInMonths(8, { from: 3, to: 7 })).toBe(false)
})
