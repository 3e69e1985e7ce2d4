import { expect, test } from 'vitest'
import { harvestChange } from './harvest-change.ts'
import { saleToAdd } from './sale-to-add.ts'

const place = { farmId: 3, periodId: 8 }
function ids() {
  let last = 0
  return () => (last -= 1)
}

test('a harvest is one event of the crop, in the fields of its kind', () => {
  const wheat = { id: 41, name: 'Wheat', paddock: 'River', cropTypeId: 1, kind: 'grain' } as const
  const typed = { crop: wheat, day: '2025-11-12', area: 40, quantity: 161.5 }
  expect(harvestChange(typed, place, ids())).toEqual({
    label: '161.5 t of Wheat from River',
    farmId: 3,
    steps: [
      {
        do: 'store',
        resource: 'grain_collection_events',
        id: -1,
        values: {
          crop_collection_id: 41,
          farm_id: 3,
          period_id: 8,
          harvested_date: '2025-11-12',
          harvested_area: 40,
          grain_tonnes: 161.5,
        },
      },
    ],
  })
})

test('cane has other fields, and an area that is not known is not sent as nothing', () => {
  const cane = { id: 5, name: 'Cane', paddock: 'Top', cropTypeId: 9, kind: 'cane' } as const
  const typed = { crop: cane, day: '2025-08-01', area: null, quantity: 900 }
  const [step] = harvestChange(typed, place, ids()).steps
  expect(step).toMatchObject({
    resource: 'cane_collection_events',
    values: { date: '2025-08-01', biomass_tonnes: 900 },
  })
  expect(step).not.toHaveProperty('values.area')
})

test('a sale is made with its line, which names it', () => {
  const typed = { farmId: 3, grown: 12, crop: 'Cotton', day: '2026-05-02', baleWeight: null }
  const { label, steps } = saleToAdd(
    { ...typed, soldAs: 'lint', quantity: 250, income: 1500 },
    ids(),
  )
  expect(label).toBe('Sale of 250 bales of Cotton')
  expect(steps).toEqual([
    {
      do: 'store',
      resource: 'crop_sale_actuals',
      id: -1,
      values: { crop_type_farm_period_id: 12, farm_id: 3, date: '2026-05-02' },
    },
    {
      do: 'store',
      resource: 'lint_sale_actuals',
      id: -2,
      values: { cropSaleActualId: -1, farm_id: 3, bales: 250, lintIncome: 1500 },
    },
  ])
})
