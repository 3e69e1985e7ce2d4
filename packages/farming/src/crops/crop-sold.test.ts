import { expect, test } from 'vitest'
import {
  averagePrice,
  cropValue,
  isAccountedFor,
  isOversold,
  ownShare,
  unsoldBalance,
} from './crop-sold.ts'

test('C03: our share of a sharefarmed crop is a part of it, of any other crop all', () => {
  expect(ownShare(2520, 0.6)).toBeCloseTo(1512, 6)
  expect(ownShare(2520, null)).toBe(2520)
})

test('C16: the price of all that was sold, weighted', () => {
  const sold = [
    { quantity: 1500, income: 480_000 },
    { quantity: 1000, income: 350_000 },
  ]
  expect(averagePrice(sold)).toBe(332)
  expect(averagePrice([...sold, { quantity: 100, income: null }])).toBe(332)
  expect(averagePrice([{ quantity: 100, income: null }])).toBeNull()
})

test('C17: what a crop is worth that is sold, estimated and fed', () => {
  const value = cropValue([
    { quantity: 1500, price: 320 },
    { quantity: 900, price: 340 },
    { quantity: 100, price: 320 },
  ])
  expect(value).toBe(818_000)
})

const wheat = { produced: 2500, opening: 0, sold: 1500, fed: 60, seed: 40, shrinkage: 0 }

test('C18: what is unsold is what came off less what was sold, fed, sown and lost', () => {
  expect(unsoldBalance(wheat)).toBe(900)
  expect(unsoldBalance({ ...wheat, opening: 20, shrinkage: 5 })).toBe(915)
  expect(unsoldBalance({ produced: 10, sold: 10 })).toBe(0)
})

test('more than came off cannot be sold, but for what weighing explains', () => {
  expect(isOversold({ produced: 1000, sold: 1010 })).toBe(false)
  expect(isOversold({ produced: 1000, sold: 1011 })).toBe(true)
  expect(isOversold({ produced: 1000, opening: 100, sold: 1100 })).toBe(false)
  expect(isOversold({ produced: 0, sold: 1 })).toBe(true)
  expect(isOversold({ produced: 0, sold: 0 })).toBe(false)
})

test('what is entered as unsold must be what is left, within 1% of the crop', () => {
  expect(isAccountedFor(wheat, 900)).toBe(true)
  expect(isAccountedFor(wheat, 925)).toBe(true)
  expect(isAccountedFor(wheat, 926)).toBe(false)
  expect(isAccountedFor(wheat, 874)).toBe(false)
})
