import { expect, test } from 'vitest'
import { isBeyondWater, isOddWater, isTooMuchNitrogen, isTooMuchPhosphorus } from './crop-check.ts'

test('a crop gives up to 120% of what its water allows', () => {
  expect(isBeyondWater(1.2)).toBe(false)
  expect(isBeyondWater(1.21)).toBe(true)
  expect(isBeyondWater(null)).toBe(false)
})

test('600 kg of nitrogen are too much anywhere, 300 only on dry ground', () => {
  expect([250, 251, 300, 600].map(rate => isTooMuchNitrogen(rate, false))).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect([300, 400, 401, 600].map(rate => isTooMuchNitrogen(rate, true))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isTooMuchNitrogen(null, false)).toBe(false)
  expect(isTooMuchPhosphorus(61)).toBe(true)
  expect(isTooMuchPhosphorus(60)).toBe(false)
})

test('20 ML/ha are too much, and half a megalitre is little on ground that is watered', () => {
  expect(isOddWater(20, false)).toBe(true)
  expect(isOddWater(15, true)).toBe(false)
  expect(isOddWater(0.5, true)).toBe(true)
  expect(isOddWater(0.5, false)).toBe(false)
  expect(isOddWater(null, true)).toBe(false)
})
