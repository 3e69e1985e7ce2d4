import { expect, test } from 'vitest'
import { saleChange } from './sale-change.ts'
import { saleColumns } from './sale-columns.ts'
import { lineKinds } from './sale-kinds.ts'
import { saleRows } from './sale-row.ts'

const kind = lineKinds.sold.grain
const heads = [
  { id: 1, date: '2026-02-01', terminal_id: null },
  { id: 2, date: null, terminal_id: 5 },
]
const lines = [
  { id: 10, crop_sale_actual_id: 1, tonnes: 100, income: 3_200_000 },
  { id: 11, crop_sale_actual_id: 1, tonnes: 50, income: null },
  { id: 12, crop_sale_actual_id: 2, tonnes: 7, income: null },
  { id: 13, crop_sale_actual_id: 99, tonnes: 7, income: null },
]
const rows = saleRows(kind, heads, lines)
const columns = saleColumns('sold', 'grain', {
  terminals: [],
  storages: [],
  qualities: [],
  hayQualities: [],
  invoices: [],
  enterprises: [],
})

function stepsOf(write: object) {
  let last = 0
  const place = { kind, farmId: 3, grown: 8, rows, columns, newId: () => (last -= 1) }
  return saleChange({ label: 'Sales', edits: [], added: [], removed: [], ...write }, place).steps
}

test('lines stand by the day of their sale, and those of other crops are none of them', () => {
  expect(rows.map(({ id, isShared }) => [id, isShared])).toEqual([
    [10, true],
    [11, true],
    [12, false],
  ])
})

test('a new line makes the sale that it belongs to, before itself', () => {
  const added = [
    { 'head.date': '2026-03-01', 'line.tonnes': 20, 'line.income': 640_000 },
    { 'line.tonnes': 5 },
  ]
  expect(stepsOf({ added })).toMatchObject([
    {
      resource: 'crop_sale_actuals',
      id: -2,
      values: { crop_type_farm_period_id: 8, farm_id: 3, date: '2026-03-01' },
    },
    { resource: 'crop_sale_actuals', id: -4 },
    {
      resource: 'grain_sale_actuals',
      id: -1,
      values: { crop_sale_actual_id: -2, tonnes: 20, income: 640_000 },
    },
    { resource: 'grain_sale_actuals', id: -3, values: { crop_sale_actual_id: -4, tonnes: 5 } },
  ])
})

test('a cell changes the sale or the line, whichever it is of', () => {
  const edits = [
    { row: 10, column: 'head.terminal_id', value: 5 },
    { row: 10, column: 'line.tonnes', value: 100 },
    { row: 12, column: 'line.income', value: 210_000 },
  ]
  expect(stepsOf({ edits })).toMatchObject([
    { do: 'update', resource: 'crop_sale_actuals', id: 1, values: { terminal_id: 5 } },
    { do: 'update', resource: 'grain_sale_actuals', id: 12, values: { income: 210_000 } },
  ])
})

test('the last line takes its sale along, another one does not', () => {
  expect(stepsOf({ removed: [10, 12] })).toEqual([
    { do: 'destroy', resource: 'grain_sale_actuals', id: 10 },
    { do: 'destroy', resource: 'grain_sale_actuals', id: 12 },
    { do: 'destroy', resource: 'crop_sale_actuals', id: 2 },
  ])
})

test('a sale and a lot say their enterprise where the crop is grown in two', () => {
  const some = [1, 2].map(id => ({ id, name: `Wheat ${id}` })) as never[]
  const lists = { terminals: [], storages: [], qualities: [], hayQualities: [], invoices: [] }
  const asks = (way: 'sold' | 'unsold', enterprises: readonly never[]) =>
    saleColumns(way, 'grain', { ...lists, enterprises }).some(
      ({ id }) => id === 'head.enterprise_id',
    )
  expect([asks('sold', some), asks('unsold', some)]).toEqual([true, true])
  expect([asks('sold', some.slice(1)), asks('unsold', [])]).toEqual([false, false])
})
