import { describe, expect, test } from 'vitest'
import { kilometresBetween, middleOf } from './place-on-earth.ts'

const near = ([east = NaN, north = NaN]: readonly number[] = []) => [
  Number(east.toFixed(6)),
  Number(north.toFixed(6)),
]
const square = (west: number, south: number, side: number) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]

test('a degree of latitude is 111.2 km, of longitude at 30° south 96.3 km', () => {
  expect(kilometresBetween([150, -30], [150, -31])).toBeCloseTo(111.2, 1)
  expect(kilometresBetween([150, -30], [151, -30])).toBeCloseTo(96.3, 1)
  expect(kilometresBetween([150, -30], [150, -30])).toBe(0)
})

describe('the middle', () => {
  test('of a point is the point', () => {
    expect(middleOf({ type: 'Point', coordinates: [150.5, -28.1] })).toEqual([150.5, -28.1])
  })

  test('of an area is its centre, whichever way it was drawn', () => {
    const ring = square(150, -28, 0.02)
    expect(near(middleOf({ type: 'Polygon', coordinates: [ring] }))).toEqual([150.01, -27.99])
    const turned = ring.toReversed()
    expect(near(middleOf({ type: 'Polygon', coordinates: [turned] }))).toEqual([150.01, -27.99])
  })

  test('of several parts leans to the larger one', () => {
    const parts = [[square(150, -28, 0.02)], [square(150.1, -28, 0.01).toReversed()]]
    const [east] = near(middleOf({ type: 'MultiPolygon', coordinates: parts }))
    expect(east).toBeCloseTo((150.01 * 4 + 150.105) / 5, 6)
  })

  test('is not known of a line, or of nothing', () => {
    const line = {
      type: 'LineString',
      coordinates: [
        [150, -28],
        [151, -28],
      ],
    }
    expect(middleOf(line)).toBeUndefined()
    expect(middleOf({})).toBeUndefined()
    expect(middleOf({ type: 'Point', coordinates: [] })).toBeUndefined()
    expect(middleOf({ type: 'Polygon', coordinates: [] })).toBeUndefined()
    expect(middleOf({ type: 'Polygon', coordinates: [[[150, -28]]] })).toEqual([150, -28])
  })

  test('is not looked for in what is no shape at all', () => {
    expect(middleOf({ type: 'Polygon', coordinates: 5 })).toBeUndefined()
    for (const coordinates of [null, 'x', [5], [[5]], [['x', null]], {}]) {
      expect(middleOf({ type: 'Polygon', coordinates })).toBeUndefined()
      expect(middleOf({ type: 'MultiPolygon', coordinates })).toBeUndefined()
      expect(middleOf({ type: 'Point', coordinates: [coordinates, 5] })).toBeUndefined()
    }
  })
})
