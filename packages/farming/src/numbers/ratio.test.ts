import { expect, test } from 'vitest'
import { ratioOf, sumOf, weightedMean, withoutNoise } from './ratio.ts'

test('has no answer without both figures, or by nothing', () => {
  expect(ratioOf(6, 4)).toBe(1.5)
  expect(ratioOf(0, 4)).toBe(0)
  expect([ratioOf(6, 0), ratioOf(null, 4), ratioOf(6, null)]).toEqual([null, null, null])
})

test('a sum passes over what is not known, and of nothing is not 0', () => {
  expect(sumOf([1, null, 2])).toBe(3)
  expect(sumOf([0, null])).toBe(0)
  expect(sumOf([null, null])).toBeNull()
})

test('a mean counts each part by its weight, and only what is known', () => {
  const parts = [
    { figure: 2, weight: 30 },
    { figure: 4, weight: 10 },
    { figure: 9, weight: null },
    { figure: null, weight: 50 },
  ]
  expect(weightedMean(parts)).toBe(2.5)
  expect(weightedMean([])).toBeNull()
})

test('a mean of what is the same everywhere is that, without what binary numbers add', () => {
  const rain = [80.4, 45.1].map(weight => ({ figure: 414.2, weight }))
  expect(weightedMean(rain)).toBe(414.2)
})

test('a figure keeps fifteen digits, and nothing is not less than nothing', () => {
  const given = [331.65999999999997, 42, -0, 1e15 + 1, 0.1 + 0.2, -7]
  expect(given.map(withoutNoise)).toEqual([331.66, 42, 0, 1e15, 0.3, -7])
})
