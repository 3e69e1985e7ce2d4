import { expect, test } from 'vitest'
import { figureScale, placeOn } from './figure-scale.ts'

test('goes from a round figure to a round figure', () => {
  expect(figureScale([2.1, null, 4.4])).toEqual({
    from: 2,
    to: 5,
    marks: [2, 3, 4, 5],
  })
  expect(figureScale([0.12, 0.31]).marks).toEqual([0.1, 0.15, 0.2, 0.25, 0.3, 0.35])
  expect(figureScale([-180, 420]).marks).toEqual([-200, 0, 200, 400, 600])
})

test('bars begin at 0, above it and below', () => {
  expect(figureScale([310, 420], { withZero: true })).toMatchObject({ from: 0, to: 600 })
  expect(figureScale([-40], { withZero: true })).toMatchObject({ from: -40, to: 0 })
})

test('one figure, one that is 0, and none have a scale too', () => {
  expect(figureScale([3])).toMatchObject({ from: 3, to: 4 })
  expect(figureScale([0])).toMatchObject({ from: 0, to: 0.5 })
  expect(figureScale([null])).toEqual({ from: 0, to: 1, marks: [] })
})

test('a figure has its place, at most at an end', () => {
  const scale = figureScale([0, 4])
  expect([-1, 0, 1, 4, 9].map(figure => placeOn(scale, figure))).toEqual([0, 0, 0.25, 1, 1])
  expect(placeOn({ from: 2, to: 2 }, 2)).toBe(0.5)
})
