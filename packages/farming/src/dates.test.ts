import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayInWords,
  daysBetween,
  isInMonths,
  monthName,
  monthOf,
  monthsBetween,
  shortMonthName,
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

test('months are numbered 1 to 12, with English names and a form of three letters', () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  expect(months.map(monthName).join(' ')).toBe(
    'January February March April May June July August September October November December',
  )
  expect(months.map(shortMonthName).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  )
  expect([monthName(0), shortMonthName(13)]).toEqual(['', ''])
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

test('months from one month to another', () => {
  expect(monthsBetween('2024-07-01', '2025-07-01')).toBe(12)
  expect(monthsBetween('2025-11-30', '2026-02-01')).toBe(3)
  expect(monthsBetween('2026-02-01', '2025-12-31')).toBe(-2)
})
