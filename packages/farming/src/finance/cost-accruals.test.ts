import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openedOtherwise, usedBeyondPaid, usedUp } from './cost-accruals.ts'
import type { CostAccrual } from './cost-accruals.ts'

const nothing: CostAccrual = {
  openingOnHand: null,
  closingOnHand: null,
  openingPrepaid: null,
  closingPrepaid: null,
  openingOwed: null,
  closingOwed: null,
}
const dollar = 100
const fertiliser: CostAccrual = {
  openingOnHand: 20_000 * dollar,
  closingOnHand: 35_000 * dollar,
  openingPrepaid: 0,
  closingPrepaid: 10_000 * dollar,
  openingOwed: 5000 * dollar,
  closingOwed: 12_000 * dollar,
}

test('of $120,000 paid for fertiliser, $102,000 was used up', () => {
  expect(usedBeyondPaid(fertiliser)).toBe(-18_000 * dollar)
  expect(usedUp(120_000 * dollar, fertiliser)).toBe(102_000 * dollar)
})

test('each of the six moves it by itself, and what is not told beside it is nothing', () => {
  const moved = (told: Partial<CostAccrual>) => usedUp(1000, { ...nothing, ...told })
  expect(moved({ openingOnHand: 30 })).toBe(1030)
  expect(moved({ closingOnHand: 30 })).toBe(970)
  expect(moved({ openingPrepaid: 30 })).toBe(1030)
  expect(moved({ closingPrepaid: 30 })).toBe(970)
  expect(moved({ openingOwed: 30 })).toBe(970)
  expect(moved({ closingOwed: 30 })).toBe(1030)
})

test('nothing is known where nothing is told, or nothing was paid yet', () => {
  expect(usedBeyondPaid(nothing)).toBeNull()
  expect(usedUp(1000, nothing)).toBeNull()
  expect(usedUp(null, fertiliser)).toBeNull()
  expect(usedUp(0, { ...nothing, openingOnHand: 30 })).toBe(30)
})

test('periods that open as the one before closed use up what was paid, and what both ends differ by', () => {
  const ends = fc.tuple(fc.nat(1e9), fc.nat(1e9), fc.nat(1e9))
  fc.assert(
    fc.property(fc.array(ends, { minLength: 2, maxLength: 6 }), fc.nat(1e9), (ways, paid) => {
      const years = ways.slice(1).map(([hand, ahead, owed], place): CostAccrual => {
        const [openingOnHand, openingPrepaid, openingOwed] = ways[place] ?? [0, 0, 0]
        return {
          openingOnHand,
          closingOnHand: hand,
          openingPrepaid,
          closingPrepaid: ahead,
          openingOwed,
          closingOwed: owed,
        }
      })
      const used = years.reduce((sum, year) => sum + (usedUp(paid, year) ?? NaN), 0)
      const worth = (way = ways[0]) => (way ? way[0] + way[1] - way[2] : 0)
      expect(used).toBe(paid * years.length + worth() - worth(ways.at(-1)))
    }),
  )
})

test('an opening that is not the last closing is told; one that is not said is not', () => {
  const closed = { ...nothing, closingOnHand: 18_000_00, closingOwed: 5000_00 }
  expect(openedOtherwise(fertiliser, closed)).toEqual([
    { of: 'on hand', opened: 20_000_00, closed: 18_000_00 },
  ])
  expect(openedOtherwise({ ...nothing, openingPrepaid: 700 }, closed)).toEqual([
    { of: 'paid ahead', opened: 700, closed: 0 },
  ])
  expect(openedOtherwise(nothing, closed)).toEqual([])
  expect(openedOtherwise(fertiliser, undefined)).toEqual([])
})
