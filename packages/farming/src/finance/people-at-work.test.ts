import { expect, test } from 'vitest'
import { sumOf } from '../numbers/ratio.ts'
import { costOfHours, daysCounted, fullTimeOf, usualAllowance } from './people-at-work.ts'
import type { Worker } from './people-at-work.ts'

const who = (
  days: number | null,
  crop: number | null = null,
  stock: number | null = null,
): Worker => ({
  days,
  cropHours: crop,
  stockHours: stock,
  otherHours: null,
})

test('C149: full-time years of 240 days', () => {
  const people = [300, 280, 240, 180, 80].map(days => who(days))
  expect(sumOf(people.map(fullTimeOf))).toBe(4.5)
})

test('nobody counts for more than a year and a quarter', () => {
  expect(fullTimeOf(who(366))).toBe(1.25)
})

test('hours stand in where days are not known: ten make a day', () => {
  expect(daysCounted(who(null, 1400, 600))).toBe(200)
  expect(daysCounted(who(180, 1400, 600))).toBe(180)
  expect(daysCounted(who(null))).toBeNull()
})

test('C151: what unpaid work would have cost', () => {
  expect(sumOf([who(240), who(120)].map(usualAllowance))).toBe(150_000_00)
})

test('the cost of a person is parted by hours', () => {
  const worker = who(null, 1500, 500)
  expect(costOfHours(80_000_00, worker.cropHours, worker)).toBe(60_000_00)
  expect(costOfHours(80_000_00, worker.stockHours, worker)).toBe(20_000_00)
  expect(costOfHours(80_000_00, 0, who(200))).toBeNull()
  expect(costOfHours(null, 1500, worker)).toBeNull()
})
