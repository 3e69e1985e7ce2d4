// A sheet as a file and on paper.

import { expect, test } from 'vitest'
import { filterWords } from './filter-words.ts'
import { paddock, paddockColumns } from '../paddock-sheet-for-tests.ts'
import { fileRows, plainColumns } from './plain-columns.ts'
import { bandsOf } from './sheet-bands.ts'

const shown = paddockColumns.filter(({ id }) => ['name', 'area', 'rent'].includes(id))
const rows = [paddock(1, '=River', { area: -5, rent: 123_450 }), paddock(2, 'Hill', { area: 7 })]

test('a file holds figures that can be read again, and nothing that a spreadsheet would run', () => {
  expect(fileRows(shown, rows)).toEqual([
    ['Name', 'Area (ha)', 'Rent'],
    ["'=River", '-5', '1234.50'],
    ['Hill', '7', ''],
  ])
})

test('paper shows them as the sheet does, with the totals', () => {
  const [, area, rent] = plainColumns(shown)
  expect(rent?.value(rows[0]!)).toBe('$1,234.50')
  expect(typeof area?.total === 'function' && area.total(rows)).toBe('2')
})

test('a filter is told in words', () => {
  const area = shown[1]!
  expect(filterWords(area, { by: 'span', from: 5, to: null })).toBe('Area from 5')
  expect(filterWords(area, { by: 'empty' })).toBe('Area not filled in')
  const soil = paddockColumns.find(({ id }) => id === 'soil')!
  expect(filterWords(soil, { by: 'choices', values: ['light', null] })).toBe(
    'Soil: Light, not filled in',
  )
})

test('headings of groups stand between the lines, also of groups that are closed', () => {
  const group = { level: 0, column: 'soil', value: null, label: '', count: 1, totals: {} }
  const [open, closed, last] = [
    { ...group, key: 'a', first: 0, isClosed: false },
    { ...group, key: 'b', first: 2, isClosed: true },
    { ...group, key: 'c', first: 2, isClosed: false },
  ]
  const { bands, placeOf } = bandsOf([open, closed, last], 3)
  expect(bands.map(({ group, line }) => group?.key ?? line)).toEqual(['a', 0, 1, 'b', 'c', 2])
  expect([0, 1, 2].map(placeOf)).toEqual([1, 2, 5])
})
