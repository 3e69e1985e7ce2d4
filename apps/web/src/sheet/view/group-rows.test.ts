import { expect, test } from 'vitest'
import { groupedRows } from './group-rows.ts'
import { paddock, paddockColumns, rowId } from '../paddock-sheet-for-tests.ts'
import type { Paddock } from '../paddock-sheet-for-tests.ts'
import { enteredIn, totalsOf } from './row-totals.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'

const rows: readonly Paddock[] = [
  paddock(1, 'Bore', { area: 0.1, soil: 'light', share: 0.5 }),
  paddock(2, 'Creek', { area: 12, soil: null, irrigated: true }),
  paddock(3, 'Dam', { area: 0.2, soil: 'light', irrigated: true }),
  paddock(4, 'Hill', { soil: 'heavy', share: 1 }),
]
const columns = paddockColumns
const grouped = (grouping: readonly string[], closed?: ReadonlySet<string>, descending = false) =>
  groupedRows(rows, { columns, grouping, sort: [{ column: 'soil', descending }], closed })

test('without a grouping there are no groups', () => {
  expect(grouped([])).toEqual({ rows, groups: [] })
  expect(grouped(['gone'])).toEqual({ rows, groups: [] })
})

test('groups stand in the order of their column, what is not filled in last', () => {
  const { rows, groups } = grouped(['soil'])
  expect(rows.map(rowId)).toEqual([4, 1, 3, 2])
  expect(groups.map(({ label, first, count }) => [label, first, count])).toEqual([
    ['Heavy', 0, 1],
    ['Light', 1, 2],
    ['Soil: not filled in', 3, 1],
  ])
  expect(grouped(['soil'], undefined, true).rows.map(rowId)).toEqual([1, 3, 4, 2])
})

test('each group has its totals, which pass over what is not filled in', () => {
  const { groups } = grouped(['soil'])
  expect(groups.map(({ totals }) => totals)).toEqual([
    { area: null, share: 1 },
    { area: 0.3, share: 0.5 },
    { area: 12, share: null },
  ])
})

test('groups stand within groups', () => {
  const { rows, groups } = grouped(['soil', 'irrigated'])
  expect(rows.map(rowId)).toEqual([4, 3, 1, 2])
  expect(groups.map(({ level, label, first }) => [level, label, first])).toEqual([
    [0, 'Heavy', 0],
    [1, 'Irrigated: not filled in', 0],
    [0, 'Light', 1],
    [1, 'Yes', 1],
    [1, 'Irrigated: not filled in', 2],
    [0, 'Soil: not filled in', 3],
    [1, 'Yes', 3],
  ])
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
})

test('a closed group shows its totals and no rows', () => {
  const light = grouped(['soil', 'irrigated']).groups.find(({ label }) => label === 'Light')
  const { rows, groups } = grouped(['soil', 'irrigated'], new Set([light?.key ?? '']))
  expect(rows.map(rowId)).toEqual([4, 2])
  expect(groups.filter(({ isClosed }) => isClosed)).toMatchObject([
    { label: 'Light', first: 1, count: 2, totals: { area: 0.3 } },
  ])
  expect(groups).toHaveLength(5)
})

test('sums and means are of what is there, and null where nothing is', () => {
  expect(totalsOf(rows, columns)).toEqual({ area: 12.3, share: 0.75 })
  expect(totalsOf([], columns)).toEqual({ area: null, share: null })
})

test('a column may add up in a way of its own', () => {
  const [name] = columns
  const total = (all: readonly Paddock[]) => all.map(row => row.name).join(' ')
  const own: SheetColumn<Paddock>[] = name ? [{ ...name, total }] : []
  expect(totalsOf(rows, own)).toEqual({ name: 'Bore Creek Dam Hill' })
})

test('how much of a column is filled in', () => {
  expect(columns.map(column => enteredIn(rows, column))).toEqual([4, 3, 3, 0, 2, 0, 2, 0, 0])
})
