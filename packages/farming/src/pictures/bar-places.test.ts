import { expect, test } from 'vitest'
import { barPlaces } from './bar-places.ts'

test('bars of one place stand beside each other, and touch none of the next', () => {
  const { series, x } = barPlaces(2, [
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
  const { series, zero } = barPlaces(2, [{ as: 'bar', figures: [10, -10] }])
  const [up, down] = series[0]?.bars ?? []
  expect(zero).toBeCloseTo(0.5)
  expect([up?.from, up?.to]).toEqual([zero, 1])
  expect([down?.from, down?.to]).toEqual([0, zero])
})

test('lines go through the middles of the places', () => {
  const { series } = barPlaces(3, [{ as: 'line', figures: [0, null, 4] }])
  expect(series[0]?.bars).toEqual([])
  expect(series[0]?.lines.map(run => run.map(({ y }) => y))).toEqual([[0], [1]])
})
