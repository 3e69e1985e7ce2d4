import { expect, test } from 'vitest'
import { chosenRating, yearlyRating } from './feed-rating.ts'

const rating = (ratingSet: string, variant: string | null, dse: number, usedFirst = false) => ({
  ratingSet,
  variant,
  dse,
  usedFirst,
})
const ewes = [
  rating('2026', 'Merino', 1.6, true),
  rating('2026', 'Crossbred', 2.2),
  rating('1990', 'Crossbred', 1.9),
  rating('1990', 'Merino', 1.5),
]
const dse = (set: string | null, variant: string | null) =>
  chosenRating(ewes, { set, variant })?.dse

test('is the one used first, unless a variant fits', () => {
  expect(dse(null, null)).toBe(1.6)
  expect(dse(null, 'Crossbred')).toBe(2.2)
  expect(dse(null, 'Northern')).toBe(1.6)
})

test('is of the set that the farm chose and of no other', () => {
  expect(dse('1990', 'Merino')).toBe(1.5)
  expect(dse('1990', 'Northern')).toBe(1.9)
  expect(dse('LSU', 'Merino')).toBeUndefined()
})

test('a ewe that eats 1.1 for seven months, 1.4 for two and 2.9 for three is 1.6 in the year (C115)', () => {
  const months = [1.1, 1.1, 1.1, 1.1, 1.1, 1.1, 1.1, 1.4, 1.4, 2.9, 2.9, 2.9]
  expect(yearlyRating(months)).toBeCloseTo(1.6, 10)
  expect(yearlyRating([null, ...months.slice(1)])).toBeNull()
  expect(yearlyRating(months.slice(1))).toBeNull()
})
