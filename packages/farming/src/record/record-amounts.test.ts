import { expect, test } from 'vitest'
import type { LineOfSale } from '../crops/crop-income.ts'
import type { AccrualOfRecord } from './record-accruals.ts'
import { recordAmounts } from './record-amounts.ts'
import type { CropOfRecord } from './record-crops.ts'

const grown = (harvest: string, produced: number | null, more: object = {}) =>
  ({
    line: { crop: { harvest }, ground: {}, produced, area: 100, water: null, ...more },
    use: 'dryland-cropping',
  }) as unknown as CropOfRecord
const sold = (line: Partial<LineOfSale>) =>
  ({ is_sold: true, kind: 'grain', ...line }) as LineOfSale
const empty = {
  crops: [],
  sales: [],
  land: { paddocks: [], properties: [] },
  classes: [],
  accruals: [],
}
const amount = (name: string, crops: readonly CropOfRecord[], sales: readonly LineOfSale[] = []) =>
  recordAmounts[name]?.({ ...empty, crops, sales, hayKinds: new Set() })

test('grain and bales are those of the crops that are grown for them', () => {
  const crops = [grown('grain', 2520), grown('grain', 480), grown('lint', 3300), grown('hay', 90)]
  expect(amount('grain_tonnes', crops)).toBe(3000)
  expect(amount('lint_bales', crops)).toBe(3300)
  expect(amount('grain_tonnes', [grown('grain', null)])).toBeNull()
})

test('what was sold is weighed: grain, hay by its bales, seed of cotton', () => {
  const sales = [
    sold({ quantity: 1500 }),
    sold({ kind: 'hay', quantity: 640, bale_weight: 0.55 }),
    sold({ kind: 'lint', quantity: 3300, seed_tonnes: 985 }),
    sold({ is_sold: false, quantity: 900 }),
  ]
  expect(amount('tonnes_sold', [], sales)).toBe(2837)
  expect(amount('tonnes_sold', [], [])).toBeNull()
})

test('water of a segment goes by hectares, as far as it is known (C58)', () => {
  const crops = [
    grown('grain', 100, { water: 300, area: 300 }),
    grown('grain', 100, { water: 200, area: 100 }),
    grown('grain', 100),
  ]
  expect(amount('dryland_water_mm', crops)).toBe(275)
  expect(amount('irrigated_water_mm', crops)).toBeNull()
})

test('land of a segment is worth its hectares, by what it is used for', () => {
  const paddock = (use: string, hectareValue: number | null) => ({
    area: 100,
    use,
    hectareValue,
    irrigation: null,
    property: 1,
    landClass: null,
  })
  const land = {
    properties: [],
    paddocks: [
      paddock('dryland-cropping', 7000_00),
      paddock('semi-irrigated-cropping', 14_000_00),
      paddock('water-storage', 2000_00),
      paddock('sugarcane', 20_000_00),
      paddock('grazing', 3000_00),
      paddock('horticulture', null),
    ],
  }
  const worth = (name: string) => recordAmounts[name]?.({ ...empty, land, hayKinds: new Set() })
  expect(worth('dryland_land')).toBe(700_000_00)
  expect(worth('irrigated_land')).toBe(1_600_000_00)
  expect([worth('cane_land'), worth('grazed_land')]).toEqual([2_000_000_00, 300_000_00])
  expect(worth('segment_land')).toBe(4_600_000_00)
})

test('inputs on hand are those of the cost lines, without feed in store', () => {
  const line = (name: string, closingOnHand: number | null) =>
    ({ line: name, closingOnHand }) as unknown as AccrualOfRecord
  const accruals = [
    line('exp_fertiliser_n', 35_000),
    line('exp_seed', 7000),
    line('exp_levies', null),
    line('exp_supplementary_feed', 9000),
  ]
  const facts = { ...empty, accruals, hayKinds: new Set<string>() }
  expect(recordAmounts['inputs_on_hand']?.(facts as never)).toBe(42_000)
  expect(recordAmounts['inputs_on_hand']?.({ ...facts, accruals: [] } as never)).toBeNull()
})
