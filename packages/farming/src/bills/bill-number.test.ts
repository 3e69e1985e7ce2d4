import { expect, test } from 'vitest'
import { billNumber, financialYearOf } from './bill-number.ts'

test('a financial year begins on 1 July', () => {
  expect(['2026-06-30', '2026-07-01', '2027-06-30', '2027-07-01'].map(financialYearOf)).toEqual([
    2025, 2026, 2026, 2027,
  ])
})

test('a number has four digits, and more where they are needed', () => {
  expect([1, 42, 9999, 10_000].map(place => billNumber(2026, place))).toEqual([
    '2026-0001',
    '2026-0042',
    '2026-9999',
    '2026-10000',
  ])
})
