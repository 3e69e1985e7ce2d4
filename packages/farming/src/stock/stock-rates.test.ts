import { expect, test } from 'vitest'
import {
  deathRate,
  highestStockingRate,
  isAsClosed,
  isWeightJump,
  stockingRate,
} from './stock-rates.ts'

test('C103: deaths of the mean of both ends', () => {
  expect(deathRate(15, { opening: 642, closing: 653 })).toBeCloseTo(0.0232, 4)
  expect(deathRate(15, { opening: 642, closing: null })).toBeNull()
  expect(deathRate(0, { opening: 0, closing: 0 })).toBeNull()
})

test('a class is 30% heavier or lighter at the end at most', () => {
  expect(isWeightJump({ opening: 50, closing: 65 })).toBe(false)
  expect(isWeightJump({ opening: 50, closing: 65.1 })).toBe(true)
  expect(isWeightJump({ opening: 50, closing: 34.9 })).toBe(true)
  expect(isWeightJump({ opening: null, closing: 60 })).toBe(false)
})

test('stock opens with what the period before closed with', () => {
  expect(isAsClosed(2300, 2300)).toBe(true)
  expect(isAsClosed(2323, 2300)).toBe(true)
  expect(isAsClosed(2400, 2300)).toBe(false)
  expect(isAsClosed(5, 0)).toBe(false)
})

test('C97: DSE on each hectare, against 30 of dry and 60 of irrigated ground', () => {
  expect(stockingRate(6586.6, { dry: 1100, irrigated: 0 })).toBeCloseTo(5.99, 2)
  expect(stockingRate(100, { dry: 0, irrigated: 0 })).toBeNull()
  expect(highestStockingRate({ dry: 1100, irrigated: 0 })).toBe(30)
  expect(highestStockingRate({ dry: 50, irrigated: 50 })).toBe(45)
})
