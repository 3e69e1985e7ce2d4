import { expect, test } from 'vitest'
import {
  breakEvenPrice,
  breakEvenYield,
  costPerHectare,
  fullCost,
  grossIncome,
  grossMargin,
  incomePerHectare,
  machineryShare,
  marginOfWater,
  returnOnCost,
} from './crop-margin.ts'

const sales = 900 * 2.8 * 320
const margin = grossMargin(sales, 297_000)

test('C30: 900 ha of wheat at 2.8 t/ha and $320/t', () => {
  expect(sales).toBeCloseTo(806_400, 6)
  expect(incomePerHectare({ sales }, 900)).toBeCloseTo(896, 10)
  expect(grossIncome({ sales: 480_000, estimates: 306_000, usedOnFarm: 32_000 })).toBe(818_000)
  expect(incomePerHectare({ sales: null }, 900)).toBeNull()
})

test('C31: $297,000 over 900 ha', () => {
  expect(costPerHectare([200_000, null, 97_000], 900)).toBe(330)
})

test('C32: what is left, in all and for each hectare', () => {
  expect(margin).toBeCloseTo(509_400, 6)
  expect(grossMargin(896, 330)).toBe(566)
  expect(grossMargin(896, null)).toBeNull()
})

test('C33: what each dollar of cost brought', () => {
  expect(returnOnCost(509_400, 297_000)).toBeCloseTo(1.7152, 4)
})

test('C34 and C35: the yield and the price that pay for it', () => {
  expect(breakEvenYield(330, 320)).toBeCloseTo(1.031, 3)
  expect(breakEvenPrice(330, 2.8)).toBeCloseTo(117.86, 2)
})

test('C36: with $260 for each hectare of what the farm costs', () => {
  expect(fullCost(297_000, 900 * 260, 2520)).toBeCloseTo(210.71, 2)
  expect(fullCost(297_000, null, 2520)).toBeNull()
})

test('C37: what a megalitre left', () => {
  const left = grossMargin(2_145_000 + 288_750, 1_170_000)
  expect(left).toBe(1_263_750)
  expect(marginOfWater(left, 2310)).toBeCloseTo(547.08, 2)
})

test('C38: what a millimetre left', () => {
  expect(marginOfWater(566, 297.8)).toBeCloseTo(1.9, 2)
})

test('C39: what machines cost of what came in', () => {
  const costs = { fuel: 170_000, repairs: 150_000, depreciation: 260_000, contract: 190_000 }
  expect(machineryShare(costs, 4_192_150)).toBeCloseTo(0.1837, 4)
})
