import { expect, test } from 'vitest'
import { isTooMuchWater } from './irrigation.ts'

test('one watering is at most 30 ML for a hectare', () => {
  expect(isTooMuchWater(300, 10)).toBe(false)
  expect(isTooMuchWater(301, 10)).toBe(true)
})
