import { expect, test } from 'vitest'
import {
  cane,
  cotton,
  cropOf,
  noSale,
  off,
  only,
  sown,
  summed,
  wheat,
} from '../recorded-crops-for-tests.ts'

const sold = { ...noSale, is_sold: true, crop_id: 1, kind: 'grain' } as const

test('C16 to C18: sold, still in storage, not accounted for, and how much of it has a price', () => {
  const sales = [
    { ...sold, quantity: 1500, income: 48_000_000, quality: 'H2' },
    { ...sold, quantity: 1000, income: 35_000_000, quality: 'APW1' },
    { ...sold, quantity: 100, quality: 'H2' },
    { ...noSale, crop_id: 1, kind: 'grain' as const, head_id: 7, quantity: 300, price: 34_000 },
    { ...noSale, crop_id: 1, kind: 'grain' as const, head_id: 8, quantity: 50 },
  ]
  const grown = cropOf(wheat, [sown(1000), off(1000, 3000)])
  expect(summed([grown], { sales }).positions).toEqual([
    {
      crop_id: 1,
      product: 'grain',
      produced: 3000,
      sold: 2600,
      unsold: 350,
      kept: 0,
      left: 400,
      open: 50,
      priced: 2800,
      price: 33_200,
      expected: 10_200_000,
      expected_price: 34_000,
      quality: 'H2',
    },
  ])
})

test('each paddock has the part of what was sold that it has of what came off, and the price of all', () => {
  const sales = [{ ...sold, quantity: 1600, income: 51_200_000, quality: 'H2' }]
  const paddocks = [
    cropOf(wheat, [sown(600), off(600, 1800)]),
    cropOf(wheat, [sown(300), off(300, 600)]),
    cropOf(wheat, [sown(100)]),
  ]
  const { crops, totals } = summed(paddocks, { sales })
  expect(crops).toMatchObject([
    { sold: 1200, price: 32_000, quality: 'H2', income: 38_400_000, income_per_ha: 64_000 },
    { sold: 400, price: 32_000, quality: 'H2', income: 12_800_000, income_per_ha: 42_667 },
    { sold: null, price: null, quality: null, income: null, income_per_ha: null },
  ])
  expect(totals).toMatchObject({ sold: 1600, price: 32_000 })
})

test('of cotton bales are sold, at what lint brought with its premium and discount; seed stands apart', () => {
  const lint = { ...sold, crop_id: 2, kind: 'lint' as const, quantity: 3300, seed_tonnes: 985 }
  const paid = { income: 214_500_000, premium: 1200, discount: 550, seed_income: 34_475_000 }
  const picked = ['lint', '2024-04-10', 300, { quantity: 3300, seed: 985 }] as const
  const { positions, crops } = summed([cropOf(cotton, [sown(300), picked])], {
    sales: [{ ...lint, ...paid }],
  })
  // $650.00 + $12.00 - $5.50, and $350 a tonne.
  expect(positions).toMatchObject([
    { product: 'lint', sold: 3300, left: 0, priced: 3300, price: 65_650, expected: null },
    { product: 'seed', sold: 985, left: 0, priced: 985, price: 35_000 },
  ])
  expect(only(crops)).toMatchObject({ sold: 3300, price: 65_650 })
})

test('where nothing is sold, or an amount is missing, nothing is said of it', () => {
  const grown = cropOf(wheat, [sown(10), off(10, 20)])
  const { crops, positions } = summed([grown], { sales: [] })
  expect(positions).toMatchObject([{ produced: 20, sold: 0, left: 20, price: null }])
  expect(only(crops)).toMatchObject({ sold: null, price: null })
  const unweighed = summed([grown], { sales: [{ ...sold, income: 100 }] })
  expect(unweighed.positions).toEqual([])
  expect(only(unweighed.crops)).toMatchObject({ sold: null, price: null, income: 100 })
  expect(summed([grown]).positions).toBeNull()
})

test('C10: sugar of cane, and CCS of the cane whose sugar is known', () => {
  const crushed = (quantity: number, sugar: number | null) =>
    ['cane', '2023-09-10', 40, { quantity, sugar }] as const
  const stands = { stands_since: '2021-08-01' }
  const { totals, crops } = summed([
    cropOf(cane, [crushed(4000, 540), crushed(4400, null)], stands),
    cropOf(cane, [crushed(4400, 594)], stands),
  ])
  expect(crops.map(({ sugar, ccs }) => [sugar, ccs])).toEqual([
    [540, 13.5],
    [594, 13.5],
  ])
  expect(totals).toMatchObject({ produced: 12_800, sugar: 1134, ccs: 13.5 })
})

test('bales for each megalitre, of the cotton that was watered', () => {
  const picked = (quantity: number) => ['lint', '2024-04-10', 300, { quantity }] as const
  const { totals, crops } = summed([
    cropOf(cotton, [sown(300), picked(3300)], { irrigations: [1300, 1010] }),
    cropOf(cotton, [sown(300), picked(900)]),
  ])
  expect(crops.map(line => line.produced_per_ml)).toEqual([3300 / 2310, null].map(rounded))
  expect(totals.produced_per_ml).toBe(rounded(3300 / 2310))
})

const rounded = (figure: number | null) => figure && Number(figure.toPrecision(15))
