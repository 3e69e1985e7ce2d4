import { expect, test } from 'vitest'
import { cropRow } from '../crops-for-tests.ts'
import { balanceOf } from './balance-words.ts'
import { linesOfSales } from './use-lines-of-sales.ts'

const shared = cropRow(
  2,
  { grain: [{ id: 2, grain_tonnes: 100 }] },
  { paddock: { id: 102, sharefarm_percentage: 0.6 } },
)
const whole = cropRow(1, {
  grain: [{ id: 1, grain_tonnes: 200 }],
  hay: [{ id: 4, hay_tonnes: 30 }],
})
const type = { id: 11, name: 'Wheat' }
const none = {
  crop_sale_actuals: [],
  crop_sale_estimate_pools: [],
  crop_sale_estimates: [],
  grain_sale_actuals: [],
  hay_sale_actuals: [],
  lint_sale_actuals: [],
  grain_sale_estimates: [],
  hay_sale_estimates: [],
  lint_sale_estimates: [],
}

function said(sales: object, product: 'grain' | 'hay' = 'grain') {
  const lines = linesOfSales({ ...none, ...sales }, type.id)
  return balanceOf({ type, product, rows: [whole, shared], sales: lines })
}

const sold = {
  crop_sale_actuals: [{ id: 5 }],
  grain_sale_actuals: [
    { id: 1, crop_sale_actual_id: 5, tonnes: 150 },
    { id: 2, crop_sale_actual_id: 77, tonnes: 999 },
  ],
}
const pool = { crop_sale_estimate_pools: [{ id: 6 }] }
const typed = [{ id: 1, crop_sale_estimate_pool_id: 6, tonnes: 110, price: 300 }]
const inUnits = [
  { id: 1, crop_sale_estimate_pool_id: 6, units: 110, unit_type: 'Tonnes', unit_cost: 9 },
]

test('what came off counts as our share, by what is sold of it', () => {
  expect(said({})).toEqual({
    state: 'look',
    says: 'Wheat: our share 260 t, 0 t sold, 0 t held: 260 t not accounted for.',
  })
  expect(said({}, 'hay').says).toBe(
    'Wheat hay: our share 30 t, 0 t sold, 0 t held: 30 t not accounted for.',
  )
})

test('a pool counts once: by its tonnes where they are typed, else by its units (T2)', () => {
  const fits = { state: 'good', says: 'Wheat: our share 260 t, 150 t sold, 110 t held.' }
  expect(said({ ...sold, ...pool, grain_sale_estimates: typed })).toEqual(fits)
  expect(said({ ...sold, ...pool, crop_sale_estimates: inUnits })).toEqual(fits)
  const both = { grain_sale_estimates: typed, crop_sale_estimates: inUnits }
  expect(said({ ...sold, ...pool, ...both })).toEqual(fits)
})

test('hay is weighed by its bales, and says so where a weight is missing', () => {
  const hay = (bale_weight: number | null) => ({
    crop_sale_actuals: [{ id: 5 }],
    hay_sale_actuals: [{ id: 1, crop_sale_actual_id: 5, bales: 60, bale_weight }],
  })
  expect(said(hay(0.5), 'hay')).toMatchObject({ state: 'good' })
  expect(said(hay(null), 'hay').says).toBe(
    'Wheat: an amount is missing, such as the weight of a bale.',
  )
})
