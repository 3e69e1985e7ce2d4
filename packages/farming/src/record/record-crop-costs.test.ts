import { expect, test } from 'vitest'
import { cropCostFigures } from './record-crop-costs.ts'
import type { CropCost } from './record-crop-costs.ts'
import type { CropOfRecord } from './record-crops.ts'

const [wheat, cotton, barley] = [1, 2, 3]
const grown = (crop: number, area: number | null, use = 'dryland-cropping') =>
  ({ line: { crop: { id: crop, harvest: 'grain' }, ground: {}, area }, use }) as CropOfRecord
const dryland: CropCost = { segment: 'dryland', crop: wheat, area: 900, ofHectare: 330_00 }
const irrigated: CropCost = { segment: 'irrigated', crop: cotton, area: 300, ofHectare: 3900_00 }
const cost = (name: string, costs: readonly CropCost[], crops: readonly CropOfRecord[] = []) =>
  cropCostFigures[name]?.({ crops, costs })

test('crops of the whole farm cost their hectares times what a hectare cost', () => {
  expect(cost('dl_crop_direct_cost', [dryland, irrigated])).toBe(297_000_00)
  expect(cost('ir_crop_direct_cost', [dryland, irrigated])).toBe(1_170_000_00)
  expect(cost('ir_crop_direct_cost', [dryland])).toBeNull()
})

test('where crops are recorded by paddock, theirs are the hectares', () => {
  const crops = [grown(wheat, 500), grown(wheat, 420), grown(cotton, 280, 'irrigated-cropping')]
  expect(cost('dl_crop_direct_cost', [dryland], crops)).toBe(920 * 330_00)
  expect(cost('ir_crop_direct_cost', [irrigated], crops)).toBe(280 * 3900_00)
})

test('nothing is said where a kind that grew has no cost, or no hectares', () => {
  expect(cost('dl_crop_direct_cost', [dryland], [grown(wheat, 9), grown(barley, 9)])).toBeNull()
  expect(cost('dl_crop_direct_cost', [dryland], [grown(wheat, null)])).toBeNull()
  expect(cost('dl_crop_direct_cost', [{ ...dryland, ofHectare: null }])).toBeNull()
})

test('cane is cane, with or without water', () => {
  const cane: CropCost = { segment: 'cane', crop: 4, area: 120, ofHectare: 2100_00 }
  const standing = { ...grown(4, 100).line, crop: { id: 4, harvest: 'cane' } }
  const crops = [{ ...grown(4, 100, 'irrigated-cropping'), line: standing }] as CropOfRecord[]
  expect(cost('co_cane_direct_cost', [cane])).toBe(252_000_00)
  expect(cost('co_cane_direct_cost', [cane], crops)).toBe(210_000_00)
  expect(cost('ir_crop_direct_cost', [cane], crops)).toBeNull()
})

test('several sheets of one kind count by their hectares', () => {
  const dearer = { ...dryland, area: 100, ofHectare: 430_00 }
  expect(cost('dl_crop_direct_cost', [dryland, dearer])).toBe(340_000_00)
  expect(cost('dl_crop_direct_cost', [dryland, dearer], [grown(wheat, 500)])).toBe(170_000_00)
})
