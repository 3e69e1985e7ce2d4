import { expect, test } from 'vitest'
import { addDays } from '../dates/dates.ts'
import { disagreesWithDays, fallowBetween } from './fallow.ts'

const ended = '2022-11-20'

test.each([
  [0, 'double-crop'],
  [100, 'double-crop'],
  [101, 'short-fallow'],
  [270, 'short-fallow'],
  [271, 'long-fallow'],
  [540, 'long-fallow'],
  [-1, undefined],
])('%i days from the last ending to sowing suggest %s', (days, kind) => {
  expect(fallowBetween(ended, addDays(ended, days))).toBe(kind)
})

test('a kind that says more than days do never disagrees with them', () => {
  expect(disagreesWithDays('short-fallow', 'long-fallow')).toBe(true)
  expect(disagreesWithDays('long-fallow', 'long-fallow')).toBe(false)
  expect(disagreesWithDays('pasture-ley', 'long-fallow')).toBe(false)
})
