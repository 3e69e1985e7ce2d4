import { expect, test } from 'vitest'
import { registerChange } from './register-change.ts'
import { registerColumns } from './register-columns.ts'
import { machineKind } from './register-kinds.ts'
import { registerRows } from './register-row.ts'
import type { RegisterRead, RegisterRow } from './register-row.ts'

const where = { farm_id: 3, period_id: 8 }
const header = {
  id: 61,
  name: 'Header',
  plant_category_id: 5,
  cost: 600_000_00,
  residual_value: 150_000_00,
}
const worth = { asset_type: 'asset_plant', asset_id: 61 }
const deal = { asset_plant_id: 61, name: 'Header', price: 480_000_00 }
const columns = registerColumns(machineKind, {
  properties: [],
  categories: [],
  lives: new Map([[5, 10]]),
})

function rowsOf(read: object): readonly RegisterRow[] {
  return registerRows({
    things: [header],
    values: [
      { ...worth, id: 71, period_id: 7, value: 510_000_00 },
      { ...worth, id: 72, period_id: 8, value: 460_000_00 },
    ],
    purchases: [],
    sales: [],
    periodId: 8,
    periodBefore: 7,
    earlier: new Set([7]),
    ...read,
  } as unknown as RegisterRead)
}

const says = (row: RegisterRow | undefined, id: string) =>
  row && columns.find(column => column.id === id)?.value(row)

const written = (rows: readonly RegisterRow[], cells: Readonly<Record<string, number | null>>) =>
  registerChange(
    {
      label: '',
      edits: Object.entries(cells).map(([column, value]) => ({ row: 61, column, value })),
      added: [],
      removed: [],
    },
    { farmId: 3, periodId: 8, rows, newId: () => -(2 ** 53) },
    { kind: machineKind, columns },
  ).steps

test('a machine says what it lost in value, and what its books say', () => {
  const [row] = rowsOf({})
  expect(says(row, 'opening')).toBe(510_000_00)
  expect(says(row, 'closing')).toBe(460_000_00)
  expect(says(row, 'lost')).toBe(50_000_00)
  // By the usual life of its kind.
  expect(says(row, 'in_books')).toBe(45_000_00)
})

test('a machine bought within the period has lost as much as the days since', () => {
  const year = { name: '2024-25', start: '2024-07-01', end: '2025-06-30' }
  const of = registerColumns(machineKind, {
    properties: [],
    categories: [],
    lives: new Map([[5, 10]]),
    period: { ...year, sowingStart: year.start, sowingEnd: year.end },
  })
  const bought = { ...deal, ...where, id: 82, price: 600_000_00, date: '2025-06-30' }
  const [row] = rowsOf({ values: [], purchases: [bought] })
  const inBooks = of.find(({ id }) => id === 'in_books')
  expect(row && inBooks?.value(row)).toBe(Math.round(45_000_00 / 365))
})

test('a machine that was sold needs no value, and lost what it did not bring', () => {
  const [row] = rowsOf({
    values: [{ ...worth, id: 71, period_id: 7, value: 510_000_00 }],
    sales: [{ ...deal, id: 81, period_id: 8 }],
  })
  expect(says(row, 'lost')).toBe(30_000_00)
  const closing = columns.find(({ id }) => id === 'closing')
  expect(closing?.unfit?.({ row, cells: new Map() })).toMatch(/needs no value/)
  expect(closing?.unfit?.({ row, cells: new Map([['sold', null]]) })).toBeUndefined()
})

test('what was sold before this period is there no more', () => {
  expect(rowsOf({ sales: [{ ...deal, id: 81, period_id: 7 }] })).toEqual([])
})

test('a price makes the sale, another one changes it, and cleared it goes', () => {
  expect(written(rowsOf({}), { sold: 480_000_00 })).toMatchObject([
    {
      do: 'store',
      resource: 'sold_plant_sales',
      values: {
        ...where,
        asset_plant_id: 61,
        price: 480_000_00,
        opening_value: 510_000_00,
        name: 'Header',
      },
    },
  ])
  const sold = rowsOf({ sales: [{ ...deal, ...where, id: 81, plant_category_id: 5 }] })
  expect(written(sold, { sold: 470_000_00 })).toMatchObject([
    { do: 'update', resource: 'sold_plant_sales', id: 81, values: { price: 470_000_00 } },
  ])
  expect(written(sold, { sold: null })).toMatchObject([
    { do: 'destroy', resource: 'sold_plant_sales', id: 81 },
  ])
})

test('a value is kept for this period, whatever the one before says', () => {
  const before = { ...worth, id: 71, period_id: 7, value: 510_000_00 }
  expect(written(rowsOf({ values: [before] }), { closing: 455_000_00 })).toMatchObject([
    { do: 'store', resource: 'assets_period', values: { ...where, ...worth, value: 455_000_00 } },
  ])
})

test('a price is never below zero', () => {
  const bought = columns.find(({ id }) => id === 'bought')
  expect(bought?.check?.(-5, undefined)).toMatch(/can’t be negative/)
  expect(bought?.check?.(5, undefined)).toBeUndefined()
})
