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
const grown = { id: 3, crop_type_id: type.id }

interface Said {
  readonly sold?: object
  readonly held?: object
}

/** Lines of one sale and of one pool, beside a sale of another crop. */
function said({ sold, held }: Said, product: 'grain' | 'hay' = 'grain') {
  const head = { id: 5, crop_type_farm_period_id: grown.id }
  const other = { id: 77, crop_type_farm_period_id: 99 }
  const heads = {
    crop_sale_actuals: [
      { ...head, ...sold },
      { ...other, grain_sale_actuals: [{ id: 2, crop_sale_actual_id: 77, tonnes: 999 }] },
    ],
    crop_sale_estimate_pools: held ? [{ ...head, ...held }] : [],
  }
  const sales = linesOfSales(heads, [grown])
  return balanceOf({ type, product, rows: [whole, shared], sales })
}

const sold = { grain_sale_actuals: [{ id: 1, crop_sale_actual_id: 5, tonnes: 150 }] }
const typed = [{ id: 1, crop_sale_estimate_pool_id: 5, tonnes: 110, price: 300 }]
const inUnits = [
  { id: 1, crop_sale_estimate_pool_id: 5, units: 110, unit_type: 'Tonnes', unit_cost: 9 },
]

test('what came off counts as our share, by what is sold of it', () => {
  expect(said({})).toEqual({
    state: 'look',
    says: 'Wheat: our share 260 t, 0 t sold, 0 t in storage: 260 t not accounted for.',
  })
  expect(said({}, 'hay').says).toBe(
    'Wheat hay: our share 30 t, 0 t sold, 0 t in storage: 30 t not accounted for.',
  )
})

test('a pool counts once: by its tonnes where they are typed, else by its units (T2)', () => {
  const fits = { state: 'good', says: 'Wheat: our share 260 t, 150 t sold, 110 t in storage.' }
  expect(said({ sold, held: { grain_sale_estimates: typed } })).toEqual(fits)
  expect(said({ sold, held: { estimates: inUnits } })).toEqual(fits)
  const both = { grain_sale_estimates: typed, estimates: inUnits }
  expect(said({ sold, held: both })).toEqual(fits)
})

test('hay is weighed by its bales, and says so where a weight is missing', () => {
  const hay = (bale_weight: number | null) => ({
    sold: { hay_sale_actuals: [{ id: 1, crop_sale_actual_id: 5, bales: 60, bale_weight }] },
  })
  expect(said(hay(0.5), 'hay')).toMatchObject({ state: 'good' })
  expect(said(hay(null), 'hay').says).toBe(
    'Wheat: an amount is missing, such as the weight of a bale.',
  )
})
