import { expect, test } from 'vitest'
import { cropLine, cropOnGround } from './crop-line.ts'
import { off, only, sown, summed, cropOf, wheat } from '../recorded-crops-for-tests.ts'

const rained = (mm: number) => ({
  rain: () => ({ mm, unread: 0 }),
  fallow_efficiency: 0.25,
  ended_before: '2023-01-01',
})

test('C55: what came of what water allowed, over several crops by hectares', () => {
  const crops = [
    cropOf(wheat, [sown(100), off(100, 300)], rained(200)),
    cropOf(wheat, [sown(50), off(50, 100)], rained(300)),
  ]
  const { totals, crops: lines } = summed(crops)
  // 50 and 75 mm were stored: (50 + 200 - 110) × 20 and (75 + 300 - 110) × 20 kg.
  expect(lines.map(({ potential }) => potential)).toEqual([2800, 5300])
  expect(totals.of_potential).toBeCloseTo((3000 * 100 + 2000 * 50) / (2800 * 100 + 5300 * 50), 10)
  expect(summed([cropOf(wheat, [sown(100)], rained(200))]).totals.of_potential).toBeNull()
})

test('C77: each element over the whole crop', () => {
  const put = (element: string, rate: number) => ({ element, rate })
  const nutrients = [put('K', 20), put('S', 4), put('S', 2), put('Zn', 1)]
  const crops = [cropOf(wheat, [sown(100)], { nutrients }), cropOf(wheat, [sown(100)])]
  expect(summed(crops).totals).toMatchObject({
    potassium: 10,
    sulfur: 3,
    zinc: 0.5,
    nitrogen: null,
  })
})

test('ground that nothing came off and nobody said an ending of, of the crop as it was sown last', () => {
  const failed = ['ending', '2023-06-01', null, { how: 'failed-poor-establishment' }] as const
  const again = ['sowing', '2023-06-10', 80] as const
  const [line] = summed([cropOf(wheat, [sown(100), failed, again, off(60, 90)])]).crops
  expect(line).toMatchObject({ area_left: 20, area_sown: 80 })
  expect(only(summed([cropOf(wheat, [sown(100), off(99, 90)])]).crops).area_left).toBe(0)
})

test('whether it grows, and what became of its ground, is said without figures as with them', () => {
  const period = { sowing_start: '2023-01-01', start: '2023-07-01', end: '2024-06-30' }
  const around = { period: { ...period, today: '2026-01-01' }, rain: undefined }
  const fallow = ['fallow', '2023-08-01', 70] as const
  const crops = [[sown(100), off(60, 90)], [sown(100)], [fallow], []].map(did => cropOf(wheat, did))
  const standing = crops.map(crop => cropOnGround(crop, around))
  expect(crops.map(crop => cropLine(crop, around))).toMatchObject(standing)
  expect(standing.map(({ is_growing }) => is_growing)).toEqual([false, true, false, false])
  expect(standing[2]?.ground).toEqual({ fallow: 70 })
})
