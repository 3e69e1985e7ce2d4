import { expect, test } from 'vitest'
import { rainParams, readAddress } from './use-rain-address.ts'

test('gauge, year and month are read from the address', () => {
  expect(readAddress('12', '2026', '3')).toEqual({ gaugeId: 12, year: 2026, month: 3 })
  expect(readAddress('12', undefined, undefined)).toEqual({
    gaugeId: 12,
    year: undefined,
    month: undefined,
  })
})

test('what is no year or month is none', () => {
  expect(readAddress('0', '12', '13')).toEqual({
    gaugeId: undefined,
    year: undefined,
    month: undefined,
  })
})

test('a month stands only behind a year, and a year behind a gauge', () => {
  expect(rainParams({ gaugeId: 12, year: 2026, month: 3 })).toEqual({
    selectedGaugeId: '12',
    selectedYear: '2026',
    selectedMonth: '3',
  })
  expect(rainParams({ gaugeId: undefined, year: 2026, month: 3 }).selectedYear).toBeUndefined()
  expect(rainParams({ gaugeId: 12, year: undefined, month: 3 }).selectedMonth).toBeUndefined()
})
