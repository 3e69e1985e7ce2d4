import { expect, test } from 'vitest'
import { homeOf, sidesOfCost, standingCost } from './cost-home.ts'
import type { SaidShare } from './cost-home.ts'

const both = { hasCrops: true, hasEarningStock: true }
const said = (line: string, amount: number, of: Partial<SaidShare>): SaidShare => ({
  line,
  amount,
  crop_type_id: null,
  enterprise_id: null,
  livestock_enterprise_id: null,
  ...of,
})

test('a line is borne by the side that it belongs to', () => {
  expect(homeOf('exp_seed', both)).toBe('crops')
  expect(homeOf('exp_animal_health', both)).toBe('stock')
  expect(homeOf('exp_fuel_direct', both)).toBe('crops')
  expect(homeOf('exp_fuel_direct', { ...both, hasCrops: false })).toBe('stock')
  expect(homeOf('exp_selling_commission', both)).toBe('stock')
  expect(homeOf('exp_selling_commission', { ...both, hasEarningStock: false })).toBe('crops')
})

test('what someone said of the other side is not borne by the first', () => {
  const shares = [said('exp_fuel_direct', 300, { livestock_enterprise_id: 4 })]
  expect(sidesOfCost('exp_fuel_direct', 1000, { ...both, said: shares })).toEqual({
    crops: 700,
    stock: 300,
  })
  const ofCrop = [said('exp_animal_health', 200, { crop_type_id: 1 })]
  expect(sidesOfCost('exp_animal_health', 1000, { ...both, said: ofCrop })).toEqual({
    crops: 200,
    stock: 800,
  })
  expect(sidesOfCost('exp_seed', 1000, { ...both, said: shares })).toEqual({
    crops: 1000,
    stock: 0,
  })
})

test('where the other side was told to bear more than there is, nothing is left for the first', () => {
  const shares = [said('exp_fuel_direct', 3000, { livestock_enterprise_id: 4 })]
  const sides = sidesOfCost('exp_fuel_direct', 1000, { ...both, said: shares })
  expect(sides).toEqual({ crops: 0, stock: 3000 })
})

test('a line counts as used up where that is known, else as paid', () => {
  expect(standingCost({ exp_seed: 100, exp_seed_2: 90 }, 'exp_seed')).toBe(90)
  expect(standingCost({ exp_seed: 100, exp_seed_2: null }, 'exp_seed')).toBe(100)
  expect(standingCost({}, 'exp_seed')).toBeNull()
})
