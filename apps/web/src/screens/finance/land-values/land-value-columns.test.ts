import { expect, test } from 'vitest'
import type { LandValue } from '../../../period/land/use-land-values.ts'
import { landValueChange } from './land-value-change.ts'
import { landValueColumns } from './land-value-columns.ts'
import { landValueRows } from './land-value-row.ts'
import type { LandValuesRead } from './land-value-row.ts'

const paddock = (id: number, area: number | null, land: object = {}) => ({
  id,
  area,
  property_id: 3,
  valuation_category_id: 5,
  ...land,
})

function said(period: number, cents: number): LandValue {
  const kept = {
    id: period * 10,
    farm_property_id: 3,
    valuation_category_id: 5,
    period_id: period,
    val_per_hectare: cents,
  } as LandValue['kept']
  const begins = `${2016 + period}-07-01`
  return { kept, property: 3, landClass: 5, begins, cents, of: `${2016 + period}` }
}

const farm: LandValuesRead = {
  paddocks: [paddock(1, 800), paddock(2, 20), paddock(4, 300, { valuation_category_id: 6 })],
  properties: [{ id: 3, name: 'Wattle Downs' }],
  landClasses: [
    { id: 6, name: 'Pivot' },
    { id: 5, name: 'Dryland arable' },
  ],
  heldAs: new Map([[3, 'Owned']]),
  landValues: [said(7, 7000_00)],
  periodId: 8,
  periodBefore: 7,
  begins: '2024-07-01',
}
const columns = landValueColumns('2023')
const cells = (read: LandValuesRead, id: string) => {
  const column = columns.find(one => one.id === id)
  return landValueRows(read).map(row => column?.value(row))
}
const column = (id: string) => columns.find(one => one.id === id)

test('paddocks stand together by class, in the order of the classes', () => {
  expect(cells(farm, 'land_class')).toEqual(['Pivot', 'Dryland arable'])
  expect(cells(farm, 'hectares')).toEqual([300, 820])
  expect(cells(farm, 'held_as')).toEqual(['Owned', 'Owned'])
})

test('a value that was not said for the period is carried, and says from where', () => {
  const [, arable] = landValueRows(farm)
  expect(arable && column('val_per_hectare')?.value(arable)).toBeNull()
  expect(arable && column('val_per_hectare')?.suggestion?.(arable)).toBe(7000_00)
  expect(arable && column('val_per_hectare')?.note?.(arable)).toMatch(/Carried over from 2023/)
  expect(cells(farm, 'worth')).toEqual([null, 820 * 7000_00])
  expect(column('worth')?.total).toBeTypeOf('function')
})

test('what is said for the period counts, beside the one before', () => {
  const read = { ...farm, landValues: [said(7, 7000_00), said(8, 7350_00)] }
  expect(cells(read, 'worth')).toEqual([null, 820 * 7350_00])
  expect(cells(read, 'change')).toEqual([null, 0.05])
  const [, arable] = landValueRows(read)
  expect(arable && column('val_per_hectare')?.note?.(arable)).toBeUndefined()
})

test('land without a class, a property or an area has no worth, and says why', () => {
  const lost = paddock(9, 40, { valuation_category_id: null })
  const read = { ...farm, paddocks: [lost, paddock(1, null)] }
  const rows = landValueRows(read)
  expect(cells(read, 'land_class')).toEqual(['Dryland arable', 'No land class'])
  expect(cells(read, 'worth')).toEqual([null, null])
  const unfit = (row: (typeof rows)[number] | undefined) =>
    column('val_per_hectare')?.unfit?.({ row, cells: new Map() })
  expect(rows.map(unfit)).toEqual([undefined, expect.stringMatching(/no land class/)])
})

test('a value is made for this period, changed, and cleared', () => {
  const write = (read: LandValuesRead, value: number | null) =>
    landValueChange(
      { label: '', edits: [{ row: 1, column: 'val_per_hectare', value }], added: [], removed: [] },
      { farmId: 2, periodId: 8, rows: landValueRows(read), newId: () => -(2 ** 53) },
    ).steps
  const where = { farm_id: 2, period_id: 8, farm_property_id: 3, valuation_category_id: 5 }
  expect(write(farm, 7350_00)).toMatchObject([
    {
      do: 'store',
      resource: 'property_paddock_valuations',
      values: { ...where, val_per_hectare: 7350_00 },
    },
  ])
  const read = { ...farm, landValues: [said(8, 7350_00)] }
  expect(write(read, 7400_00)).toMatchObject([
    { do: 'update', id: 80, values: { val_per_hectare: 7400_00 } },
  ])
  expect(write(read, null)).toMatchObject([{ do: 'destroy', id: 80 }])
})
