import { expect, test } from 'vitest'
import { yearsPlaces } from './years-places.ts'

const year = { own: 3, real: null, average: 3, low: 2, high: 4 }

test('years stand from left to right, figures from the bottom', () => {
  const { x, own, scale, marks } = yearsPlaces([year, { ...year, own: 6 }, { ...year, own: 2 }])
  expect(x).toEqual([0, 0.5, 1])
  expect([scale.from, scale.to]).toEqual([2, 6])
  expect(own).toEqual([
    [
      { x: 0, y: 0.25 },
      { x: 0.5, y: 1 },
      { x: 1, y: 0 },
    ],
  ])
  expect([marks[0], marks.at(-1)]).toEqual([0, 1])
})

test('a line breaks where a year is not known', () => {
  const { own, bands, real } = yearsPlaces([
    year,
    { ...year, own: null, low: null },
    { ...year, own: 4 },
  ])
  expect(own.map(run => run.map(({ x }) => x))).toEqual([[0], [1]])
  expect(bands).toHaveLength(2)
  expect(real).toEqual([])
})

test('a band goes along its lower edge and back along the upper one', () => {
  const { bands } = yearsPlaces([year, year])
  expect(bands).toEqual([
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ],
  ])
})

test('one year stands in the middle', () => {
  expect(yearsPlaces([year]).x).toEqual([0.5])
})
