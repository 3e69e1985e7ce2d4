import { expect, test } from 'vitest'
import { shownGauge, usualMonth, usualYear, yearsToShow } from './shown-at.ts'

const gauges = [
  { id: 4, is_main: false, isRetired: false },
  { id: 7, is_main: true, isRetired: false },
]
const period = { from: '2024-07-01', to: '2025-06-30' }

test('the main gauge is shown, or the first, or the one that is asked for', () => {
  expect(shownGauge(gauges, undefined)?.id).toBe(7)
  expect(shownGauge([{ id: 4, is_main: false, isRetired: false }], undefined)?.id).toBe(4)
  expect(shownGauge(gauges, 4)?.id).toBe(4)
  expect(shownGauge(gauges, 99)).toBeUndefined()
})

test('a retired gauge is shown where it is asked for, or there is no other', () => {
  const retired = gauges.map(gauge => ({ ...gauge, isRetired: gauge.is_main }))
  expect(shownGauge(retired, undefined)?.id).toBe(4)
  expect(shownGauge(retired, 7)?.id).toBe(7)
  expect(shownGauge(retired.slice(1), undefined)?.id).toBe(7)
})

test('a period that has begun is shown, from its first month on', () => {
  expect(usualYear(period, '2026-11-21')).toBe(2025)
  expect(usualYear(period, '2024-11-21')).toBe(2025)
  expect(usualYear(period, '2025-02-01')).toBe(2025)
  expect(usualYear(undefined, '2026-11-21')).toBe(2026)
})

test('of a period that has not begun, the twelve months of today are shown', () => {
  expect(usualYear(period, '2024-05-21')).toBe(2024)
  expect(usualYear(period, '2023-11-21')).toBe(2024)
})

test('on a phone the month of today is shown, and of a period that is over its last', () => {
  expect(usualMonth(period, '2024-11-21')).toEqual({ year: 2024, month: 11 })
  expect(usualMonth(period, '2025-06-30')).toEqual({ year: 2025, month: 6 })
  expect(usualMonth(period, '2026-11-21')).toEqual({ year: 2025, month: 6 })
  expect(usualMonth(period, '2024-05-21')).toEqual({ year: 2024, month: 5 })
  expect(usualMonth(undefined, '2026-11-21')).toEqual({ year: 2026, month: 11 })
})

test('years reach from before the first reading to now', () => {
  const today = '2026-11-21'
  const calendar = { from: '2024-01-01', to: '2024-12-31' }
  expect(yearsToShow('1998-03-01', { span: calendar, today })).toEqual({ first: 1997, last: 2026 })
  // July 2026 to June 2027 has begun.
  expect(yearsToShow(undefined, { span: period, today })).toEqual({ first: 2023, last: 2027 })
})
