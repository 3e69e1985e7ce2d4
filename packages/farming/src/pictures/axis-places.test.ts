import { expect, test } from 'vitest'
import { axisPlaces, nearestPlace } from './axis-places.ts'

test('bars of one place stand beside each other, and touch none of the next', () => {
  const { series, x } = axisPlaces(2, [
    { as: 'bar', figures: [10, 20] },
    { as: 'bar', figures: [5, null] },
  ])
  const [own, theirs] = series
  expect(own?.bars[0]?.x).toBeCloseTo(0.25 - 0.175)
  expect(theirs?.bars[0]?.x).toBeCloseTo(0.25)
  expect(theirs?.bars).toHaveLength(1)
  expect((theirs?.bars[0]?.x ?? 1) + (theirs?.bars[0]?.width ?? 1)).toBeLessThan(0.5)
  expect(x).toEqual([0.25, 0.75])
})

test('a bar goes from 0 up or down', () => {
  const { series, scale } = axisPlaces(2, [{ as: 'bar', figures: [10, -10] }])
  const [up, down] = series[0]?.bars ?? []
  expect(scale).toMatchObject({ from: -10, to: 10 })
  expect([up?.from, up?.to]).toEqual([0.5, 1])
  expect([down?.from, down?.to]).toEqual([0, 0.5])
})

test('or from where it begins, with the room of its place where others have none there', () => {
  const { series } = axisPlaces(
    2,
    [
      { as: 'bar', figures: [100, null] },
      { as: 'bar', figures: [null, 60], from: [null, 100] },
    ],
    { isOneBar: true },
  )
  const [opening] = series[0]?.bars ?? []
  const [sold] = series[1]?.bars ?? []
  expect(sold).toMatchObject({ place: 1, from: 0.6, to: 1 })
  expect(sold?.width).toBe(opening?.width)
  expect((sold?.x ?? 0) + (sold?.width ?? 0) / 2).toBeCloseTo(0.75)
})

test('a bar is at most so wide, and stands in the middle of its place', () => {
  const { series } = axisPlaces(1, [{ as: 'bar', figures: [3] }], { widest: 0.1 })
  expect(series[0]?.bars[0]).toMatchObject({ x: 0.45, width: 0.1 })
})

test('what is usual stands around a bar, its middle as a tick across', () => {
  const { series } = axisPlaces(1, [
    { as: 'bar', figures: [30] },
    { as: 'tick', figures: [20] },
    { as: 'band', figures: [40], from: [10] },
  ])
  const [rain, usual, band] = series
  expect(band?.bars[0]).toMatchObject({ from: 0.25, to: 1 })
  expect(band?.bars[0]?.x ?? 1).toBeLessThan(rain?.bars[0]?.x ?? 0)
  expect(usual?.lines[0]?.map(({ y }) => y)).toEqual([0.5, 0.5])
  // It stands out on either side of the bar.
  expect(usual?.lines[0]?.[0]?.x ?? 1).toBeLessThan(rain?.bars[0]?.x ?? 0)
})

test('lines go through the middles of the places', () => {
  const { series } = axisPlaces(3, [{ as: 'line', figures: [0, null, 4] }])
  expect(series[0]?.bars).toEqual([])
  expect(series[0]?.lines.map(run => run.map(({ y }) => y))).toEqual([[0], [1]])
})

test('days go from edge to edge, and a band breaks where it is not known', () => {
  const { series, x } = axisPlaces(
    4,
    [{ as: 'band', figures: [10, 20, null, 20], from: [0, 10, null, 5] }],
    { isByDay: true },
  )
  expect([x[0], x.at(-1)]).toEqual([0, 1])
  expect(series[0]?.areas.map(area => area.map(({ y }) => y))).toEqual([
    [0, 0.5, 1, 0.5],
    [0.25, 1],
  ])
})

test('the nearest place is found', () => {
  const x = [0.1, 0.5, 0.9]
  expect([-1, 0.29, 0.31, 2].map(at => nearestPlace(x, at))).toEqual([0, 0, 1, 2])
})
