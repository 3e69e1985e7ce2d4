import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderRows, withRenamedIds } from './order-rows.ts'
import type { OrderWish, RowOrder } from './order-rows.ts'
import { paddock, paddockColumns, rowId } from '../paddock-sheet-for-tests.ts'
import type { Paddock } from '../paddock-sheet-for-tests.ts'
import { usualView, withFilter, withOnly, withSort } from './sheet-view.ts'
import type { ColumnFilter, SheetView } from './sheet-view.ts'

const usual = usualView(paddockColumns)
const byName = withSort(usual, [{ column: 'name', descending: false }])

const paddocks: readonly Paddock[] = [
  paddock(1, 'Paddock 10', { area: 10, soil: 'light', sown: '2024-05-01', crops: [11, 12] }),
  paddock(2, 'paddock 2', { area: 30, soil: 'heavy', irrigated: true, rent: 123_450 }),
  paddock(3, 'Übungsfeld', { soil: 'medium', sown: '2023-05-01', irrigated: false }),
  paddock(4, 'Bore', { area: 20, soil: 'heavy' }),
]

const order = (
  rows: readonly Paddock[],
  view: SheetView,
  { previous, ...others }: Partial<OrderWish<Paddock>> & { previous?: RowOrder } = {},
) => orderRows({ rows, rowId, columns: paddockColumns, view, ...others }, previous)

const idsOf = (...wish: Parameters<typeof order>) => order(...wish).rows.map(rowId)
const sorted = (column: string, descending = false) =>
  idsOf(paddocks, withSort(usual, [{ column, descending }]))

test('without a wish rows stay as they came', () => {
  expect(idsOf(paddocks, usual)).toEqual([1, 2, 3, 4])
})

test('numbers within names count as numbers, and large letters as small', () => {
  expect(sorted('name')).toEqual([4, 2, 1, 3])
  expect(sorted('name', true)).toEqual([3, 1, 2, 4])
})

test('what is not filled in stands last, whichever way round', () => {
  expect(sorted('area')).toEqual([1, 4, 2, 3])
  expect(sorted('area', true)).toEqual([2, 4, 1, 3])
  expect(sorted('sown')).toEqual([3, 1, 2, 4])
  expect(sorted('sown', true)).toEqual([1, 3, 2, 4])
  expect(sorted('irrigated')).toEqual([3, 2, 1, 4])
  expect(sorted('crops')).toEqual([1, 2, 3, 4])
})

test('of two columns the first counts most', () => {
  const sort = [
    { column: 'soil', descending: false },
    { column: 'area', descending: true },
  ]
  // Heavy, Light, Medium.
  expect(idsOf(paddocks, withSort(usual, sort))).toEqual([2, 4, 1, 3])
})

test('a column that is gone does not sort', () => {
  expect(sorted('gone')).toEqual([1, 2, 3, 4])
})

test.each<[string, ColumnFilter, number[]]>([
  ['name', { by: 'text', text: 'PADDOCK ' }, [1, 2]],
  ['name', { by: 'text', text: 'ubungs' }, [3]],
  ['rent', { by: 'text', text: '1,234' }, [2]],
  ['rent', { by: 'text', text: '1234' }, [2]],
  ['sown', { by: 'text', text: '/05/2024' }, [1]],
  ['soil', { by: 'choices', values: ['heavy', 'light'] }, [1, 2, 4]],
  ['irrigated', { by: 'choices', values: [true, null] }, [1, 2, 4]],
  ['crops', { by: 'choices', values: [12] }, [1]],
  ['area', { by: 'span', from: 20, to: 30 }, [2, 4]],
  ['area', { by: 'span', from: null, to: 10 }, [1]],
  ['sown', { by: 'span', from: '2023-05-01', to: '2023-12-31' }, [3]],
  ['area', { by: 'filled' }, [1, 2, 4]],
  ['crops', { by: 'empty' }, [2, 3, 4]],
  ['gone', { by: 'empty' }, [1, 2, 3, 4]],
])('%s by %j', (column, filter, ids) => {
  expect(idsOf(paddocks, withFilter(usual, column, filter))).toEqual(ids)
})

