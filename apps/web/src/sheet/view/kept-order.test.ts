// Rows stay where they are while someone works on them.

import { expect, test } from 'vitest'
import { newLocalId } from '../../data/outbox/local-ids.ts'
import { KeptOrder } from './kept-order.ts'
import { paddock, paddockColumns } from '../paddock-sheet-for-tests.ts'
import type { Paddock } from '../paddock-sheet-for-tests.ts'
import { usualView, withFilter, withSort } from './sheet-view.ts'

const three = [paddock(1, 'River'), paddock(2, 'Hill'), paddock(3, 'Creek')]

function kept(given = new Map<number, number>(), isMadeHere: (id: number) => boolean = () => true) {
  const order = new KeptOrder<Paddock>(id => given.get(id) ?? id)
  const view = withSort(usualView(paddockColumns), [{ column: 'name', descending: false }])
  return (rows: readonly Paddock[], search = '') =>
    order
      .ordered({ rows, rowId: row => row.id, columns: paddockColumns, view, search, isMadeHere })
      .rows.map(({ name }) => name)
}

test('a row that is renamed stays, and one that is taken away comes back to its place', () => {
  const order = kept()
  expect(order(three)).toEqual(['Creek', 'Hill', 'River'])
  const renamed = three.map(row => (row.id === 3 ? paddock(3, 'Top') : row))
  expect(order(renamed)).toEqual(['Top', 'Hill', 'River'])
  expect(order(renamed.filter(({ id }) => id !== 2))).toEqual(['Top', 'River'])
  expect(order([...renamed.filter(({ id }) => id !== 2), paddock(2, 'Hill')])).toEqual([
    'Top',
    'Hill',
    'River',
  ])
})

test('a new row stands last, also when it gets its number, and is there once', () => {
  const given = new Map<number, number>()
  const order = kept(given)
  const made = newLocalId()
  order(three)
  expect(order([...three, paddock(made, 'A first')]).at(-1)).toBe('A first')
  given.set(made, 4)
  const saved = [...three, paddock(4, 'A first')]
  expect(order(saved)).toEqual(['Creek', 'Hill', 'River', 'A first'])
  expect(order(saved)).toEqual(['Creek', 'Hill', 'River', 'A first'])
})

test('a new row that was made outside the sheet stands where it is sorted, and stays there', () => {
  const given = new Map<number, number>()
  const order = kept(given, () => false)
  const made = newLocalId()
  order(three)
  const split = [
    paddock(3, 'Creek East'),
    paddock(2, 'Hill'),
    paddock(made, 'Creek West'),
    three[0]!,
  ]
  const beside = ['Creek East', 'Creek West', 'Hill', 'River']
  expect(order(split)).toEqual(beside)
  given.set(made, 4)
  expect(order(split.map(row => (row.id === made ? paddock(4, row.name) : row)))).toEqual(beside)
})

test('what a filter passes over does not come back with the next picture', () => {
  const order = new KeptOrder<Paddock>(id => id)
  const shown = (rows: readonly Paddock[], text: string) =>
    order
      .ordered({
        rows,
        rowId: row => row.id,
        columns: paddockColumns,
        search: '',
        isMadeHere: () => true,
        view: withFilter(usualView(paddockColumns), 'name', { by: 'text', text }),
      })
      .rows.map(({ name }) => name)
  expect(shown(three, '')).toHaveLength(3)
  expect(shown(three, 'hil')).toEqual(['Hill'])
  expect(shown([...three], 'hil')).toEqual(['Hill'])
})

test('what was found stays found as long as the same is searched for', () => {
  const order = kept()
  expect(order(three, 'HIL')).toEqual(['Hill'])
  const renamed = three.map(row => (row.id === 2 ? paddock(2, 'Mount') : row))
  expect(order(renamed, 'hil')).toEqual(['Mount'])
  expect(order(renamed, 'hill')).toEqual([])
  expect(order(renamed, '')).toHaveLength(3)
})
