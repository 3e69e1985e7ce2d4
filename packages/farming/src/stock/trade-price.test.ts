import { expect, test } from 'vitest'
import { averageTraded, pricePerHead, pricePerKilogram, valueOfTrade } from './trade-price.ts'

const steers = { head: 40, weight: 450, value: 72_000_00 }
const cull = { head: 10, weight: null, value: 9000_00 }

test('is the value over the head, never the mean of prices', () => {
  expect(pricePerHead([steers])).toBe(1800_00)
  expect(pricePerHead([steers, cull])).toBe(81_000_00 / 50)
})

test('by the kilogram only what was weighed counts', () => {
  expect(pricePerKilogram([steers])).toBe(4_00)
  expect(pricePerKilogram([steers, cull])).toBe(4_00)
  expect(pricePerKilogram([cull])).toBeNull()
})

test('what has no value yet does not count, and of nothing there is none', () => {
  expect(pricePerHead([steers, { ...cull, value: null }])).toBe(1800_00)
  expect(pricePerHead([{ ...cull, value: null }])).toBeNull()
  expect(pricePerHead([])).toBeNull()
})

test('the mean weight counts every head', () => {
  expect(averageTraded([steers, { ...cull, weight: 500 }])).toBe(460)
  expect(averageTraded([cull])).toBeNull()
})

test('a price comes to a value', () => {
  expect(valueOfTrade(steers, { by: 'head', cents: 1800_00 })).toBe(steers.value)
  expect(valueOfTrade(steers, { by: 'kg', cents: 4_00 })).toBe(steers.value)
  expect(valueOfTrade(cull, { by: 'kg', cents: 4_00 })).toBeNull()
})
