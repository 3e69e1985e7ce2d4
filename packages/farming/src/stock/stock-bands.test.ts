import { expect, test } from 'vitest'
import {
  dailyGainBand,
  headPriceBand,
  highestDeathRate,
  isOutside,
  saleWeightBand,
  sireBand,
  speciesOfClass,
  weightPriceBand,
} from './stock-bands.ts'

test('the species of a class is in its lasting name, and a class that an admin added has none', () => {
  expect(speciesOfClass('cattle/cull-cows')).toBe('cattle')
  expect(speciesOfClass('goats/does')).toBeUndefined()
  expect(speciesOfClass(null)).toBeUndefined()
})

test('sale weights are judged class by class', () => {
  const lambs = saleWeightBand('sheep/wether-lambs-weaned') ?? expect.fail('No band.')
  expect([17.9, 18, 70, 70.1].map(weight => isOutside(weight, lambs))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(saleWeightBand('cattle/bulls-working')).toEqual({ low: 400, high: 1200 })
  expect(saleWeightBand('sheep/lambs-unweaned')).toBeUndefined()
})

test('prices are judged a head, and of cattle and lambs also a kilogram', () => {
  expect(headPriceBand('sheep/rams')).toEqual({ low: 5, high: 600 })
  expect(headPriceBand('cattle/weaner-steers')).toEqual({ low: 100, high: 6000 })
  expect(weightPriceBand('cattle/weaner-steers')).toEqual({ low: 1, high: 8 })
  const lamb = weightPriceBand('sheep/ewe-lambs-weaned')
  expect(lamb?.low).toBeCloseTo(1.38)
  expect(lamb?.high).toBeCloseTo(5.98)
  expect(weightPriceBand('sheep/rams')).toBeUndefined()
})

test('deaths: 10% of sheep, 6% of cattle, 3% of bulls', () => {
  expect(highestDeathRate('sheep/ewes-breeding')).toBe(0.1)
  expect(highestDeathRate('cattle/cows-breeding')).toBe(0.06)
  expect(highestDeathRate('cattle/bulls-working')).toBe(0.03)
  expect(highestDeathRate('goats/does')).toBeUndefined()
})

test('sires and daily gain go by species', () => {
  expect(sireBand('sheep/maiden-ewes')).toEqual({ low: 1, high: 3.5 })
  expect(sireBand('cattle/cows-breeding')).toEqual({ low: 2.5, high: 5 })
  expect(dailyGainBand('sheep/wether-hoggets')).toEqual({ low: 0, high: 500 })
  expect(dailyGainBand('cattle/trading-steers')).toEqual({ low: 0, high: 2500 })
  expect(dailyGainBand(null)).toBeUndefined()
})
