import { expect, test } from 'vitest'
import { inMoneyOf, mayBeCalledMeanOf, meanOfYears, pooledYears } from './money-over-time.ts'

test('C187: $210 of a year with CPI 118.8 in a year with 138.8', () => {
  expect(inMoneyOf(210, { from: 118.8, to: 138.8 })).toBeCloseTo(245.35, 2)
  expect(inMoneyOf(210, { from: null, to: 138.8 })).toBeNull()
  expect(inMoneyOf(null, { from: 118.8, to: 138.8 })).toBeNull()
  expect(inMoneyOf(210, { from: 118.8, to: null })).toBeNull()
})

test('C188: the mean of the years', () => {
  expect(meanOfYears([1.8, 3.1, 4.4, 5.2, 2.5])).toBeCloseTo(3.4, 10)
  expect(meanOfYears([1.8, null, 4.4])).toBeCloseTo(3.1, 10)
  expect(meanOfYears([null])).toBeNull()
})

test('C188: the years pooled', () => {
  const profits = [400, 650, 980, 1250, 560]
  const assets = [22_000, 22_500, 23_000, 24_500, 25_500]
  const years = profits.map((above, at) => ({ above, below: assets[at] ?? null }))
  expect((pooledYears(years) ?? 0) * 100).toBeCloseTo(3.27, 2)
  expect(pooledYears([...years, { above: 900, below: null }])).toBe(pooledYears(years))
  expect(pooledYears([])).toBeNull()
})

test('a mean of five years may lack one', () => {
  expect([5, 4, 3].map(known => mayBeCalledMeanOf(5, known))).toEqual([true, true, false])
})
