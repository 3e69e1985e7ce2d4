import { expect, test } from 'vitest'
import {
  expectedWorth,
  interestRate,
  isAssetJump,
  isDeepInDebt,
  isOddShare,
  lacksDepreciation,
  lacksLabour,
  operatingMargin,
  returnOnAssets,
} from './record-check.ts'

test('returns, margins and interest have their bands, and what is not known is not judged', () => {
  expect([-0.11, -0.1, 0.25, 0.26].map(share => isOddShare(share, returnOnAssets))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(isOddShare(0.61, operatingMargin)).toBe(true)
  expect(isOddShare(0.36, interestRate)).toBe(true)
  expect(isOddShare(0.06, interestRate)).toBe(false)
  expect(isOddShare(null, interestRate)).toBe(false)
})

test('debt is deep above 1.5 of equity, and where there is no equity', () => {
  expect(isDeepInDebt(150, 100)).toBe(false)
  expect(isDeepInDebt(151, 100)).toBe(true)
  expect(isDeepInDebt(100, -20)).toBe(true)
  expect(isDeepInDebt(100, 0)).toBe(true)
  expect(isDeepInDebt(0, 0)).toBe(false)
  expect(isDeepInDebt(null, 100)).toBe(false)
})

test('plant wears, and somebody works', () => {
  expect(lacksDepreciation(100, 0)).toBe(true)
  expect(lacksDepreciation(100, null)).toBe(true)
  expect(lacksDepreciation(100, 12)).toBe(false)
  expect(lacksDepreciation(null, null)).toBe(false)
  expect(lacksLabour(0, null)).toBe(true)
  expect(lacksLabour(null, 90)).toBe(false)
})

test('assets change by 30% of what they were, beyond what was bought and sold', () => {
  const land = { before: 1000, now: 3000, bought: [null], sold: [null] }
  expect(isAssetJump(land)).toBe(true)
  expect(isAssetJump({ ...land, bought: [1900] })).toBe(false)
  expect(isAssetJump({ ...land, now: 500, sold: [250] })).toBe(false)
  expect(isAssetJump({ ...land, now: 1300 })).toBe(false)
  expect(isAssetJump({ ...land, before: null })).toBe(false)
  expect(expectedWorth({ ...land, bought: [200, null], sold: [50] })).toBe(1150)
})
