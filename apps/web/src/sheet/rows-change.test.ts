import { expect, test } from 'vitest'
import { rowsChange } from './rows-change.ts'

const rows = [
  { id: 7, name: 'Ana', phone: '07 5550 1000', updated_at: '2026-11-01T00:00:00.000000Z' },
  { id: 8, name: 'Ben', phone: null, updated_at: '2026-11-02T00:00:00.000000Z' },
]
let next = -100
const sheet = {
  resource: 'farm_contacts' as const,
  ...{ farmId: 3, rows, given: { farm_id: 3 } },
  newId: () => next--,
}

test('all cells of a row are one step, with what stood there before', () => {
  const edits = [
    { row: 8, column: 'phone', value: '07 5550 2000' },
    { row: 7, column: 'name', value: 'Anna' },
    { row: 8, column: 'name', value: null },
  ]
  const change = rowsChange({ label: 'Paste', edits, added: [], removed: [] }, sheet)
  expect(change).toEqual({
    label: 'Paste',
    farmId: 3,
    steps: [
      {
        ...{ do: 'update', resource: 'farm_contacts', id: 8, seen: rows[1]?.updated_at },
        ...{ values: { phone: '07 5550 2000', name: null }, before: { phone: null, name: 'Ben' } },
      },
      {
        ...{ do: 'update', resource: 'farm_contacts', id: 7, seen: rows[0]?.updated_at },
        ...{ values: { name: 'Anna' }, before: { name: 'Ana' } },
      },
    ],
  })
})

test('rows are added with what the screen gives them, and taken away', () => {
  const write = { label: 'Rows', edits: [], added: [{ name: 'Cy' }, { name: 'Di' }], removed: [7] }
  const { steps } = rowsChange(write, sheet)
  const made = { do: 'store', resource: 'farm_contacts' }
  expect(steps).toEqual([
    { ...made, id: -100, values: { farm_id: 3, name: 'Cy' } },
    { ...made, id: -101, values: { farm_id: 3, name: 'Di' } },
    { do: 'destroy', resource: 'farm_contacts', id: 7 },
  ])
})
