import { expect, test } from 'vitest'
import { placeOf } from './place-among-others.ts'

const fifths = { kind: 'fifths', low: 2, middle: 5, high: 11 } as const
const quartiles = { ...fifths, kind: 'quartiles' } as const
const percent = (at: number) => ({ kind: 'percentile', percent: at })

test.each([
  [2, percent(20)],
  [3.5, percent(35)],
  [5, percent(50)],
  [8, percent(65)],
  [8.4, percent(65)],
  [11, percent(80)],
  [1.9, { kind: 'outside', end: 'lowest', part: 'fifth' }],
  [11.1, { kind: 'outside', end: 'top', part: 'fifth' }],
])('%f stands at %o', (value, expected) => {
  expect(placeOf(value, fifths, 'up')).toEqual(expected)
})

test('where less is better, the least is the top', () => {
  expect(placeOf(1.9, quartiles, 'down')).toEqual({ kind: 'outside', end: 'top', part: 'quarter' })
  expect(placeOf(11, quartiles, 'down')).toEqual(percent(25))
  expect(placeOf(8, quartiles, 'neither')).toEqual(percent(65))
})

test('where all are the same, one stands in the middle', () => {
  expect(placeOf(5, { kind: 'fifths', low: 5, middle: 5, high: 5 }, 'up')).toEqual(percent(50))
})
