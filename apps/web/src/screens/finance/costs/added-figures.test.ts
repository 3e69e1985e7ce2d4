import { expect, test } from 'vitest'
import { profitRows } from './profit-row.ts'

const rowOf = (name: string, now: object, before: object = {}) =>
  profitRows({
    now: { id: 1, origins: {}, ...now },
    before: { id: 2, origins: {}, ...before },
    carried: [],
    carriedBefore: [],
  }).find(row => row.name === name)

test('water, freight and livestock costs have subtotals that nobody types', () => {
  const now = {
    exp_water_purchase: 100_00,
    exp_pumping_energy: 50_00,
    exp_pumping_energy_per_ha: 5,
  }
  const row = rowOf('all_water', now, { exp_irrigation_repairs: 7_00 })
  expect(row?.figure).toMatchObject({ now: 150_00, before: 7_00, record: undefined })
  expect(row?.figure.locked).toBe('Adds up the lines above it.')
  expect(row?.perHa?.now).toBe(5)
  expect(row?.used?.now).toBeNull()
  expect(rowOf('all_freight', now)?.figure).toMatchObject({ now: null, origin: '' })
  expect(rowOf('all_livestock', { exp_animal_health: 3_00 })?.figure.now).toBe(3_00)
})

test('used up adds each line as it was used up, or as it was paid', () => {
  const now = {
    exp_water_purchase: 100_00,
    exp_water_purchase_2: 120_00,
    exp_pumping_energy: 50_00,
  }
  expect(rowOf('all_water', now)?.used?.now).toBe(170_00)
})
