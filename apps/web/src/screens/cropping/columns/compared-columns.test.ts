import { expect, test } from 'vitest'
import { cropRow } from '../crops-for-tests.ts'
import type { CropRow } from '../crop-row.ts'
import { nitrogenColumns, proteinOf, soilWaterColumns, turnoutColumn } from './compared-columns.ts'

const told = (id: string, row: CropRow) =>
  [...soilWaterColumns, ...nitrogenColumns, turnoutColumn].find(one => one.id === id)?.value(row)

function wheat(grain: readonly object[], more: object = {}): CropRow {
  const row = cropRow(1, { grain })
  const line = { ...row.line, yield: 2.8, nitrogen: 63.2 }
  return { ...row, line, harvest: 'grain', crop: { ...row.crop, ...more } }
}

test('grain takes nitrogen with it by its yield and protein (C82, C83)', () => {
  const grain = [{ id: 1, protein: 0.115, grain_tonnes: 100 }]
  const row = wheat(grain, { legume_nitrogen: 0 })
  expect(told('nitrogen_removed', row)).toBeCloseTo(56.35, 10)
  expect(told('nitrogen_balance', row)).toBeCloseTo(6.85, 10)
  const legume = wheat([{ id: 1, protein: 0.115 }], { legume_nitrogen: 20 })
  expect(told('nitrogen_balance', legume)).toBeCloseTo(26.85, 10)
  expect(told('nitrogen_removed', wheat([{ id: 1, protein: null }]))).toBeNull()
  // Whether it fixed any, nobody has said.
  expect(told('nitrogen_balance', wheat(grain, { legume_nitrogen: null }))).toBeNull()
})

test('protein of several harvests goes by their tonnes', () => {
  const { events } = wheat([
    { id: 1, protein: 0.1, grain_tonnes: 300 },
    { id: 2, protein: 0.14, grain_tonnes: 100 },
  ])
  expect(proteinOf(events)).toBeCloseTo(0.11, 10)
})

test('the turnout is what of the seed cotton is lint (C06)', () => {
  const lint = [{ id: 1, lint_bales: 3300, seed_cotton_tonnes: 1790 }]
  expect(told('turnout', cropRow(1, { lint }))).toBeCloseTo(0.4185, 4)
  const unknown = [{ id: 1, lint_bales: 3300, seed_cotton_tonnes: null }]
  expect(told('turnout', cropRow(1, { lint: unknown }))).toBeNull()
})

test('water used from the ground is what was there at sowing and not at harvest', () => {
  const crop = { soil_water_sowing: 140, soil_water_harvest: 35 }
  expect(told('soil_water_used', wheat([], crop))).toBe(105)
  expect(told('soil_water_used', wheat([], { ...crop, soil_water_harvest: null }))).toBeNull()
})
