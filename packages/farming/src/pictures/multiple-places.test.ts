import { expect, test } from 'vitest'
import { multiplePlaces } from './multiple-places.ts'

const none = [null, null, null]

test('all pictures have one scale: the same figure stands at the same height in each', () => {
  const { scale, panels } = multiplePlaces([
    { own: [1, 2, 4], average: none },
    { own: [2, 2, 2], average: [2, 5, 2] },
  ])
  expect([scale.from, scale.to]).toEqual([0, 6])
  const heights = panels.map(({ own }) => own.flat().map(({ y }) => y))
  expect(heights[0]?.[1]).toBe(heights[1]?.[1])
  expect(panels[1]?.average.flat()[1]?.y).toBeCloseTo(5 / 6)
})

test('years stand alike in all, and a line breaks where one is not known', () => {
  const { x, panels } = multiplePlaces([
    { own: [1, null, 3], average: [null, 2, 2] },
    { own: [null, 2, 3], average: none },
  ])
  expect(x).toEqual([0, 0.5, 1])
  expect(panels.map(({ own }) => own.map(run => run.map(point => point.x)))).toEqual([
    [[0], [1]],
    [[0.5, 1]],
  ])
  expect(panels[0]?.average.map(run => run.length)).toEqual([2])
  expect(panels[1]?.average).toEqual([])
})

test('the first and the last year that is known are told, one of them once', () => {
  const { panels } = multiplePlaces([
    { own: [null, 2, 3], average: none },
    { own: [1, 2, null], average: none },
    { own: [null, 2, null], average: none },
    { own: none, average: [1, 2, 3] },
  ])
  expect(panels.map(({ told }) => told)).toEqual([[1, 2], [0, 1], [1], []])
})

test('losses are below 0 on the same scale', () => {
  const { scale, marks } = multiplePlaces([
    { own: [-200, 300], average: [null, null] },
    { own: [600, 700], average: [null, null] },
  ])
  expect(scale.from).toBeLessThan(0)
  expect(scale.marks).toContain(0)
  expect([marks[0], marks.at(-1)]).toEqual([0, 1])
})
