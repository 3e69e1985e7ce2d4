import { expect, test } from 'vitest'
import { fallowEfficiency, storedSummerRain, waterAtSowing } from './fallow-water.ts'

test('C51: a summer fallow keeps a third of its rain', () => {
  expect(storedSummerRain(90)).toBe(30)
})

test('C52: what a fallow kept of its rain', () => {
  expect(fallowEfficiency({ rain: 260, waterBefore: 85, waterAtSowing: 150 })).toBe(0.25)
  expect(fallowEfficiency({ rain: 0, waterBefore: 85, waterAtSowing: 85 })).toBeNull()
  expect(fallowEfficiency({ rain: 260, waterBefore: null, waterAtSowing: 150 })).toBeNull()
})

test('C53: water at sowing is what was kept, and what was there before', () => {
  expect(waterAtSowing(240, 0.22)).toBeCloseTo(52.8, 10)
  expect(waterAtSowing(240, 0.22, 35)).toBeCloseTo(87.8, 10)
})
