import { expect, test } from 'vitest'
import { herdA, herdPeriod, moved, stockOfClass } from './herd-for-tests.ts'
import { stockSchedule } from './stock-schedule.ts'
import { lineOfStock, totalsOfStock } from './stock-sums.ts'
import type { StockOfClass } from './stock-of-class.ts'

const summed = (classes: readonly StockOfClass[]) =>
  totalsOfStock(
    classes.map(one => lineOfStock(one, herdPeriod)),
    { period: herdPeriod, isClosed: true },
  )

test('the schedule of herd A counts its calves at 20 dollars', () => {
  expect(stockSchedule('cattle', summed(herdA))).toEqual({
    opening: { head: 642, value: 834_000_00 },
    'natural increase': { head: 344, value: 6880_00 },
    purchases: { head: 3, value: 21_000_00 },
    sales: { head: 321, value: 459_444_00 },
    deaths: { head: 15, value: null },
    closing: { head: 653, value: 840_200_00 },
  })
})

test('lambs count at 4 dollars, and of other species nobody said', () => {
  const lambs = summed([stockOfClass({ movements: [moved('birth', 100)] })])
  expect(stockSchedule('sheep', lambs)['natural increase'].value).toBe(400_00)
  expect(stockSchedule('goats', lambs)['natural increase'].value).toBeNull()
})

test('what the count missed is lost, what it found is not', () => {
  const counted = summed([
    stockOfClass({
      movements: [moved('death', 4), moved('adjustment out', 3), moved('adjustment in', 1)],
    }),
  ])
  expect(stockSchedule('cattle', counted).deaths.head).toBe(6)
})

test('without money there are numbers alone', () => {
  const { opening, closing } = stockSchedule('cattle', { ...summed(herdA), value: null })
  expect([opening, closing]).toEqual([
    { head: 642, value: null },
    { head: 653, value: null },
  ])
})
