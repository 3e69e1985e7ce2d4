import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as views from './sheet-view.ts'
import type { SheetView, ViewColumn } from './sheet-view.ts'
import { readView, viewText } from './view-text.ts'

const { usualView, visibleColumns, withFilter, withGrouping, withMoved, withOnly } = views
const { isFiltered, withShown, withSort, withSortPressed, withWidth, withoutFilters } = views

const columns: readonly ViewColumn[] = [
  { id: 'name', frozen: true },
  { id: 'area' },
  { id: 'soil' },
  { id: 'notes', hidden: true },
]
const sort = { column: 'name', descending: false }
const usual = usualView(columns, sort)
const said = { columns, sort }
const idsOf = (view: SheetView, all = columns) => visibleColumns(view, all).map(({ id }) => id)

test('usually all columns are shown but those that wait to be chosen', () => {
  expect(idsOf(usual)).toEqual(['name', 'area', 'soil'])
  expect(usual.sort).toEqual([sort])
  expect(usualView(columns).sort).toEqual([])
})

test('columns are shown, hidden and moved; frozen ones stay in front', () => {
  expect(idsOf(withShown(usual, 'notes', true))).toEqual(['name', 'area', 'soil', 'notes'])
  expect(idsOf(withShown(withShown(usual, 'area', false), 'area', false))).toEqual(['name', 'soil'])
  expect(idsOf(withMoved(usual, 'soil', 'area'))).toEqual(['name', 'soil', 'area'])
  expect(idsOf(withMoved(usual, 'area', 'soil'))).toEqual(['name', 'soil', 'area'])
  expect(idsOf(withMoved(usual, 'soil', 'name'))).toEqual(['name', 'soil', 'area'])
  expect(withMoved(usual, 'gone', 'name')).toBe(usual)
})

test('a width is kept until it is taken back', () => {
  const wide = withWidth(usual, 'area', 200)
  expect(wide.widths).toEqual({ area: 200 })
  expect(withWidth(wide, 'area', undefined).widths).toEqual({})
})

test('a heading sorts upwards, downwards, then not', () => {
  const once = withSortPressed(usual, 'area', false)
  expect(once.sort).toEqual([{ column: 'area', descending: false }])
  const twice = withSortPressed(once, 'area', false)
  expect(twice.sort).toEqual([{ column: 'area', descending: true }])
  expect(withSortPressed(twice, 'area', false).sort).toEqual([])
})

test('with Shift beside what was sorted by', () => {
  const both = withSortPressed(usual, 'area', true)
  expect(both.sort).toEqual([sort, { column: 'area', descending: false }])
  const turned = withSortPressed(both, 'name', true)
  expect(turned.sort.map(({ column, descending }) => [column, descending])).toEqual([
    ['name', true],
    ['area', false],
  ])
  expect(withSortPressed(turned, 'name', true).sort).toEqual(both.sort.slice(1))
})

test('filters are set and taken away, one by one and all at once', () => {
  const filtered = withOnly(withFilter(usual, 'area', { by: 'filled' }), 'warned')
  expect([isFiltered(usual), isFiltered(filtered)]).toEqual([false, true])
  expect(isFiltered(withOnly(usual, 'marked'))).toBe(true)
  expect(withFilter(filtered, 'area', undefined).filters).toEqual({})
  expect(withoutFilters(filtered)).toEqual(usual)
})

test('what is as usual needs no words', () => {
  expect(viewText(usual, said)).toBe('')
  expect(readView('', said)).toEqual(usual)
  expect(readView(undefined, said)).toEqual(usual)
})

test.each(['{', '[]', '7', 'null', '{"sort":7,"hidden":"x","filters":[1],"only":"x","widths":1}'])(
  'what makes no sense is as usual: %s',
  text => {
    expect(readView(text, said)).toEqual(usual)
  },
)

test('columns that are gone are not missed, and those that came appear where they usually stand', () => {
  const changed = withGrouping(
    withFilter(withWidth(withMoved(usual, 'soil', 'area'), 'area', 99), 'soil', { by: 'empty' }),
    ['soil', 'area'],
  )
  const text = viewText(withSort(changed, [{ column: 'soil', descending: true }, sort]), said)
  const later: readonly ViewColumn[] = [
    { id: 'number' },
    { id: 'name', frozen: true },
    { id: 'gauge' },
    { id: 'area' },
    { id: 'notes', hidden: true },
    { id: 'secret', hidden: true },
  ]
  const view = readView(text, { columns: later })
  expect(view).toEqual({
    columns: ['number', 'name', 'gauge', 'area', 'notes', 'secret'],
    hidden: ['notes', 'secret'],
    widths: { area: 99 },
    sort: [sort],
    filters: {},
    grouping: ['area'],
  })
})

test('parts of it that make no sense are passed over, the others stand', () => {
  const text = JSON.stringify({
    hidden: ['area', 7],
    widths: { area: 100, soil: 'wide', name: -1 },
    filters: {
      name: { by: 'text', text: 7 },
      area: { by: 'span', from: 1, to: {} },
      soil: { by: 'choices', values: ['heavy', null] },
      notes: { by: 'magic' },
    },
    only: 'marked',
  })
  expect(readView(text, said)).toEqual({
    ...usual,
    hidden: ['notes', 'area'],
    widths: { area: 100 },
    filters: { soil: { by: 'choices', values: ['heavy', null] } },
    only: 'marked',
  })
})

const id = fc.constantFrom('name', 'area', 'soil', 'notes')
const filter = fc.oneof(
  fc.constantFrom({ by: 'filled' as const }, { by: 'empty' as const }),
  fc.record({ by: fc.constant('text' as const), text: fc.string() }),
  fc.record({
    by: fc.constant('choices' as const),
    values: fc.array(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))),
  }),
  fc.record({
    by: fc.constant('span' as const),
    from: fc.option(fc.integer()),
    to: fc.option(fc.constant('2024-01-01')),
  }),
)
const step: fc.Arbitrary<(view: SheetView) => SheetView> = fc.oneof(
  fc.tuple(id, id).map(
    ([one, other]) =>
      (view: SheetView) =>
        withMoved(view, one, other),
  ),
  fc.tuple(id, fc.boolean()).map(
    ([one, is]) =>
      (view: SheetView) =>
        withShown(view, one, is),
  ),
  fc.tuple(id, fc.integer({ min: 1, max: 900 })).map(
    ([one, width]) =>
      (view: SheetView) =>
        withWidth(view, one, width),
  ),
  fc.tuple(id, fc.boolean()).map(
    ([one, is]) =>
      (view: SheetView) =>
        withSortPressed(view, one, is),
  ),
  fc.tuple(id, filter).map(
    ([one, by]) =>
      (view: SheetView) =>
        withFilter(view, one, by),
  ),
  fc.uniqueArray(id).map(ids => (view: SheetView) => withGrouping(view, ids)),
  fc
    .constantFrom('marked' as const, 'warned' as const, undefined)
    .map(only => (view: SheetView) => withOnly(view, only)),
)

test('whatever is done to a view, its text says it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), steps => {
      const view = steps.reduce((now, change) => change(now), usual)
      const read = readView(viewText(view, said), said)
      expect({ ...read, hidden: read.hidden.toSorted() }).toEqual({
        ...view,
        hidden: view.hidden.toSorted(),
      })
    }),
  )
})
