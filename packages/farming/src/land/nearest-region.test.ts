import { expect, test } from 'vitest'
import { nearestRegion } from './nearest-region.ts'

const west = {
  name: 'WA Central',
  places: [
    [116.67, -31.65],
    [117.18, -32.93],
  ],
} as const
const downs = {
  name: 'NSW North West / Qld South West',
  places: [
    [150.31, -28.55],
    [148.79, -26.57],
  ],
} as const
const regions = [west, { name: 'Nowhere', places: [] }, downs]

test('a farm lies in the region of the nearest town', () => {
  expect(nearestRegion(regions, [150.3, -28.6])?.name).toBe(downs.name)
  expect(nearestRegion(regions, [117, -32.5])?.name).toBe(west.name)
})

test('far from every town it lies in none that is known', () => {
  expect(nearestRegion(regions, [133.9, -23.7])).toBeUndefined()
  expect(nearestRegion([], [150.3, -28.6])).toBeUndefined()
})
