import { addDays } from '@furrow/farming/dates/dates'
import { describe, expect, test } from 'vitest'
import { dryRest, monthFacts, yearFacts } from './month-facts.ts'

const reading = (day: string, mm: number, days = 1) => ({ day, mm, days })
const today = '2026-03-20'
const span = { from: '2026-01-01', to: '2026-12-31' }
const readings = [
  reading('2026-01-31', 31, 31),
  reading('2026-02-10', 5),
  reading('2026-02-12', 0),
  reading('2026-03-02', 40, 4),
]

test('a month has its rain, its rain days and what was not recorded of it', () => {
  const months = monthFacts(readings, { span, today })
  expect(months.slice(0, 4)).toEqual([
    { year: 2026, month: 1, mm: 31, rainDays: 1, unread: 0, isWhole: true, isAhead: false },
    { year: 2026, month: 2, mm: 25, rainDays: 1, unread: 24, isWhole: false, isAhead: false },
    { year: 2026, month: 3, mm: 20, rainDays: 1, unread: 18, isWhole: false, isAhead: false },
    { year: 2026, month: 4, mm: null, rainDays: 0, unread: 0, isWhole: false, isAhead: true },
  ])
  expect(yearFacts(months)).toEqual({ mm: 76, rainDays: 3, unread: 42 })
  expect(yearFacts(monthFacts([], { span, today })).mm).toBeNull()
})

test('from July to June they are those of two years', () => {
  const july = monthFacts([...readings, reading('2025-08-03', 9)], {
    span: { from: '2025-07-01', to: '2026-06-30' },
    today,
  })
  expect(july.map(({ year, month, mm }) => `${month}/${year} ${mm}`).slice(0, 9)).toEqual([
    '7/2025 null',
    '8/2025 9',
    '9/2025 null',
    '10/2025 null',
    '11/2025 null',
    '12/2025 null',
    '1/2026 31',
    '2/2026 25',
    '3/2026 20',
  ])
})

describe('dry for the rest of the month', () => {
  const wish = { year: 2026, readings, today, whyClosed: () => undefined }

  test('is one reading of 0 for each run of days without one', () => {
    expect([...dryRest({ ...wish, month: 2 })]).toEqual([
      ['2026-02-09', { mm: 0, days: 9 }],
      ['2026-02-11', { mm: 0, days: 1 }],
      ['2026-02-26', { mm: 0, days: 14 }],
    ])
  })

  test('ends today', () => {
    expect([...dryRest({ ...wish, month: 3 })]).toEqual([['2026-03-20', { mm: 0, days: 18 }]])
    expect([...dryRest({ ...wish, month: 4 })]).toEqual([])
    expect([...dryRest({ ...wish, month: 3, toFix: new Set(['2026-03-12']) })]).toEqual([
      ['2026-03-11', { mm: 0, days: 9 }],
      ['2026-03-20', { mm: 0, days: 8 }],
    ])
    expect([...dryRest({ ...wish, month: 1 })]).toEqual([])
  })

  test('says nothing of days that are closed', () => {
    const whyClosed = (day: string) => (day < '2026-02-15' ? 'Closed.' : undefined)
    expect([...dryRest({ ...wish, month: 2, whyClosed })]).toEqual([
      ['2026-02-26', { mm: 0, days: 12 }],
    ])
    expect(addDays('2026-02-26', -11)).toBe('2026-02-15')
  })
})
