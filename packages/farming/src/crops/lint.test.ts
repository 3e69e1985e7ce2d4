import { expect, test } from 'vitest'
import {
  dollarsOfPoints,
  ginTurnout,
  lintTurnout,
  lintFraction,
  lintIncome,
  lintWeight,
  seedOfBale,
} from './lint.ts'

test('C05: 3,300 bales are 749,100 kg of lint, from 300 ha 2,497 kg/ha', () => {
  expect(lintWeight(3300)).toBe(749_100)
  expect(lintWeight(3300) / 300).toBe(2497)
})

test('C06: what of 1,790 t of seed cotton is lint, and what is seed', () => {
  expect(ginTurnout(749.1, 1790)).toBeCloseTo(0.4185, 4)
  expect(ginTurnout(985, 1790)).toBeCloseTo(0.5503, 4)
  expect(1 - (ginTurnout(749.1 + 985, 1790) ?? 0)).toBeCloseTo(0.0312, 4)
  expect(ginTurnout(749.1, null)).toBeNull()
  expect(lintTurnout(3300, 1790)).toBeCloseTo(0.4185, 4)
  expect([lintTurnout(null, 1790), lintTurnout(3300, null)]).toEqual([null, null])
})

test('C07: lint of lint and seed', () => {
  expect(lintFraction(3300, 985)).toBeCloseTo(0.432, 4)
  expect(lintFraction(0, 0)).toBeNull()
})

test('C08: seed for each hectare and each bale', () => {
  expect(985 / 300).toBeCloseTo(3.283, 3)
  expect(seedOfBale(985, 3300)).toBeCloseTo(298.5, 1)
  expect(seedOfBale(null, 3300)).toBeNull()
})

test('C19: a sale of lint with premium, discount and seed', () => {
  const sale = {
    bales: 3300,
    price: 65_000,
    premium: 1200,
    discount: 550,
    seedTonnes: 985,
    seedPrice: 35_000,
  }
  expect(lintIncome(sale)).toBe(251_120_000)
  expect(lintIncome(sale) / 100 / 300).toBeCloseTo(8370.67, 2)
  expect(lintIncome({ bales: 10, price: 65_000 })).toBe(650_000)
})

test('C20: 800 points at 0.85 are $47.06 a bale', () => {
  expect(dollarsOfPoints(800, 0.85)).toBeCloseTo(47.06, 2)
})
