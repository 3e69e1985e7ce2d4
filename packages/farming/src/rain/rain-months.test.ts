import { expect, test } from 'vitest'
import { addDays } from '../dates/dates.ts'
import {
  completeMonths,
  missingMonths,
  monthsOf,
  monthsRead,
  shareComplete,
} from './rain-months.ts'
import type { RainReading } from './rain-months.ts'

const year = { from: '2023-07-01', to: '2024-06-30' }

const daily = (from: string, to: string): RainReading[] => {
  const readings = []
  for (let day = from; day <= to; day = addDays(day, 1)) readings.push({ day, days: 1 })
  return readings
}

test('a period has the months that it touches', () => {
  expect(monthsOf(year)).toHaveLength(12)
  expect(monthsOf({ from: '2023-11-20', to: '2024-02-10' })).toEqual([
    '2023-11',
    '2023-12',
    '2024-01',
    '2024-02',
  ])
})

test('a month is complete with a reading for every day, and not with one less', () => {
  expect(completeMonths(monthsRead(daily('2023-07-01', '2024-06-30'), year))).toBe(12)
  expect(completeMonths(monthsRead(daily('2023-07-01', '2024-05-31'), year))).toBe(11)
  expect(completeMonths(monthsRead(daily('2023-07-02', '2024-06-30'), year))).toBe(11)
  expect(completeMonths(monthsRead(daily('2024-02-01', '2024-02-28'), year))).toBe(0)
  expect(completeMonths(monthsRead([], year))).toBe(0)
})

test('C69: 11 of 12 months are 91.7% of a record', () => {
  expect(shareComplete(monthsRead(daily('2023-07-01', '2024-05-31'), year))).toBeCloseTo(0.917, 3)
  expect(shareComplete([])).toBeNull()
})

test('a reading of several days stands for all of them', () => {
  expect(completeMonths(monthsRead([{ day: '2023-08-31', days: 62 }], year))).toBe(2)
  expect(completeMonths(monthsRead([{ day: '2023-08-31', days: 61 }], year))).toBe(1)
})

test('only the days of a month that lie in the period count', () => {
  const span = { from: '2023-11-20', to: '2023-12-31' }
  expect(completeMonths(monthsRead(daily('2023-11-20', '2023-11-30'), span))).toBe(1)
})

test('a month is missing when it is over and nothing of it was read', () => {
  const readings = [...daily('2023-07-01', '2023-07-31'), { day: '2023-09-04', days: 1 }]
  expect(missingMonths(monthsRead(readings, year), '2023-12-31')).toEqual([
    '2023-08',
    '2023-10',
    '2023-11',
  ])
  expect(missingMonths(monthsRead(readings, year), '2024-01-01')).toContain('2023-12')
  expect(missingMonths(monthsRead(daily('2023-07-01', '2024-06-30'), year), '2025-01-01')).toEqual(
    [],
  )
})

test('days that are read twice count once', () => {
  const twice = [
    { day: '2023-07-31', days: 31 },
    { day: '2023-08-15', days: 366 },
    { day: '2023-07-10', days: 1 },
    { day: '2024-07-05', days: 10 },
  ]
  const read = monthsRead(twice, year).filter(month => month.read > 0)
  expect(read).toEqual([
    { month: '2023-07', to: '2023-07-31', days: 31, read: 31 },
    { month: '2023-08', to: '2023-08-31', days: 31, read: 15 },
    { month: '2024-06', to: '2024-06-30', days: 30, read: 5 },
  ])
})

test('readings that lie over each other count each day once', () => {
  const long = daily('2023-07-01', '2024-06-30').map(({ day }) => ({ day, days: 366 }))
  expect(completeMonths(monthsRead(long, year))).toBe(12)
  expect(monthsRead(long, year)).toEqual(monthsRead(daily('2023-07-01', '2024-06-30'), year))
})
