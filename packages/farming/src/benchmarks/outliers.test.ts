import { expect, test } from 'vitest'
import { fencesOf, medianAbsoluteDeviation, outliersOf, robustZ } from './outliers.ts'
import { sortedValues } from './percentile.ts'

const yields = sortedValues([1.2, 2.1, 2.8, 3.0, 3.4, 4.1, 4.4, 5.0, 6.2, 9.8])

test('C185: median absolute deviation and robust z', () => {
  expect(medianAbsoluteDeviation(yields)).toBeCloseTo(1.1, 10)
  expect(robustZ(9.8, yields)).toBeCloseTo(3.71, 2)
})

test('C186: fences', () => {
  expect(fencesOf(yields, 1.5).high).toBeCloseTo(7.85, 10)
  expect(fencesOf(yields, 3).high).toBeCloseTo(10.85, 10)
})

test('a robust z over 3.5 is flagged, inside the far fence too', () => {
  expect(outliersOf([9.8, NaN, 1.2, 2.1, 2.8, 3.0, 3.4, 4.1, 4.4, 5.0, 6.2])).toEqual([
    { at: 0, robustZ: expect.closeTo(3.71, 2), isOutsideFarFence: false },
  ])
})

test('outside the far fence is flagged', () => {
  const [flag] = outliersOf([0, 1, 2, 3, 4, 5, 6, 60])
  expect(flag).toMatchObject({ at: 7, isOutsideFarFence: true })
})

test('under eight figures, or where most are equal, nothing is flagged', () => {
  expect(outliersOf([1, 1.1, 1.2, 1.3, 1.4, 1.5, 900])).toEqual([])
  expect(outliersOf([0, 0, 0, 0, 0, 0, 0, 0, 3])).toEqual([])
})
