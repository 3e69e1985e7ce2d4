import { expect, test } from 'vitest'
import {
  cropPriceBand,
  isFarFromOthers,
  isLandJump,
  isOddLandValue,
  usualPrice,
} from './price-bands.ts'

test('grain is priced by its crop, everything else by what it is', () => {
  expect(cropPriceBand('grain', 'wheat')).toEqual({ low: 120, high: 700 })
  expect(cropPriceBand('grain', 'faba-bean')).toBeUndefined()
  expect(cropPriceBand('grain', null)).toBeUndefined()
  expect(cropPriceBand('lint', 'cotton')).toEqual({ low: 300, high: 1400 })
  expect(cropPriceBand('hay', 'wheat')).toEqual({ low: 60, high: 600 })
})

test('the usual price is the middle one', () => {
  expect(usualPrice([300, 1500, 310])).toBe(310)
  expect(usualPrice([300, 310])).toBe(305)
  expect(usualPrice([])).toBeUndefined()
})

test('a price 40% from the others is far from them', () => {
  expect(isFarFromOthers(420, 300)).toBe(false)
  expect(isFarFromOthers(421, 300)).toBe(true)
  expect(isFarFromOthers(179, 300)).toBe(true)
})

test('land is worth 50 to 40,000 $/ha, and a quarter more or less than before', () => {
  expect([49, 50, 40_000, 40_001].map(isOddLandValue)).toEqual([true, false, false, true])
  expect(isLandJump(6250, 5000)).toBe(false)
  expect(isLandJump(15_000, 5000)).toBe(true)
  expect(isLandJump(3700, 5000)).toBe(true)
  expect(isLandJump(3700, 0)).toBe(false)
})