test('filters of several columns hold together', () => {
  const heavy = withFilter(usual, 'soil', { by: 'choices', values: ['heavy'] })
  const {
    rows,
    all,
    order: now,
  } = order(paddocks, withFilter(heavy, 'irrigated', { by: 'filled' }))
  expect(rows.map(rowId)).toEqual([2])
  expect(all).toEqual(rows)
  expect([...now.passedOver]).toEqual([1, 3, 4])
})

test('only rows with cells to fix, or with warnings', () => {
  const signs = { isMarked: (row: Paddock) => row.id === 3, isWarned: (row: Paddock) => row.id > 2 }
  expect(idsOf(paddocks, withOnly(usual, 'marked'), signs)).toEqual([3])
  expect(idsOf(paddocks, withOnly(usual, 'warned'), signs)).toEqual([3, 4])
  expect(idsOf(paddocks, withOnly(usual, undefined), signs)).toHaveLength(4)
})

const heavyByName = withFilter(byName, 'soil', { by: 'choices', values: ['heavy'] })

test('a row that is changed stays in its place until the view is another', () => {
  const { order: previous } = order(paddocks, heavyByName)
  const changed = paddocks.map(row => (row.id === 4 ? { ...row, name: 'Zoo', soil: 'light' } : row))
  const kept = order(changed, heavyByName, { previous })
  expect(kept.rows).toEqual([changed[3], changed[1]])
  expect(idsOf(changed, heavyByName)).toEqual([2])
  expect(idsOf(changed, byName, { previous: kept.order })).toEqual([2, 1, 3, 4])
})

test('a row that was passed over comes only when the view is another', () => {
  const { order: previous } = order(paddocks, heavyByName)
  const changed = paddocks.map(row => (row.id === 1 ? { ...row, soil: 'heavy' } : row))
  expect(idsOf(changed, heavyByName, { previous })).toEqual([4, 2])
})

test('what a colleague adds goes to its place, and what one adds oneself stays below', () => {
  const { order: previous } = order(paddocks, heavyByName)
  const more = [
    paddock(-1, 'Aa'),
    paddock(5, 'Creek', { soil: 'heavy' }),
    paddock(6, 'Dam', { soil: 'light' }),
    paddock(7, 'Aardvark', { soil: 'heavy' }),
    ...paddocks,
  ]
  const isNew = (row: Paddock) => row.id < 0
  const grown = order(more, heavyByName, { previous, isNew })
  expect(grown.rows.map(rowId)).toEqual([7, 4, 5, 2, -1])
  // It gets a number, and is no longer new.
  const renamed = withRenamedIds(grown.order, new Map([[-1, 8]]))
  const after = more.map(row => (row.id === -1 ? { ...row, id: 8 } : row))
  expect(idsOf(after, heavyByName, { previous: renamed, isNew })).toEqual([7, 4, 5, 2, 8])
})

test('rows that are gone leave no gap', () => {
  const { order: previous } = order(paddocks, byName)
  expect(idsOf(paddocks.slice(1), byName, { previous })).toEqual([4, 2, 3])
})

test('whatever changes, each row is shown once or passed over, and never both', () => {
  const rows = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: -3, max: 12 }),
      soil: fc.constantFrom('heavy', 'light', null),
    }),
    { selector: ({ id }) => id },
  )
  const made = (some: { id: number; soil: string | null }[]) =>
    some.map(({ id, soil }) => paddock(id, `Paddock ${id}`, { soil }))
  const isNew = (row: Paddock) => row.id < 0
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const { order: previous } = order(made(before), heavyByName, { isNew })
      const { rows, order: now } = order(made(after), heavyByName, { previous, isNew })
      const shown = rows.map(rowId)
      const all = [...shown, ...now.passedOver]
      expect(all).toHaveLength(after.length)
      expect(new Set(all)).toEqual(new Set(after.map(({ id }) => id)))
      expect(previous.shown.filter(id => shown.includes(id))).toEqual(
        shown.filter(id => previous.shown.includes(id)),
      )
    }),
  )
})
