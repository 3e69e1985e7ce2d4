import { expect, test } from 'vitest'
import {
  balanceOfNitrogen,
  balanceOfPhosphorus,
  elementOf,
  grainOfNutrient,
  liquidNutrientRate,
  nitrogenBalance,
  nitrogenRemoved,
  removedByGrain,
  nutrientCost,
  nutrientOfAll,
  nutrientOfCrop,
  nutrientRate,
  phosphorusRemoved,
  productNeeded,
  productTonnes,
  rateOfElement,
  rateOfProduct,
} from './nutrients.ts'

test('C75: what is in urea, MAP and single super', () => {
  expect(nutrientRate(120, 0.46)).toBeCloseTo(55.2, 10)
  expect([0.1, 0.219, 0.015].map(share => nutrientRate(80, share))).toEqual([
    expect.closeTo(8, 10),
    expect.closeTo(17.52, 10),
    expect.closeTo(1.2, 10),
  ])
  expect(nutrientRate(125, 0.088)).toBeCloseTo(11, 10)
  expect(nutrientRate(null, 0.46)).toBeNull()
})

test('C76: 50 L of UAN, by weight and as it is told on the label', () => {
  expect(liquidNutrientRate(50, 1.32, 0.32)).toBeCloseTo(21.12, 10)
  expect(nutrientRate(50, 0.4224)).toBeCloseTo(21.12, 10)
})

test('C77: what was spread on a third of the crop counts over all of it', () => {
  const spread = [
    { rate: 55.2, area: 300 },
    { rate: 8, area: 900 },
  ]
  expect(nutrientOfCrop(spread, 900)).toBeCloseTo(26.4, 10)
  expect(nutrientOfCrop([], 900)).toBeNull()
  expect(nutrientOfCrop(spread, null)).toBeNull()
})

test('C78: 20 kg of P need 227 kg of single super', () => {
  expect(productNeeded(20, 0.088)).toBeCloseTo(227, 0)
})

test('C79: 120 kg on 900 ha are 108 t', () => {
  expect(productTonnes(120, 900)).toBe(108)
})

test('C80: single super at $480 with 11% sulphur', () => {
  expect(nutrientCost(480, 0.11)).toBeCloseTo(4.36, 2)
})

test('C81: grain of a kilogram of nitrogen', () => {
  expect(grainOfNutrient(2800, 63.2)).toBeCloseTo(44.3, 1)
})

test('C82 and C83: nitrogen that went with the grain, and what is left', () => {
  expect(nitrogenRemoved(2.8, 11.5)).toBeCloseTo(56.35, 10)
  expect(removedByGrain(2.8, 0.115)).toBeCloseTo(56.35, 10)
  expect([removedByGrain(null, 0.115), removedByGrain(2.8, null)]).toEqual([null, null])
  expect(nitrogenBalance(63.2, 0, nitrogenRemoved(2.8, 11.5))).toBeCloseTo(6.85, 10)
})

test('C84: phosphorus that went with the grain', () => {
  expect(phosphorusRemoved('wheat', 2.8)).toBeCloseTo(8.4, 10)
  expect(phosphorusRemoved('barley', 1)).toBe(2.8)
  expect(phosphorusRemoved('canola', 1)).toBe(4)
  expect(phosphorusRemoved('chickpea-desi', 1)).toBe(3.5)
  expect(phosphorusRemoved('chickpea-kabuli', 1)).toBe(3.5)
  expect(phosphorusRemoved('cotton', 1)).toBeNull()
})

test('C85: elements of what the label says', () => {
  expect(elementOf('P2O5', 46)).toBeCloseTo(20.07, 2)
  expect(elementOf('K2O', 60)).toBeCloseTo(49.8, 1)
  expect(elementOf('SO3', 10)).toBeCloseTo(4.005, 10)
})

test('C75 and C76: a product brings its elements by weight or by the litre, and back again', () => {
  const urea = { density: null, fraction: 0.46 }
  const uan = { density: 1.32, fraction: 0.32 }
  expect(rateOfElement(120, urea)).toBeCloseTo(55.2, 10)
  expect(rateOfElement(50, uan)).toBeCloseTo(21.12, 10)
  expect(rateOfProduct(55.2, urea)).toBeCloseTo(120, 10)
  expect(rateOfProduct(21.12, uan)).toBeCloseTo(50, 10)
  expect(rateOfElement(null, uan)).toBeNull()
  expect(rateOfProduct(null, urea)).toBeNull()
})

test('a balance needs each of its parts, and several crops the balance of each', () => {
  expect(balanceOfNitrogen(63.2, 0, 56.35)).toBeCloseTo(6.85, 10)
  expect(balanceOfNitrogen(63.2, null, 56.35)).toBeNull()
  expect(balanceOfPhosphorus(11, 8.4)).toBeCloseTo(2.6, 10)
  expect([balanceOfPhosphorus(null, 8.4), balanceOfPhosphorus(11, null)]).toEqual([null, null])
  const two = [
    { rate: 6, area: 100 },
    { rate: -2, area: 300 },
  ]
  expect(nutrientOfAll(two)).toBe(0)
  expect(nutrientOfAll([...two, { rate: null, area: 1 }])).toBeNull()
})
