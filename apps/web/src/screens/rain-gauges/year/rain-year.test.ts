import { describe, expect, test } from 'vitest'
import { dayRows } from './rain-year.ts'
import type { DaysWish } from './rain-year.ts'

const reading = (day: string, mm: number, days = 1) => ({
  id: Number(day.replaceAll('-', '')),
  day,
  mm,
  days,
  imported: false,
  seen: 'then',
})
const wish: DaysWish = {
  span: { from: '2026-01-01', to: '2026-12-31' },
  readings: [
    reading('2026-03-01', 12.5),
    reading('2026-03-12', 38, 4),
    reading('2026-05-31', 0, 11),
    reading('2026-04-02', 0),
  ],
  others: [
    { day: '2025-12-31', mm: 7, days: 1 },
    { day: '2027-01-02', mm: 9, days: 3 },
  ],
  today: '2026-11-21',
  whyClosed: day => (day < '2026-02-01' ? '2025 is released.' : undefined),
}
const cell = (date: string, more: Partial<DaysWish> = {}) => {
  const [, month = 0, day = 0] = date.split('-').map(Number)
  return dayRows({ ...wish, ...more })[day - 1]?.cells[month - 1]
}

test('a year has 31 lines of 12 months', () => {
  const rows = dayRows(wish)
  expect([rows.length, rows[0]?.day, rows.at(-1)?.day]).toEqual([31, 1, 31])
  expect(new Set(rows.map(({ cells }) => cells.length))).toEqual(new Set([12]))
})

describe('a cell', () => {
  test('says what was read, and that nothing recorded is not dry', () => {
    expect(cell('2026-03-01')).toMatchObject({ value: 12.5, locked: undefined })
    expect(cell('2026-04-02')).toMatchObject({ value: 0 })
    expect(cell('2026-04-03')).toEqual({
      date: '2026-04-03',
      value: null,
      locked: undefined,
      reading: undefined,
    })
  })

  test('has the total on the last of several days, and before it only that it is part of that', () => {
    expect(cell('2026-03-12')).toMatchObject({ value: '38/4d', locked: undefined })
    expect(cell('2026-03-09')).toMatchObject({
      value: '↓',
      locked: 'Part of 38 mm over 4 days, read on 12/03/2026.',
      reading: undefined,
    })
    expect(cell('2026-03-08')?.value).toBeNull()
  })

  test('of a run of dry days is as good as typed', () => {
    expect(cell('2026-05-21')).toMatchObject({ value: 0, locked: undefined, reading: { days: 11 } })
    expect(cell('2026-05-31')).toMatchObject({ value: 0, locked: undefined })
    expect(cell('2026-05-20')?.value).toBeNull()
  })

  test('is locked where there is no such day', () => {
    expect(cell('2026-02-30')).toMatchObject({ locked: 'There is no 30 February 2026.' })
    expect(cell('2026-02-29')).toMatchObject({ locked: 'There is no 29 February 2026.' })
    expect(
      cell('2028-02-29', {
        span: { from: '2028-01-01', to: '2028-12-31' },
        today: '2028-03-01',
      })?.locked,
    ).toBeUndefined()
    expect(cell('2026-06-31')?.locked).toBe('There is no 31 June.')
  })

  test('is locked where its day is still to come, or its period is closed', () => {
    expect(cell('2026-11-21')?.locked).toBeUndefined()
    expect(cell('2026-11-22')?.locked).toBe('22/11/2026 is still to come.')
    expect(cell('2026-01-05')?.locked).toBe('2025 is released.')
    const closed = { whyClosed: () => 'Closed.' }
    expect(cell('2026-03-09', closed)?.locked).toBe('Closed.')
  })

  test('may be part of a reading of the next year, which is not changed from here', () => {
    expect(cell('2026-12-31', { today: '2027-01-05' })).toMatchObject({
      value: '↓',
      locked: 'Part of 9 mm over 3 days, read on 02/01/2027.',
      reading: undefined,
    })
  })
})
