import { expect, test } from 'vitest'
import { isCut, isRatoon, nextRatoon } from './ratoon.ts'

test('cane goes from plant cane through its ratoons, and stays in the last', () => {
  expect(nextRatoon('sugarcane/plant-cane')).toBe('sugarcane/1st-ratoon')
  expect(nextRatoon('sugarcane/5th-ratoon')).toBe('sugarcane/6th-ratoon-and-older')
  expect(nextRatoon('sugarcane/6th-ratoon-and-older')).toBe('sugarcane/6th-ratoon-and-older')
  expect(nextRatoon('sugarcane/ploughed-out')).toBeUndefined()
  expect(nextRatoon('wheat/sown')).toBeUndefined()
})

test('a ratoon has a year before it, plant cane has none', () => {
  expect(isRatoon('sugarcane/plant-cane')).toBe(false)
  expect(isRatoon('sugarcane/1st-ratoon')).toBe(true)
  expect(isRatoon('sugarcane/standover')).toBe(true)
  expect(isCut('sugarcane/plant-cane')).toBe(true)
  expect(isCut('sugarcane/ploughed-out')).toBe(false)
})
