import { expect, test } from 'vitest'
import {
  allAccounts,
  allocationUsed,
  isOverdrawn,
  isWaterBalanced,
  waterIn,
  waterUnexplained,
  waterUsedApart,
} from './water-balance.ts'

const licence = {
  carriedIn: 400,
  allocated: 1800,
  taken: null,
  bought: 400,
  sold: 100,
  used: 2310,
  lost: null,
  carriedOut: 190,
}

test('C66: how much of what there was went on', () => {
  expect(waterIn(licence)).toBe(2600)
  expect(allocationUsed(licence)).toBeCloseTo(0.888, 3)
})

test('what came in is what went out', () => {
  expect(waterUnexplained(licence)).toBe(0)
  expect(isWaterBalanced(licence)).toBe(true)
  expect(waterUnexplained({ ...licence, carriedOut: 90 })).toBe(100)
  expect(isWaterBalanced({ ...licence, carriedOut: 90 })).toBe(false)
  // Two per cent are what a meter may be wrong by.
  expect(isWaterBalanced({ ...licence, carriedOut: 140 })).toBe(true)
  expect(isOverdrawn({ ...licence, used: 2600 })).toBe(true)
  expect(isOverdrawn({ ...licence, carriedOut: 90 })).toBe(false)
})

test('an account of which one side is not known says nothing', () => {
  const empty = { ...licence, carriedIn: null, allocated: null, bought: null }
  expect(waterUnexplained(empty)).toBeNull()
  expect(isWaterBalanced(empty)).toBeNull()
})

test('all accounts together add up side by side', () => {
  const storage = { ...licence, allocated: null, taken: 900, bought: null, lost: 250 }
  expect(allAccounts([licence, storage])).toEqual({
    carriedIn: 800,
    allocated: 1800,
    taken: 900,
    bought: 400,
    sold: 200,
    used: 4620,
    lost: 250,
    carriedOut: 380,
  })
})

test('what was used and what went on crops may lie apart as meters do', () => {
  expect(waterUsedApart(2310, 2290)).toBeNull()
  expect(waterUsedApart(2310, 2200)).toBe(110)
  expect(waterUsedApart(10.5, 10)).toBeNull()
  expect(waterUsedApart(null, 10)).toBeNull()
})
