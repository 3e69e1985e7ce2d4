import { expect, test } from 'vitest'
import {
  bookDepreciation,
  shareHeld,
  diminishing,
  economicDepreciation,
  straightLine,
} from './depreciation.ts'

test('C152: straight line', () => {
  expect(straightLine({ cost: 600_000_00, residual: 150_000_00, life: 10 })).toBe(45_000_00)
  expect(straightLine({ cost: 600_000_00, residual: null, life: 10 })).toBe(60_000_00)
  expect(straightLine({ cost: null, residual: 150_000_00, life: 10 })).toBeNull()
  expect(straightLine({ cost: 600_000_00, residual: null, life: null })).toBeNull()
})

test('C153: diminishing value', () => {
  const first = diminishing(600_000_00, 0.15)
  expect(first).toBe(90_000_00)
  expect(diminishing(600_000_00 - Number(first), 0.15)).toBe(76_500_00)
  expect(diminishing(null, 0.15)).toBeNull()
})

test('C154: what plant lost in market value', () => {
  const held = { opening: 2_500_000_00, bought: 320_000_00, sold: 60_000_00, closing: 2_400_000_00 }
  expect(economicDepreciation(held)).toBe(360_000_00)
  expect(economicDepreciation({ ...held, closing: null })).toBeNull()
  // Neither there at the start nor bought: what it lost is not known.
  expect(economicDepreciation({ ...held, opening: null, bought: null })).toBeNull()
  expect(economicDepreciation({ ...held, opening: null, sold: null, closing: 300_000_00 })).toBe(
    20_000_00,
  )
})

test('a machine is depreciated by the way chosen for it, for as long as it was there', () => {
  const header = {
    cost: 600_000_00,
    residual: 150_000_00,
    life: 10,
    rate: 0.15,
    opening: 510_000_00,
    share: 1,
  }
  expect(bookDepreciation({ ...header, method: 'Diminishing value' })).toBe(76_500_00)
  expect(bookDepreciation({ ...header, method: 'Straight line' })).toBe(45_000_00)
  expect(bookDepreciation({ ...header, method: null, share: 0.5 })).toBe(22_500_00)
  expect(bookDepreciation({ ...header, method: null, opening: 10_000_00 })).toBe(10_000_00)
})

test('what is bought within a period is there for the rest of it', () => {
  const year = { start: '2024-07-01', end: '2025-06-30' }
  const days = [null, '2019-03-05', '2024-07-01', '2025-06-30', '2025-07-01']
  expect(days.map(day => shareHeld(day, year))).toEqual([1, 1, 1, 1 / 365, 0])
})
