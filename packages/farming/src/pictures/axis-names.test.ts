import { expect, test } from 'vitest'
import { axisNames } from './axis-names.ts'

test('names stand in lines of whole words', () => {
  const names = ['Opening', 'Natural increase', 'Should be left']
  expect(axisNames(names, { letters: 36 })).toEqual({
    lines: [['Opening'], ['Natural', 'increase'], ['Should be', 'left']],
    isAslant: false,
  })
  expect(axisNames(names, { letters: 90 }).lines[1]).toEqual(['Natural increase'])
})

test('where there is less room, some are left out, never the last', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May']
  expect(axisNames(months, { letters: 20 }).lines.flat()).toEqual(months)
  expect(axisNames(months, { letters: 12 }).lines).toEqual([['Jan'], [], ['Mar'], [], ['May']])
})

test('what has no name takes no room', () => {
  expect(axisNames(['', '', 'Jan', '', 'Feb'], { letters: 8 }).lines).toEqual([
    [],
    [],
    ['Jan'],
    [],
    ['Feb'],
  ])
})

test('where all are wanted they stand aslant', () => {
  const crops = ['Wheat', 'Chickpeas', 'Sorghum grain (2)', 'Dryland cotton, skip row']
  expect(axisNames(crops, { letters: 24, areAll: true })).toEqual({
    lines: [['Wheat'], ['Chickpeas'], ['Sorghum grain…'], ['Dryland cotto…']],
    isAslant: true,
  })
})

test('what is too long for three lines is cut', () => {
  const [lines] = axisNames(['Transferred to the other farm of the family beyond'], {
    letters: 13,
  }).lines
  expect(lines).toEqual(['Transferred', 'to the other', 'farm of the…'])
  expect(axisNames(['Unspellableinthisroom', 'x'], { letters: 8 }).lines[1]).toEqual(['x'])
  expect(axisNames([], { letters: 8 }).lines).toEqual([])
})
