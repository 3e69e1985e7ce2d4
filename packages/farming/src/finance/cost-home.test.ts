import { expect, test } from 'vitest'
import { homeOf, sidesOfCost, standingCost } from './cost-home.ts'
import type { SaidShare } from './cost-home.ts'

const grown = { hasCrops: true, hasCropsToSell: true }
const both = { ...grown, cropIncome: 820_00, stockIncome: 180_00 }
const cropsAlone = { ...both, stockIncome: null }
const said = (line: string, amount: number, of: Partial<SaidShare>): SaidShare => ({
  line,
  amount,
  crop_type_id: null,
  enterprise_id: null,
  livestock_enterprise_id: null,
  ...of,
})

test('a line is borne by the side that it belongs to, or by both', () => {
  expect(homeOf('exp_seed', both)).toBe('crops')
  expect(homeOf('exp_animal_health', both)).toBe('stock')
  expect(homeOf('exp_fuel_direct', both)).toBe('both')
  expect(homeOf('exp_selling_commission', both)).toBe('both')
  expect(homeOf('exp_fuel_direct', { ...both, hasCrops: false })).toBe('stock')
})

test('wool packs are of stock that earned', () => {
  const packs = 'exp_packaging_wool_packs'
  expect(homeOf(packs, both)).toBe('stock')
  expect(homeOf(packs, cropsAlone)).toBe('crops')
  expect(homeOf(packs, { ...cropsAlone, hasCrops: false })).toBe('stock')
})

test('both bear by what each earned, to the cent (C114)', () => {
  const fuel = (cents: number, who = {}) =>
    sidesOfCost('exp_fuel_direct', cents, { ...both, ...who, said: [] })
  expect(fuel(1000)).toEqual({ crops: 820, stock: 180 })
  expect(fuel(-1000)).toEqual({ crops: -820, stock: -180 })
  expect(fuel(1, { cropIncome: 1, stockIncome: 1 })).toEqual({ crops: 1, stock: 0 })
})

test('who earned nothing bears nothing; where nobody did, or it is not known, crops bear it', () => {
  const sides = (cropIncome: number | null, stockIncome: number | null) =>
    sidesOfCost('exp_fuel_direct', 1000, { ...grown, cropIncome, stockIncome, said: [] })
  expect(sides(0, 500)).toEqual({ crops: 0, stock: 1000 })
  expect(sides(-300, 500)).toEqual({ crops: 0, stock: 1000 })
  expect(sides(500, -300)).toEqual({ crops: 1000, stock: 0 })
  expect(sides(0, 0)).toEqual({ crops: 1000, stock: 0 })
  expect(sides(null, 500)).toEqual({ crops: 1000, stock: 0 })
  expect(sides(500, null)).toEqual({ crops: 1000, stock: 0 })
})

test('forage earns nothing by itself: where no other crop was grown, stock bear it', () => {
  const forage = { ...both, hasCropsToSell: false, cropIncome: null }
  expect(homeOf('exp_fuel_direct', forage)).toBe('stock')
  expect(homeOf('exp_fuel_direct', { ...forage, stockIncome: null })).toBe('crops')
})

test('what someone said of a side stands, and the rest is split', () => {
  const shares = [
    said('exp_fuel_direct', 300, { livestock_enterprise_id: 4 }),
    said('exp_fuel_direct', 200, { crop_type_id: 1 }),
  ]
  expect(sidesOfCost('exp_fuel_direct', 1000, { ...both, said: shares })).toEqual({
    crops: 200 + 410,
    stock: 300 + 90,
  })
  const over = [...shares, said('exp_fuel_direct', 600, { crop_type_id: 2 })]
  expect(sidesOfCost('exp_fuel_direct', 1000, { ...both, said: over })).toEqual({
    crops: 700,
    stock: 300,
  })
})

test('what someone said of the other side is not borne by the first', () => {
  const shares = [said('exp_fuel_direct', 300, { livestock_enterprise_id: 4 })]
  expect(sidesOfCost('exp_fuel_direct', 1000, { ...cropsAlone, said: shares })).toEqual({
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
