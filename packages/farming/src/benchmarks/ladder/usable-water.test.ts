import { expect, test } from 'vitest'
import { usableWater } from './usable-water.ts'

test.each([
  [310, 110, 200],
  [330, 60, 270],
  // A third of what there was at least.
  [120, 110, 40],
  [0, 110, 0],
  [310, null, 200],
  [null, 110, null],
])('of %s mm, less %s that are lost, %s mm make grain', (water, evaporation, usable) => {
  expect(usableWater(water, evaporation)).toBe(usable)
})
