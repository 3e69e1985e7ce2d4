import { expect, test } from 'vitest'
import { averageWeight, isPossibleWeight } from './stock-weight.ts'

test('120 head of 4,560 kg weigh 38 kg each', () => {
  expect(averageWeight(4560, 120)).toBe(38)
  expect(averageWeight(4560, 0)).toBeUndefined()
})

test('an animal weighs 1 to 1,500 kg', () => {
  expect([0.9, 1, 1500, 1501].map(isPossibleWeight)).toEqual([false, true, true, false])
})
