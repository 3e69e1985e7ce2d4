import { expect, test } from 'vitest'
import { usableWater } from './usable-water.ts'

test.each([
  [{ stored: 60, rain: 250, irrigation: 0 }, 200],
  [{ stored: 60, rain: 50, irrigation: 220 }, 220],
  // A third of what there was at least.
  [{ stored: 20, rain: 100, irrigation: 0 }, 40],
  [{ stored: 0, rain: 0, irrigation: 0 }, 0],
  [{ stored: null, rain: 250, irrigation: 0 }, null],
  [{ stored: 60, rain: 250, irrigation: null }, null],
])('of %o %s mm make grain', (water, usable) => {
  expect(usableWater(water, 110)).toBe(usable)
})
