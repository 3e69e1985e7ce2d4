import { describe, expect, test } from 'vitest'
import { averageDse, headDifference, judgedStock } from './stock-check.ts'

describe('stock', () => {
  const herd = [
    { name: 'Cows (breeding)', expected: 387, counted: 387 },
    { name: 'Steers', expected: 170, counted: 170 },
    { name: 'Calves', expected: 0, counted: null },
  ]
  test('come out, class by class', () => {
    expect(judgedStock(herd)).toEqual({
      state: 'good',
      says: '557 head counted at the end, as the movements say.',
    })
  })

  test('are wrong where a count is not what the movements say, though the herd as a whole comes out', () => {
    const judged = judgedStock([
      { name: 'Ewes', expected: 645, counted: 640 },
      { name: 'Hoggets', expected: 100, counted: 105 },
    ])
    expect(judged).toEqual({
      state: 'wrong',
      says: 'Ewes: 640 head counted, 645 expected, 5 too few; Hoggets: 105 head counted, 100 expected, 5 too many.',
    })
  })

  test('want a look while they are not counted', () => {
    expect(judgedStock([{ name: 'Ewes', expected: 645, counted: null }])).toEqual({
      state: 'look',
      says: 'Ewes: 645 head expected, not counted yet.',
    })
    expect(judgedStock([]).state).toBe('none')
  })

  test('eat, on average, what they do at both ends', () => {
    const ends = [
      { dse: 10.8, opening: 400, closing: 387 },
      { dse: 9.4, opening: 80, closing: 84 },
      { dse: 8.7, opening: 150, closing: 170 },
      { dse: 14.5, opening: 12, closing: 12 },
    ]
    expect(averageDse(ends)).toBeCloseTo(6586.6, 1)
    expect(averageDse([{ dse: 2, opening: 10, closing: null }])).toBe(20)
    expect(averageDse([{ dse: null, opening: 10, closing: 10 }])).toBe(0)
    expect(averageDse([])).toBe(0)
  })
})

test('a difference says which is more, and nothing where one of them is not known', () => {
  expect(headDifference(382, 387)).toBe(-5)
  expect(headDifference(387, 387)).toBe(0)
  expect([headDifference(null, 387), headDifference(387, null)]).toEqual([null, null])
})
