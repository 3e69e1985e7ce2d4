import { cotton, cropOf, off, sown, summed, wheat } from '@furrow/farming/recorded-crops-for-tests'
import { expect, test } from 'vitest'
import { cropBearers } from './cost-bearer.ts'
import { cropCostRows } from './crop-cost-row.ts'
import type { Allocation, Share } from './shared-cost-row.ts'

const long = { id: 5, name: 'Wheat, long fallow' }
const short = { id: 6, name: 'Wheat, short fallow' }
const { crops } = summed([
  cropOf(wheat, [sown(100), off(100, 300)], { enterprise: long }),
  cropOf(wheat, [sown(300), off(300, 600)], { enterprise: short }),
  cropOf(cotton, [sown(100)]),
])
const record = {
  exp_insurance_crop: 1000_00,
  exp_fertiliser_total: 500_00,
  exp_shearing_crutching: 90_00,
  exp_selling_commission: 70_00,
  crop_income: 300_00,
  livestock_income: 100_00,
}
const where = { farm_id: 3, period_id: 8 }
const rowsOf = (shares: readonly object[] = [], allocations: readonly object[] = []) =>
  cropCostRows({
    record,
    crops,
    shares: shares as readonly Share[],
    allocations: allocations as readonly Allocation[],
  })
const insurance = (rows: ReturnType<typeof rowsOf>) => {
  const row = rows.find(({ line }) => line === 'exp_insurance_crop')
  return row && [...row.shares.values()].map(({ cents }) => cents)
}

test('a crop that is grown in two enterprises bears in two columns', () => {
  expect(cropBearers(crops).map(({ name, given }) => [name, given])).toEqual([
    ['Wheat, long fallow', { crop_type_id: wheat.id, enterprise_id: 5 }],
    ['Wheat, short fallow', { crop_type_id: wheat.id, enterprise_id: 6 }],
    ['Cotton', { crop_type_id: cotton.id, enterprise_id: null }],
  ])
})

test('each line of crops is shared over them, and what stock bears of it stands beside', () => {
  const rows = rowsOf()
  expect(insurance(rows)).toEqual([200_00, 600_00, 200_00])
  const told = rows.map(({ line, side, isBeyond, others, left }) => [
    line,
    side,
    isBeyond,
    others,
    left,
  ])
  expect(told).toEqual([
    ['exp_insurance_crop', 'crops', false, 0, 0],
    ['exp_selling_commission', 'both', false, 17_50, 0],
    ['exp_fertiliser_total', 'crops', true, 0, 0],
  ])
  expect(rows[1]?.split).toBe('by what crops and livestock earned: 75% and 25%')
})

test('an amount of one enterprise stands, and the others share the rest', () => {
  const said = { ...where, id: 31, line: 'exp_insurance_crop', amount: 500_00 }
  const share = { ...said, crop_type_id: wheat.id, enterprise_id: 5, livestock_enterprise_id: null }
  const rows = rowsOf([share])
  expect(insurance(rows)).toEqual([500_00, 375_00, 125_00])
  const [first, second] = [...(rows[0]?.shares.values() ?? [])]
  expect([first?.kept?.id, second?.kept]).toEqual([31, undefined])
})

test('each row keeps its number whatever else is known', () => {
  const ids = rowsOf().map(({ id }) => id)
  const fewer = cropCostRows({
    record: { exp_insurance_crop: 1000_00 },
    crops,
    shares: [],
    allocations: [],
  })
  expect(new Set(ids).size).toBe(ids.length)
  expect(fewer[0]?.id).toBe(ids[0])
})
