import { expect, test } from 'vitest'
import { lintFraction, seedPerBale, sugarPercentage } from './product-quality.ts'

test('8,400 t of cane with 1,134 t of sugar are 13.5 CCS', () => {
  expect(sugarPercentage(1134, 8400)).toBeCloseTo(13.5)
  expect(sugarPercentage(0, 0)).toBeUndefined()
})

test('3,300 bales with 985 t of seed are 0.432 lint and 298.5 kg of seed a bale', () => {
  expect(lintFraction(3300, 985)).toBeCloseTo(0.432, 4)
  expect(seedPerBale(3300, 985)).toBeCloseTo(298.5, 1)
  expect(lintFraction(0, 0)).toBeUndefined()
  expect(seedPerBale(0, 985)).toBeUndefined()
})
