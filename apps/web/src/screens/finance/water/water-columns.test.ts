import { expect, test } from 'vitest'
import { waterChange } from './water-change.ts'
import { waterColumns, whyUnbalanced } from './water-columns.ts'
import { waterRows } from './water-row.ts'
import type { WaterRow } from './water-row.ts'

const account = { id: 42, period_id: 8, asset_water_id: 31, carried_in: 400, allocated: 1800 }
const rowOf = (said: object): WaterRow => {
  const [row] = waterRows({
    waters: [{ id: 31, name: 'River', megalitres: 2000 }] as never,
    accounts: [
      { id: 41, period_id: 7, asset_water_id: 31, carried_out: 400 },
      { ...account, ...said },
    ] as never,
    values: [],
    periodId: 8,
    periodBefore: 7,
  })
  if (!row) expect.fail('There is a licence.')
  return row
}
const column = (id: string) => waterColumns([]).find(one => one.id === id)

test('says what could be used, and how much of it was', () => {
  const row = rowOf({ used: 1100, carried_out: 1100 })
  expect(column('available')?.value(row)).toBe(2200)
  expect(column('allocation_used')?.value(row)).toBe(0.5)
  expect(column('unexplained')?.value(row)).toBe(0)
  expect(whyUnbalanced(row)).toBeUndefined()
})

test('more used than there was is said, and what went nowhere', () => {
  expect(whyUnbalanced(rowOf({ used: 2500 }))).toBe(
    '300 ML more went out than came in: please check.',
  )
  expect(whyUnbalanced(rowOf({ used: 2000 }))).toMatch(/^200 ML came in/)
  expect(whyUnbalanced(rowOf({}))).toBeUndefined()
})

test('what was carried out last period is offered as what comes in', () => {
  expect(column('carried_in')?.suggestion?.(rowOf({}))).toBe(400)
})

test('the account of a licence begins with the first figure of it', () => {
  const row = { ...rowOf({}), account: undefined }
  const { steps } = waterChange(
    {
      label: '',
      edits: [{ row: 31, column: 'allocated', value: 1800 }],
      added: [],
      removed: [],
    },
    { farmId: 3, periodId: 8, rows: [row], newId: () => -(2 ** 53) },
  )
  expect(steps).toMatchObject([
    {
      do: 'store',
      resource: 'water_accounts',
      values: { farm_id: 3, period_id: 8, asset_water_id: 31, allocated: 1800 },
    },
  ])
})
