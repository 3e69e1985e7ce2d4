import { expect, test } from 'vitest'
import {
  allWater,
  effectiveRain,
  irrigationPerHectare,
  isTooMuchWater,
  megalitresOf,
  megalitresPut,
  producePerMegalitre,
  shareOfAllocation,
} from './irrigation.ts'

const cotton = { irrigation: 2310, rain: 310, fromSoil: 80, hectares: 300 }

test('one watering is at most 30 ML for a hectare', () => {
  expect(isTooMuchWater(300, 10)).toBe(false)
  expect(isTooMuchWater(301, 10)).toBe(true)
})

test('C61: 25 mm on 120 ha are 30 ML', () => {
  expect(megalitresOf(25, 120)).toBe(30)
})

test('C62: water for each irrigated hectare', () => {
  expect(irrigationPerHectare([2310], 300)).toBeCloseTo(7.7, 10)
  expect(irrigationPerHectare([1310, null, 1000], 300)).toBeCloseTo(7.7, 10)
  expect(irrigationPerHectare([], 300)).toBeNull()
})

test('C62 turned round: 7.7 ML/ha on 300 ha are 2,310 ML', () => {
  expect(megalitresPut(7.7, 300)).toBe(2310)
  expect(megalitresPut(7.7, null)).toBeNull()
})

test('C63 and C65: bales and tonnes for each megalitre that was put on', () => {
  expect(producePerMegalitre(3300, 2310)).toBeCloseTo(1.429, 3)
  expect(producePerMegalitre(1150, 720)).toBeCloseTo(1.597, 3)
  expect(producePerMegalitre(1150, 0)).toBeNull()
})

test('C64: bales for each megalitre of all water', () => {
  expect(allWater(cotton)).toBe(2310 + 930 + 240)
  expect(producePerMegalitre(3300, allWater(cotton))).toBeCloseTo(0.948, 3)
})

test('C64: four fifths of falls above 5 mm can be used', () => {
  expect(effectiveRain([5, 4.9, 20, 30])).toBe(40)
  expect(effectiveRain([5, 20], { lost: 0, share: 1 })).toBe(25)
})

test('C66: what was used of what there was', () => {
  expect(shareOfAllocation(2310, 2600)).toBeCloseTo(0.888, 3)
  expect(shareOfAllocation(2310, null)).toBeNull()
})
