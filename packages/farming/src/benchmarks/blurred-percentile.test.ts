import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blurredPercentile, weighedRow } from './blurred-percentile.ts'
import { percentileOfThreePlaces, sortedValues } from './percentile.ts'

const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 })
const share = fc.constantFrom(0.2, 0.25, 0.5, 0.75, 0.8)

test('with all weights 1 it is the mean of three percentiles of C180', () => {
  fc.assert(
    fc.property(values, share, (row, at) => {
      const weighed = weighedRow(Float64Array.from(row), new Float64Array(row.length).fill(1))
      const plain = percentileOfThreePlaces(sortedValues(row), at)
      expect(blurredPercentile(weighed, at)).toBeCloseTo(plain, 6)
    }),
  )
})

test('a heavier farm draws the percentile to itself', () => {
  const even = weighedRow(Float64Array.of(1, 2, 3, 4, 5), Float64Array.of(1, 1, 1, 1, 1))
  const heavy = weighedRow(Float64Array.of(1, 2, 3, 4, 5), Float64Array.of(1, 1, 1, 1, 1.3))
  expect(blurredPercentile(even, 0.5)).toBe(3)
  expect(blurredPercentile(heavy, 0.5)).toBeGreaterThan(3)
})

test('values and weights stay together however they came', () => {
  const row = weighedRow(Float64Array.of(30, 10, 20, 10), Float64Array.of(4, 1, 3, 2))
  expect([...row.values]).toEqual([10, 10, 20, 30])
  expect([...row.middles]).toEqual([0.5, 2, 4.5, 8])
})
