import { expect, test } from 'vitest'
import type { SaidShare } from '../../finance/cost-home.ts'
import {
  cotton,
  cropOf,
  noSale,
  off,
  only,
  sown,
  summed,
  wheat,
} from '../../recorded-crops-for-tests.ts'
import type { Did } from '../../recorded-crops-for-tests.ts'
import { lineOfKept } from '../crop-income.ts'
import { costsOfFarm } from './cost-drivers.ts'

const dollars = 100
const nothingSaid = { drivers: [], said: [] }
const costs = (record: Readonly<Record<string, number>>, said = nothingSaid) =>
  costsOfFarm(record, said)
const sold = { ...noSale, crop_id: 1, kind: 'grain', is_sold: true } as const
const paidFor = (tonnes: number, price: number) => ({
  ...sold,
  quantity: tonnes,
  income: tonnes * price * dollars,
})
const field = (hectares: number, tonnes: number) =>
  cropOf(wheat, [sown(hectares), off(hectares, tonnes)])

test('C30 to C36: 900 ha of wheat that cost $297,000 and brought $806,400', () => {
  const { crops, totals } = summed([field(900, 2520)], {
    sales: [paidFor(2520, 320)],
    costs: costs({
      exp_seed: 297_000 * dollars,
      overhead_cost: 2_600_000 * dollars,
      effective_ha: 10_000,
    }),
  })
  const figures = {
    income: 806_400 * dollars,
    income_per_ha: 896 * dollars,
    cost: 297_000 * dollars,
    cost_per_ha: 330 * dollars,
    gross_margin: 509_400 * dollars,
    margin_per_ha: 566 * dollars,
    break_even_price: 11_786,
    overhead: 234_000 * dollars,
    full_cost: 21_071,
  }
  for (const told of [only(crops), totals]) {
    expect(told).toMatchObject(figures)
    expect(told.return_on_cost).toBeCloseTo(1.7152, 4)
    expect(told.break_even_yield).toBeCloseTo(1.031, 3)
  }
})

test('C37: what cotton left for each of its 2,310 ML', () => {
  const picked: Did = ['lint', '2024-04-10', 300, { quantity: 3300, seed: 825 }]
  const paid = { income: 214_500_000, seed_income: 28_875_000, quantity: 3300, seed_tonnes: 825 }
  const { crops } = summed([cropOf(cotton, [sown(300), picked], { irrigations: [1300, 1010] })], {
    sales: [{ ...sold, crop_id: 2, kind: 'lint', ...paid }],
    costs: costs({ exp_ginning: 1_170_000 * dollars }),
  })
  expect(only(crops)).toMatchObject({ gross_margin: 1_263_750 * dollars, margin_per_ml: 547_08 })
})

test('C167: the price at the gate is without freight, levies, receival and storage', () => {
  const { crops } = summed([field(100, 300)], {
    sales: [paidFor(300, 320)],
    costs: costs({
      exp_freight_produce: 300 * 25 * dollars,
      exp_levies: 300 * 4 * dollars,
      exp_storage_handling: 300 * 11 * dollars,
      exp_seed: 1000,
    }),
  })
  expect(only(crops)).toMatchObject({ market_cost: 40_00, farm_gate_price: 280_00, price: 320_00 })
})

test('C17 and C30: what was kept counts at the price at the gate, and is neither sold nor in storage', () => {
  const sales = [
    paidFor(1500, 320),
    { ...sold, is_sold: false, head_id: 7, quantity: 900, price: 340_00 },
    lineOfKept(1, 100),
  ]
  const { incomes, totals, positions } = summed([field(500, 1250), field(500, 1250)], { sales })
  expect(incomes).toMatchObject([{ kept: 32_000 * dollars, income: 818_000 * dollars }])
  expect(totals).toMatchObject({ income: 818_000 * dollars, kept_income: 32_000 * dollars })
  expect(only(positions ?? [])).toMatchObject({ kept: 100, left: 900, open: 0 })
  const carted = costs({ exp_freight_produce: 2500 * 20 * dollars })
  const gate = summed([field(500, 1250), field(500, 1250)], { sales, costs: carted })
  expect(gate.totals.kept_income).toBe(30_000 * dollars)
})

test('where no line of costs is known, a crop cost nothing that is known', () => {
  const { crops, shared_costs } = summed([field(10, 20)], {
    sales: [paidFor(20, 300)],
    costs: costs({ exp_animal_health: 500 }),
  })
  expect(only(crops)).toMatchObject({ cost: null, gross_margin: null, farm_gate_price: null })
  expect(only(crops).costs.seed).toBeNull()
  expect(shared_costs).toEqual([])
  expect(summed([field(10, 20)]).shared_costs).toBeNull()
})

test('a crop of which a part is ours earns and costs over the hectares that are ours', () => {
  const { crops } = summed([cropOf(wheat, [sown(100), off(100, 300)], { share: 0.5 })], {
    sales: [paidFor(150, 300)],
    costs: costs({ exp_seed: 10_000 * dollars }),
  })
  expect(only(crops)).toMatchObject({
    own_area: 50,
    income_per_ha: 900 * dollars,
    cost_per_ha: 200 * dollars,
    break_even_price: 66_67,
  })
})

