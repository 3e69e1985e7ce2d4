import { expect, test } from 'vitest'
import {
  dailyGain,
  dailyGainOfAll,
  gainPerHectare,
  grazedDays,
  grazingPressure,
  weightGain,
} from './grazing-gain.ts'

const steers = {
  number: 120,
  weightOn: 120 * 38,
  weightOff: 120 * 47.5,
  area: 30,
  start: '2026-06-01',
  end: '2026-07-27',
}

test('C14: 120 head that went from 38 to 47.5 kg in 56 days on 30 ha', () => {
  expect(grazedDays(steers)).toBe(56)
  expect(weightGain(steers)).toBe(1140)
  expect(gainPerHectare(steers)).toBe(38)
  expect(dailyGain(steers)).toBeCloseTo(169.6, 1)
})

test('C15: 224 head-days, at 1.2 DSE 268.8 DSE-days for each hectare', () => {
  expect(grazingPressure(steers)).toBe(224)
  expect(grazingPressure(steers, 1.2)).toBeCloseTo(268.8, 10)
})

test('while the stock are on, or were not weighed, nothing is said', () => {
  expect(grazedDays({ ...steers, end: null })).toBeNull()
  expect(dailyGain({ ...steers, end: null })).toBeNull()
  expect(grazingPressure({ ...steers, number: null })).toBeNull()
  expect(gainPerHectare({ ...steers, weightOff: null })).toBeNull()
  expect(gainPerHectare({ ...steers, area: 0 })).toBeNull()
})

test('C107: of several grazings each head counts by its days, as far as they were weighed', () => {
  const heifers = {
    ...steers,
    number: 60,
    weightOn: 60 * 40,
    weightOff: 60 * 43,
    end: '2026-07-01',
  }
  const all = dailyGainOfAll([steers, heifers, { ...steers, weightOff: null }])
  expect(all).toBeCloseTo(((1140 + 180) / (120 * 56 + 60 * 30)) * 1000, 10)
  expect(dailyGainOfAll([])).toBeNull()
})
