import { expect, test } from 'vitest'
import {
  cropWaterUse,
  ofToday,
  potentialYield,
  shareOfPotential,
  yieldOfRotation,
  yieldOfSeasonRain,
  yieldOfWater,
  yieldOfWaterUse,
} from './water-use.ts'

const water = { stored: 30, rain: 250 }
const balance = { atSowing: 87.8, rain: 230, atHarvest: 20 }

test('C54: the most that the water allows, and never less than nothing', () => {
  expect(potentialYield(water)).toBe(3400)
  expect(potentialYield(water, ofToday)).toBe(4840)
  expect(potentialYield({ stored: 10, rain: 60 })).toBe(0)
})

test('C55: the share of that which was reached', () => {
  expect(shareOfPotential(2720, 3400)).toBeCloseTo(0.8, 10)
  expect(shareOfPotential(2720, 0)).toBeNull()
})

test('C56 and C57: kilograms for each millimetre of water, and of season rain', () => {
  expect(yieldOfWater(2720, water)).toBeCloseTo(9.714, 3)
  expect(yieldOfSeasonRain(2720, 250)).toBeCloseTo(10.88, 10)
  expect(yieldOfSeasonRain(null, 250)).toBeNull()
})

test('C58 and C59: what a crop used, and what it made of that', () => {
  expect(cropWaterUse(balance)).toBeCloseTo(297.8, 10)
  expect(cropWaterUse({ ...balance, irrigation: 100 })).toBeCloseTo(397.8, 10)
  expect(yieldOfWaterUse(2800, balance)).toBeCloseTo(9.402, 3)
})

test('C60: a rotation over all of its rain', () => {
  expect(yieldOfRotation([2800], 470)).toBeCloseTo(5.96, 2)
  expect(yieldOfRotation([1600, null, 1200], 470)).toBeCloseTo(5.96, 2)
  expect(yieldOfRotation([null], 470)).toBeNull()
})
