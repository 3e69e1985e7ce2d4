// Where columns stand, and which of them stay in sight on which screen.

import { expect, test } from 'vitest'
import { paddockColumns } from '../paddock-sheet-for-tests.ts'
import { layoutOf } from './sheet-layout.ts'

const wish = { columns: paddockColumns, widths: {}, isCoarse: false, isCompact: false }
const two = paddockColumns.map((column, place) => ({ ...column, frozen: place < 2, width: 100 }))

test('columns stand beside each other, as wide as they were made', () => {
  const { cells, width, gutter } = layoutOf({ ...wish, widths: { area: 300 }, boxWidth: 1200 })
  const [name, area, soil] = cells
  expect(name?.left).toBe(gutter)
  expect(area).toMatchObject({ width: 300, left: gutter + (name?.width ?? 0), isFigure: true })
  expect(soil?.left).toBe((area?.left ?? 0) + 300)
  expect(width).toBe((cells.at(-1)?.left ?? 0) + (cells.at(-1)?.width ?? 0))
})

test('those that stay take no more than half of a narrow screen', () => {
  expect(layoutOf({ ...wish, columns: two, boxWidth: 900 })).toMatchObject({
    frozen: 2,
    frozenWidth: 240,
  })
  const narrow = layoutOf({ ...wish, columns: two, boxWidth: 336, isCoarse: true })
  expect(narrow.frozen).toBe(1)
  expect(narrow.frozenWidth).toBeLessThanOrEqual(168)
})

test('fingers have room, and a small sheet is narrow', () => {
  expect(layoutOf({ ...wish, boxWidth: 1200, isCoarse: true }).rowHeight).toBe(44)
  expect(layoutOf({ ...wish, boxWidth: 1200 }).rowHeight).toBe(28)
  const { width: _, ...own } = two[0]!
  const { cells } = layoutOf({
    ...wish,
    columns: [{ ...own, heading: 'Jul' }],
    boxWidth: 1200,
    isCompact: true,
  })
  expect(cells[0]?.width).toBe(64)
})

test('the names that head the rows of a small sheet are seen, as far as there is room', () => {
  const small = { ...wish, isCompact: true }
  expect(layoutOf({ ...small, boxWidth: 1200, longestName: 2 }).gutter).toBe(78)
  expect(layoutOf({ ...small, boxWidth: 1200, longestName: 14 }).gutter).toBe(128)
  expect(layoutOf({ ...small, boxWidth: 320, longestName: 40 }).gutter).toBe(128)
})

test('a column is as wide as its longest text, within bounds', () => {
  const long = { ...wish, boxWidth: 700 }
  const soilOf = (letters: number) =>
    layoutOf({ ...long, words: { soil: letters } }).cells.find(({ column }) => column.id === 'soil')
  expect(soilOf(28)?.width).toBeCloseTo(28 * 7.6 + 36)
  expect(soilOf(100)?.width).toBe(280)
  const bounded = wish.columns.map(column =>
    column.id === 'soil' ? { ...column, most: 170 } : column,
  )
  const cells = layoutOf({ ...long, columns: bounded, words: { soil: 100 } }).cells
  expect(cells.find(({ column }) => column.id === 'soil')?.width).toBe(170)
  expect(layoutOf({ ...long, boxWidth: 360, words: { soil: 100 } }).width).toBe(
    layoutOf({ ...long, boxWidth: 360 }).width,
  )
})

test('what is left of a wide box goes to the columns of words, and stays while one is widened', () => {
  const narrow = layoutOf({ ...wish, boxWidth: 700 })
  const wide = layoutOf({ ...wish, boxWidth: 1920 })
  expect(wide.width).toBeGreaterThan(narrow.width)
  const [name, area] = wide.cells
  expect(name?.width).toBeGreaterThan(narrow.cells[0]?.width ?? 0)
  expect(area?.width).toBe(narrow.cells[1]?.width)
  const dragged = layoutOf({ ...wish, boxWidth: 1920, widths: { soil: 500 } })
  expect(dragged.cells[0]?.width).toBe(name?.width)
})
