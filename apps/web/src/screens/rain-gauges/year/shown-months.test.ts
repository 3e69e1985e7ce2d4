import { describe, expect, test } from 'vitest'
import {
  isOutside,
  monthAfter,
  monthBefore,
  monthsIn,
  saidOf,
  shownSpan,
  spanName,
} from './shown-months.ts'

const july = { from: '2025-07-01', to: '2026-06-30' }
const calendar = { from: '2025-01-01', to: '2025-12-31' }
const said = (year: number, month?: number) => ({ year, month })

describe('twelve months are shown', () => {
  test('from July to June where the period runs so', () => {
    expect(shownSpan(july, said(2026))).toEqual(july)
    expect(shownSpan(july, said(2026, 6))).toEqual(july)
    expect(shownSpan(july, said(2025, 7))).toEqual(july)
    expect(shownSpan(july, said(2026, 7))).toEqual({ from: '2026-07-01', to: '2027-06-30' })
    expect(
      monthsIn(july)
        .map(({ year, month }) => `${month}/${year % 100}`)
        .join(' '),
    ).toBe('7/25 8/25 9/25 10/25 11/25 12/25 1/26 2/26 3/26 4/26 5/26 6/26')
  })

  test('of the calendar otherwise', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' }
    expect(shownSpan(calendar, said(2026, 9))).toEqual(year)
    expect(shownSpan(undefined, said(2026))).toEqual(year)
  })

  test('under a name', () => {
    expect([spanName(july), spanName(calendar)]).toEqual(['2025–26', '2025'])
    expect(spanName({ from: '1999-07-01', to: '2000-06-30' })).toBe('1999–00')
  })
})

test('another year keeps the month in its address', () => {
  for (const period of [july, calendar]) {
    for (const month of [undefined, 1, 6, 7, 12]) {
      const { to } = shownSpan(period, saidOf(2024, month, period))
      expect([month, to.slice(0, 4)]).toEqual([month, '2024'])
    }
  }
})

test('months go on over the end of a year', () => {
  expect(monthAfter({ year: 2025, month: 12 })).toEqual({ year: 2026, month: 1 })
  expect(monthBefore({ year: 2026, month: 1 })).toEqual({ year: 2025, month: 12 })
  expect(monthAfter(monthBefore({ year: 2026, month: 6 }))).toEqual({ year: 2026, month: 6 })
})

test('twelve months of another year are outside the period, those that share a day are not', () => {
  const outside = [2025, 2026, 2027].map(year => isOutside(shownSpan(july, said(year)), july))
  expect(outside).toEqual([true, false, true])
  expect(isOutside(calendar, july)).toBe(false)
})
