import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPaste } from './plan-paste.ts'
import type { PasteColumn, PastePlan, PasteWish } from './plan-paste.ts'
import type { Rect } from '../cells/selection.ts'

const columns: readonly PasteColumn[] = [
  { id: 'name', heading: 'Name' },
  { id: 'area', heading: 'Area', unit: 'ha' },
  { id: 'total', heading: 'Total', locked: true },
  { id: 'soil', heading: 'Soil' },
]
const rectAt = (top: number, left: number, bottom = top, right = left): Rect => ({
  top,
  left,
  bottom,
  right,
})
const paste = (texts: PasteWish['texts'], rect: Rect, others: Partial<PasteWish> = {}) =>
  planPaste({ texts, rect, columns, rows: 5, canAdd: true, ...others })

/** As on the screen: `1 area`, or below the last line `+0 area`. */
const asPlaced = ({ cells }: PastePlan) =>
  Object.fromEntries(
    cells.map(({ rowIndex, newRow, column, text }) => [
      `${rowIndex ?? `+${newRow}`} ${column}`,
      text,
    ]),
  )

test('a block goes in from its upper left corner, whatever the range', () => {
  const plan = paste(
    [
      ['a', '1'],
      ['b', '2'],
    ],
    rectAt(1, 0, 3, 0),
  )
  expect(asPlaced(plan)).toEqual({ '1 name': 'a', '1 area': '1', '2 name': 'b', '2 area': '2' })
  expect(plan).toMatchObject({ rect: rectAt(1, 0, 2, 1), droppedColumns: 0, byHeadings: false })
})

test('one value goes into all cells of the range', () => {
  const plan = paste([['x']], rectAt(1, 0, 2, 1))
  expect(asPlaced(plan)).toEqual({ '1 name': 'x', '1 area': 'x', '2 name': 'x', '2 area': 'x' })
})

test('a range that is a multiple of what was copied is filled with it', () => {
  const plan = paste([['a'], ['b']], rectAt(0, 0, 3, 1))
  expect(asPlaced(plan)).toMatchObject({
    '0 name': 'a',
    '1 area': 'b',
    '2 area': 'a',
    '3 name': 'b',
  })
  expect(plan.cells).toHaveLength(8)
  expect(paste([['a'], ['b']], rectAt(0, 0, 2, 0)).cells).toHaveLength(2)
})

test('rows beyond the last line are new ones', () => {
  const plan = paste([['a'], ['b'], [''], ['d']], rectAt(4, 0))
  expect(asPlaced(plan)).toEqual({ '4 name': 'a', '+0 name': 'b', '+1 name': '', '+2 name': 'd' })
  // The empty one is not worth a row.
  expect(plan).toMatchObject({ newRows: 2, droppedRows: 0, rect: rectAt(4, 0, 7, 0) })
})

test('where none can be added they are counted', () => {
  const plan = paste([['a'], ['b'], ['c']], rectAt(4, 0), { canAdd: false })
  expect(asPlaced(plan)).toEqual({ '4 name': 'a' })
  expect(plan).toMatchObject({ newRows: 0, droppedRows: 2, rect: rectAt(4, 0) })
})

test('one value into a whole column makes no new row of the empty line', () => {
  const plan = paste([['x']], rectAt(0, 0, 5, 0))
  expect(plan.cells.map(({ rowIndex }) => rowIndex)).toEqual([0, 1, 2, 3, 4])
  expect(plan).toMatchObject({ newRows: 0, droppedRows: 0 })
})

test('what does not fit at the right is counted, and so is what is worked out', () => {
  const plan = paste([['1', '2', '3', '4', '5']], rectAt(0, 1))
  expect(asPlaced(plan)).toEqual({ '0 area': '1', '0 soil': '3' })
  expect(plan).toMatchObject({ droppedColumns: 2, lockedCells: 1, rect: rectAt(0, 1, 0, 3) })
})

test('what is blank there is not', () => {
  const plan = paste(
    [
      ['1', '2', '3', ' ', ''],
      ['1', '', '3', '', ''],
    ],
    rectAt(3, 1),
    { canAdd: false },
  )
  expect(plan).toMatchObject({ droppedColumns: 0, lockedCells: 1, droppedRows: 0 })
  const under = paste(
    [
      ['a', '1'],
      ['', ' '],
    ],
    rectAt(4, 0),
    { canAdd: false },
  )
  expect(under).toMatchObject({ droppedRows: 0 })
})

test('columns that are not shown are passed over', () => {
  const shown = columns.filter(({ id }) => id !== 'area')
  const plan = paste([['a', 'b', 'c']], rectAt(0, 0), { columns: shown })
  expect(asPlaced(plan)).toEqual({ '0 name': 'a', '0 soil': 'c' })
})

