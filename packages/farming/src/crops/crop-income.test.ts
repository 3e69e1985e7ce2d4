import { expect, test } from 'vitest'
import {
  cotton,
  cropOf,
  nitrogen,
  noSale,
  off,
  sown,
  summed,
  wheat,
} from '../recorded-crops-for-tests.ts'
import type { Did } from '../recorded-crops-for-tests.ts'
import type { CroppingRead } from './cropping-summary.ts'

test('bare ground thins out neither nutrients nor income', () => {
  const fed = cropOf(wheat, [sown(300)], nitrogen(50))
  const bare = cropOf(null, [['fallow', '2023-07-01', null]])
  const sale = { ...noSale, crop_id: 1, kind: 'grain' as const, is_sold: true, income: 30_000 }
  const { totals } = summed([fed, bare], { sales: [sale] })
  expect(totals).toMatchObject({ area: 1300, nitrogen: 50, income_per_ha: 100 })
})

test('C16, C17 and C30: money of a kind of crop goes by what its paddocks gave', () => {
  const line = { ...noSale, crop_id: 1, kind: 'grain' } as const
  const sales = [
    { ...line, is_sold: true, quantity: 1500, income: 48_000_000 },
    { ...line, is_sold: false, quantity: 900, price: 34_000 },
  ]
  const first = cropOf(wheat, [sown(600), off(600, 1800)])
  const second = cropOf(wheat, [sown(300), off(300, 600)])
  const { incomes, crops, totals } = summed([first, second], { sales })
  expect(incomes).toEqual([
    { crop_id: 1, sold: 48_000_000, estimated: 30_600_000, kept: null, income: 78_600_000 },
  ])
  expect(crops.map(({ income }) => income)).toEqual([58_950_000, 19_650_000])
  expect(totals).toMatchObject({ income: 78_600_000 })
  expect(totals.income_per_ha).toBe(87_333)
  expect(summed([first]).totals.income).toBeNull()
})

test('hay by its weight and cotton with its seed are worth what they should bring', () => {
  const hay = {
    ...noSale,
    crop_id: 1,
    kind: 'hay' as const,
    quantity: 640,
    bale_weight: 0.55,
    price: 27_500,
  }
  const lint = { ...noSale, crop_id: 2, kind: 'lint' as const, quantity: 100, price: 65_000 }
  const sales = [hay, { ...lint, seed_tonnes: 30, seed_price: 35_000 }] as const
  const worth = summed([], { sales }).incomes?.map(({ estimated }) => estimated)
  expect(worth?.[0]).toBeCloseTo(9_680_000, 4)
  expect(worth?.[1]).toBe(7_550_000)
})

test('T2: units of a pool bring nothing where it is typed by tonnes', () => {
  const pool = { ...noSale, crop_id: 1, head_id: 7, quantity: 900, price: 34_000 }
  const typed = { ...pool, kind: 'grain' as const }
  const units = { ...pool, kind: 'units' as const, unit_type: 'Tonnes' }
  const income = (sales: CroppingRead['sales']) => summed([], { sales }).incomes?.[0]?.income
  expect(income([typed, units])).toBe(30_600_000)
  expect(income([units])).toBe(30_600_000)
  expect(income([typed, { ...units, head_id: 8 }])).toBe(61_200_000)
})

test('T3 and C19: lint is paid before premium and discount, which go by the bale', () => {
  const paid = { income: 214_500_000, premium: 1200, discount: 550, seed_income: 34_475_000 }
  const sale = { ...noSale, crop_id: 2, is_sold: true, kind: 'lint' as const, quantity: 3300 }
  expect(summed([], { sales: [{ ...sale, ...paid }] }).incomes).toEqual([
    { crop_id: 2, sold: 251_120_000, estimated: null, kept: null, income: 251_120_000 },
  ])
})

test('T18: what still grows has no income yet, what failed has none', () => {
  const sale = { ...noSale, crop_id: 1, kind: 'grain' as const, is_sold: true, income: 30_000 }
  const failed: Did = ['ending', '2023-09-01', null, { how: 'failed-frost' }]
  const grown = [[sown(100), off(100, 300)], [sown(100)], [sown(100), failed]] as const
  const { crops, totals } = summed(
    grown.map(did => cropOf(wheat, did)),
    { sales: [sale] },
  )
  expect(crops.map(({ income }) => income)).toEqual([30_000, null, 0])
  expect(totals.income_per_ha).toBe(150)
})

test('T9: pasture thins out neither nutrients nor income of crops', () => {
  const pasture = { ...cotton, id: 9, name: 'Pasture', harvest: 'grazing', perennial: true }
  const stand = cropOf(pasture, [], { stands_since: '2019-05-01' })
  const sale = { ...noSale, crop_id: 1, kind: 'grain' as const, is_sold: true, income: 30_000 }
  const crops = [cropOf(wheat, [sown(300), off(300, 900)], nitrogen(50)), stand]
  const { totals } = summed(crops, { sales: [sale] })
  expect(totals).toMatchObject({ area: 1300, nitrogen: 50, income_per_ha: 100 })
})

test('T17: shares of income are whole cents that come to all of it', () => {
  const sale = { ...noSale, crop_id: 1, kind: 'grain' as const, is_sold: true, income: 100 }
  const thirds = [1, 2, 3].map(() => cropOf(wheat, [sown(10), off(10, 10)]))
  const { crops } = summed(thirds, { sales: [sale] })
  expect(crops.map(({ income }) => income)).toEqual([34, 33, 33])
})
