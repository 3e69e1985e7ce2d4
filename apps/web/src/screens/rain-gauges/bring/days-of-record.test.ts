import { expect, test } from 'vitest'
import { daysOfRecord } from './days-of-record.ts'

test('runs of dry days come apart, rain of several days stays together', () => {
  const readings = [
    { day: '2024-03-08', mm: 38, days: 4 },
    { day: '2024-03-03', mm: 0, days: 3 },
    { day: '2024-03-04', mm: 5, days: 1 },
  ]
  expect(daysOfRecord(readings).map(({ day, mm, days }) => `${day} ${mm} ${days}`)).toEqual([
    '2024-03-01 0 1',
    '2024-03-02 0 1',
    '2024-03-03 0 1',
    '2024-03-04 5 1',
    '2024-03-08 38 4',
  ])
})
