import { expect, test } from 'vitest'
import { cropBalances } from './crop-balances.ts'
import type { LineOfSale } from './crop-income.ts'
import type { CropLine, OwnProducts } from './crop-line.ts'

const gave = (crop: number, own: OwnProducts) =>
  ({ crop: { id: crop }, own_products: own }) as CropLine
const [wheat, cotton, oats] = [
  { id: 1, harvest: 'grain' },
  { id: 2, harvest: 'lint' },
  { id: 3, harvest: 'hay' },
]
const crops = [wheat, cotton, oats].flatMap(crop => crop ?? [])

function line(crop_id: number, more: Partial<LineOfSale>): LineOfSale {
  const none = { bale_weight: null, seed_tonnes: null, income: null, premium: null, discount: null }
  const none2 = { seed_income: null, price: null, seed_price: null, quantity: null }
  const head = { crop_id, is_sold: true, head_id: 1, kind: 'grain' as const, unit_type: null }
  return { ...none, ...none2, ...head, ...more }
}

test('C18: 2,500 t came off, 1,500 are sold, 900 and 100 lie somewhere', () => {
  const sales = [
    line(1, { quantity: 1500 }),
    line(1, { is_sold: false, head_id: 7, quantity: 900 }),
    line(1, { is_sold: false, head_id: 8, quantity: 100 }),
  ]
  expect(cropBalances(crops, [gave(1, { grain: 1512 }), gave(1, { grain: 988 })], sales)).toEqual([
    { crop_id: 1, product: 'grain', produced: 2500, sold: 1500, unsold: 1000, kept: 0 },
  ])
})

test('T2: units of a pool count only where nothing of it is typed by tonnes', () => {
  const units = { is_sold: false, kind: 'units' as const, unit_type: 'Tonnes', quantity: 400 }
  const twice = [
    line(1, { ...units, head_id: 7 }),
    line(1, { is_sold: false, head_id: 7, quantity: 400 }),
  ]
  const produced = [gave(1, { grain: 400 })]
  expect(cropBalances(crops, produced, twice)).toMatchObject([{ unsold: 400 }])
  expect(cropBalances(crops, produced, [line(1, units)])).toMatchObject([{ unsold: 400 }])
  const kilograms = line(1, { ...units, unit_type: 'Kilograms', quantity: 400_000 })
  expect(cropBalances(crops, produced, [kilograms])).toMatchObject([{ unsold: 400 }])
})

test('lint and seed are told apart, and hay beside grain', () => {
  const sales = [
    line(2, { kind: 'lint', quantity: 3000, seed_tonnes: 900 }),
    line(1, { kind: 'hay', quantity: 640, bale_weight: 0.55 }),
  ]
  const produced = [gave(2, { lint: 3300, seed: 985 }), gave(1, { grain: 10, hay: 352 })]
  expect(cropBalances(crops, produced, sales)).toEqual([
    { crop_id: 1, product: 'grain', produced: 10, sold: 0, unsold: 0, kept: 0 },
    { crop_id: 1, product: 'hay', produced: 352, sold: 352, unsold: 0, kept: 0 },
    { crop_id: 2, product: 'lint', produced: 3300, sold: 3000, unsold: 0, kept: 0 },
    { crop_id: 2, product: 'seed', produced: 985, sold: 900, unsold: 0, kept: 0 },
  ])
})

test('what is not known is not judged', () => {
  const sales = [line(3, { kind: 'hay', quantity: 640 })]
  expect(cropBalances(crops, [gave(3, { hay: 352 })], sales)).toEqual([])
  expect(cropBalances(crops, [gave(1, { grain: null }), gave(1, { grain: 10 })], [])).toEqual([])
})