test('lines go by what was done to each crop, and by area where nothing says', () => {
  const seeded = (hectares: number, rate: number): Did => [
    'sowing',
    '2023-05-10',
    hectares,
    { rate },
  ]
  const first = cropOf(wheat, [seeded(100, 30)], { nutrients: [{ element: 'N', rate: 40 }] })
  const second = cropOf(wheat, [seeded(200, 60)], { nutrients: [{ element: 'S', rate: 10 }] })
  const { crops, shared_costs } = summed([first, second], {
    sales: [],
    costs: costs({
      exp_seed: 1500,
      exp_fertiliser_n: 700,
      exp_fertiliser_k: 300,
      exp_fertiliser_total: 1600,
      exp_fuel_direct: 900,
    }),
  })
  // By seed 3 and 12 t, by nitrogen the first alone, by area 1 and 2; the rest by 4 t and 2 t of nutrients.
  expect(crops.map(line => line.costs)).toMatchObject([
    { seed: 300, fertiliser: 700 + 100 + 400, other: 300, chemicals: null },
    { seed: 1200, fertiliser: 200 + 200, other: 600 },
  ])
  const by = Object.fromEntries((shared_costs ?? []).map(one => [one.line, one.by]))
  expect(by).toMatchObject({ exp_seed: 'seed', exp_fertiliser_k: 'area', exp_fuel_direct: 'area' })
})

test('someone may say what a line goes by, or what a crop bears of it', () => {
  const said = (amount: number, more: Partial<SaidShare>): SaidShare => ({
    line: 'exp_fuel_direct',
    crop_type_id: null,
    enterprise_id: null,
    livestock_enterprise_id: null,
    amount,
    ...more,
  })
  const irrigated = { enterprise: { id: 5, name: 'Irrigated wheat' } }
  const fields = [
    cropOf(wheat, [sown(100)], irrigated),
    cropOf(wheat, [sown(300)]),
    cropOf(cotton, [sown(100)]),
    cropOf({ ...cotton, id: 8 }, [sown(300)]),
  ]
  const sharing = {
    drivers: [{ line: 'exp_fuel_direct', driver: 'Area' }],
    said: [
      said(150, { crop_type_id: 1, enterprise_id: 5 }),
      said(300, { crop_type_id: 1 }),
      said(150, { livestock_enterprise_id: 3 }),
    ],
  }
  const { crops, shared_costs } = summed(fields, {
    sales: [],
    costs: costsOfFarm({ exp_fuel_direct: 1000 }, sharing),
  })
  expect(crops.map(({ cost }) => cost)).toEqual([150, 300, 100, 300])
  expect(shared_costs).toMatchObject([{ cents: 850, left: 0 }])
  const tooMuch = { ...sharing, said: [said(1200, { crop_type_id: 1, enterprise_id: 5 })] }
  const over = summed(fields, { sales: [], costs: costsOfFarm({ exp_fuel_direct: 1000 }, tooMuch) })
  expect(over.shared_costs).toMatchObject([{ cents: 1000, left: -200 }])
})

test('an amount of a crop that is not grown is left', () => {
  const share = { crop_type_id: 99, enterprise_id: null, livestock_enterprise_id: null }
  const said = [{ line: 'exp_seed', amount: 40, ...share }]
  const { shared_costs, totals } = summed([cropOf(wheat, [sown(10)])], {
    sales: [],
    costs: costsOfFarm({ exp_seed: 100 }, { drivers: [], said }),
  })
  expect(shared_costs).toMatchObject([{ cents: 100, left: 40 }])
  expect(totals.cost).toBe(60)
})

test('neither bare ground nor pasture bears costs of crops', () => {
  const pasture = { ...cotton, id: 9, harvest: 'grazing', perennial: true }
  const { crops } = summed(
    [
      cropOf(null, [['fallow', '2023-07-01', 100]]),
      cropOf(pasture, [], { stands_since: '2019-05-01' }),
      cropOf(wheat, [sown(10)]),
    ],
    { sales: [], costs: costs({ exp_herbicide_fallow: 500 }) },
  )
  expect(crops.map(({ cost }) => cost)).toEqual([null, null, 500])
})

test('sales of an enterprise are for its crops alone', () => {
  const irrigated = { enterprise: { id: 5, name: 'Irrigated wheat' } }
  const fields = [
    cropOf(wheat, [sown(100), off(100, 600)], irrigated),
    cropOf(wheat, [sown(100), off(100, 200)]),
  ]
  const sales = [{ ...paidFor(400, 400), enterprise_id: 5 }, paidFor(400, 300)]
  const { crops } = summed(fields, { sales })
  expect(crops).toMatchObject([
    { sold: 700, income: (160_000 + 90_000) * dollars, price: 35_714 },
    { sold: 100, income: 30_000 * dollars, price: 300_00 },
  ])
})
