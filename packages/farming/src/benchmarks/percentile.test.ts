import { expect, test } from 'vitest'
import { medianOf, percentileOf, percentileOfThreePlaces, percentileRank } from './percentile.ts'
import { sortedValues } from './percentile.ts'

const yields = sortedValues([9.8, 1.2, 2.1, NaN, 2.8, 3.0, 3.4, 4.1, 4.4, 5.0, 6.2])

test.each([
  [0.2, 2.66],
  [0.25, 2.85],
  [0.5, 3.75],
  [0.75, 4.85],
  [0.8, 5.24],
])('C180: percentile %f of the worked values is %f', (share, expected) => {
  expect(percentileOf(yields, share)).toBeCloseTo(expected, 10)
})

test('the median is the middle, or halfway between the two in the middle', () => {
  expect(medianOf(yields)).toBeCloseTo(3.75, 10)
  expect(medianOf([1, 5, 6])).toBe(5)
  expect(medianOf([])).toBeNaN()
})

test('three places: the mean of P50 and what stands one place on either side', () => {
  expect(percentileOfThreePlaces([0, 3, 9], 0.5)).toBe(4)
  expect(percentileOfThreePlaces([7], 0.2)).toBe(7)
})

test('C184: the share of the others that are below', () => {
  const others = yields.filter(value => value !== 5)
  expect(percentileRank(5, others)).toBeCloseTo(0.778, 3)
})