test('a first row of headings says which column is which, and is left out', () => {
  const texts = [
    ['SOIL', 'Remarks', 'area (HA)', 'Total'],
    ['Heavy', 'wet', '12', '7'],
    ['Light', 'dry', '13', '8'],
  ]
  const plan = paste(texts, rectAt(1, 2))
  expect(asPlaced(plan)).toEqual({
    '1 soil': 'Heavy',
    '1 area': '12',
    '2 soil': 'Light',
    '2 area': '13',
  })
  expect(plan).toMatchObject({ byHeadings: true, droppedColumns: 0, lockedCells: 2 })
  expect(plan.unknownHeadings).toHaveLength(1)
  expect(plan.rect).toEqual(rectAt(1, 1, 2, 3))
})

test('one heading alone may be a value, and headings alone are not left out', () => {
  expect(
    paste(
      [
        ['Name', 'x'],
        ['y', 'z'],
      ],
      rectAt(0, 0),
    ).byHeadings,
  ).toBe(false)
  expect(paste([['Name', 'Area']], rectAt(0, 0)).cells).toHaveLength(2)
})

test('what others call a column is its heading, too, where no column itself is called so', () => {
  const others: readonly PasteColumn[] = [
    { id: 'use', heading: 'Used for', otherHeadings: ['Land use', 'Soil'] },
    { id: 'area', heading: 'Area', unit: 'ha', otherHeadings: ['Hectares', 'Size'] },
    { id: 'soil', heading: 'Soil' },
  ]
  const texts = [
    ['Land use', 'size (ha)', 'Soil'],
    ['Crops', '40', 'Clay'],
  ]
  const plan = paste(texts, rectAt(0, 0), { columns: others })
  expect(asPlaced(plan)).toEqual({ '0 use': 'Crops', '0 area': '40', '0 soil': 'Clay' })
  expect(plan.unknownHeadings).toEqual([])
})

test('columns of the same heading are taken in turn', () => {
  const twins: readonly PasteColumn[] = [
    { id: 'sown', heading: 'Area' },
    { id: 'cut', heading: 'Area' },
  ]
  const texts = [
    ['Area', 'area', 'AREA'],
    ['1', '2', '3'],
  ]
  const plan = paste(texts, rectAt(0, 0), { columns: twins })
  expect(asPlaced(plan)).toEqual({ '0 sown': '1', '0 cut': '2' })
  expect(plan).toMatchObject({ droppedColumns: 0, unknownHeadings: ['AREA'] })
})

test('nothing to paste changes nothing', () => {
  expect(paste([], rectAt(1, 1))).toMatchObject({ cells: [], rect: rectAt(1, 1), newRows: 0 })
})

test('rows may be of different lengths', () => {
  const plan = paste([['a', '1'], ['b']], rectAt(0, 0))
  expect(asPlaced(plan)).toEqual({ '0 name': 'a', '0 area': '1', '1 name': 'b' })
})

const blocks = fc.integer({ min: 1, max: 6 }).chain(width =>
  fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 8,
  }),
)
const rects = fc
  .tuple(fc.nat(5), fc.nat(3), fc.nat(4), fc.nat(3))
  .map(([top, left, down, right]) => rectAt(top, left, top + down, Math.min(3, left + right)))

test('each text that is pasted is planned, or counted as what had no place', () => {
  fc.assert(
    fc.property(blocks, rects, fc.boolean(), (block, rect, canAdd) => {
      const texts = block.map((row, down) => row.map((_, across) => `${down} ${across}`))
      const plan = paste(texts, rect, { canAdd })
      const planned = new Set(plan.cells.map(({ text }) => text))
      const width = (texts[0]?.length ?? 0) - plan.droppedColumns
      const height = texts.length - plan.droppedRows
      const isLockedAt = (across: number) => columns[rect.left + across]?.locked === true
      const open = Array.from({ length: width }, (_, across) => across).filter(
        across => !isLockedAt(across),
      )
      const expected = Array.from({ length: height }, (_, down) => down).flatMap(down =>
        open.map(across => `${down} ${across}`),
      )
      expect([...planned].filter(text => expected.includes(text)).toSorted()).toEqual(
        expected.toSorted(),
      )
      const places = Object.keys(asPlaced(plan))
      expect(places).toHaveLength(plan.cells.length)
    }),
  )
})

test('what is under the heading of a column that this person does not see is named, and goes nowhere', () => {
  const texts = [
    ['Name', 'Value', 'Remarks'],
    ['a', '100', 'wet'],
  ]
  const unseen = [{ id: 'value', heading: 'Value', unit: '$' }]
  const plan = paste(texts, rectAt(0, 0), { unseen })
  expect(asPlaced(plan)).toEqual({ '0 name': 'a' })
  expect(plan).toMatchObject({
    byHeadings: true,
    droppedColumns: 0,
    unseenColumns: ['Value'],
    unknownHeadings: ['Remarks'],
  })
  const blank = paste(
    [
      ['Name', 'Value ($)'],
      ['a', ' '],
    ],
    rectAt(0, 0),
    { unseen },
  )
  expect(blank).toMatchObject({ droppedColumns: 0, unseenColumns: [] })
})
