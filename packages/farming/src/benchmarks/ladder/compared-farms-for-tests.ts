// Farms made by chance to be compared, and plain ones to be read.

import fc from 'fast-check'
import type { ComparedCrop, ComparedFarm, ComparedStock } from './compared-farm.ts'

export const aCrop: ComparedCrop = {
  hectares: 0.5,
  production: 1,
  harvest_income: 300_00,
  other_income: 0,
  direct_costs: { seed: 20_00, fertiliser: 60_00 },
  usable_water: 100,
  irrigated: false,
}

export const someStock: ComparedStock = {
  hectares: 0.4,
  dse: 2,
  kilograms: 40,
  trading_income: 120_00,
  other_income: 30_00,
  direct_costs: 40_00,
}

type Parts = Partial<Omit<ComparedFarm, 'operating_profit'>> & { readonly unexplained?: number }

/** Its operating profit is what its parts come to. */
export function aFarm({ unexplained = 0, ...parts }: Parts = {}): ComparedFarm {
  const farm = {
    crops: new Map<string, ComparedCrop>(),
    stock: new Map<string, ComparedStock>(),
    ground_in_use: null,
    other_farm_income: 0,
    costs_not_kept_by_crop: 0,
    overheads: {},
    labour: 0,
    owner_allowance: 0,
    depreciation: 0,
    gross_income: null,
    assets_managed: null,
    ...parts,
  }
  return { ...farm, operating_profit: profitOf(farm) + unexplained }
}

/** By another way than the ladder's: one sum over everything that was earned and spent. */
function profitOf(farm: Omit<ComparedFarm, 'operating_profit'>): number {
  const earned = [farm.other_farm_income]
  const spent = [farm.costs_not_kept_by_crop, farm.labour, farm.owner_allowance, farm.depreciation]
  spent.push(...Object.values(farm.overheads))
  for (const crop of farm.crops.values()) {
    earned.push(crop.harvest_income, crop.other_income)
    spent.push(...Object.values(crop.direct_costs))
  }
  for (const stock of farm.stock.values()) {
    earned.push(stock.trading_income, stock.other_income)
    spent.push(stock.direct_costs)
  }
  return [...earned, ...spent.map(cost => -cost)].reduce((sum, amount) => sum + amount, 0)
}

/** As figures are published: not the last digits of binary numbers. */
const decimal = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map(thousandths => thousandths / 1000)

const share = decimal(0.01, 0.8)
const money = decimal(0, 900_00)
const eitherSign = decimal(-300_00, 900_00)
const quantity = decimal(0.01, 5)
const costs = fc.dictionary(fc.constantFrom('seed', 'fertiliser', 'chemicals', 'to_market'), money)

/** Of which every factor is known and above 0 wherever it is grown. */
export const wholeCrop: fc.Arbitrary<ComparedCrop> = fc.record({
  hectares: share,
  production: quantity,
  harvest_income: money,
  other_income: money,
  direct_costs: costs,
  usable_water: decimal(5, 400),
  irrigated: fc.boolean(),
})

const nothingKnown = { weight: 1, arbitrary: fc.constant(null) }
const nothingThere = { weight: 1, arbitrary: fc.constant(0) }

/** Lost, on no hectares, of unknown water or production. */
const oddCrop: fc.Arbitrary<ComparedCrop> = fc
  .record({
    crop: wholeCrop,
    hectares: fc.oneof({ weight: 4, arbitrary: share }, nothingThere),
    production: fc.oneof({ weight: 4, arbitrary: quantity }, nothingThere, nothingKnown),
    harvest_income: fc.oneof({ weight: 4, arbitrary: eitherSign }, nothingThere),
    usable_water: fc.oneof({ weight: 3, arbitrary: decimal(0, 400) }, nothingKnown),
  })
  .map(({ crop, ...odd }) => ({ ...crop, ...odd }))

export const wholeStock: fc.Arbitrary<ComparedStock> = fc.record({
  hectares: share,
  dse: decimal(0.1, 12),
  kilograms: decimal(1, 300),
  trading_income: money,
  other_income: money,
  direct_costs: money,
})

const oddStock: fc.Arbitrary<ComparedStock> = fc
  .record({
    stock: wholeStock,
    hectares: fc.oneof({ weight: 3, arbitrary: share }, nothingThere, nothingKnown),
    dse: fc.oneof({ weight: 4, arbitrary: decimal(0.1, 12) }, nothingThere, nothingKnown),
    kilograms: fc.oneof({ weight: 4, arbitrary: decimal(-20, 300) }, nothingThere, nothingKnown),
    trading_income: eitherSign,
  })
  .map(({ stock, ...odd }) => ({ ...stock, ...odd }))

const cropKeys = fc.constantFrom('wheat', 'barley', 'chickpeas', 'cotton', 'sorghum double crop')
const stockKeys = fc.constantFrom('sheep', 'cattle', 'goats')

function mapOf<One>(keys: fc.Arbitrary<string>, one: fc.Arbitrary<One>) {
  return fc.dictionary(keys, one).map(found => new Map(Object.entries(found)))
}

const wholeFarmParts = {
  ground_in_use: fc.oneof(share, nothingKnown),
  other_farm_income: eitherSign,
  costs_not_kept_by_crop: money,
  overheads: fc.dictionary(fc.constantFrom('administration', 'insurance', 'rates'), money),
  labour: money,
  owner_allowance: money,
  depreciation: money,
  gross_income: fc.option(money),
  assets_managed: fc.option(money),
  unexplained: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, nothingThere, {
    weight: 1,
    arbitrary: eitherSign,
  }),
}

export const oddFarm: fc.Arbitrary<ComparedFarm> = fc
  .record({
    crops: mapOf(cropKeys, oddCrop),
    stock: mapOf(stockKeys, oddStock),
    ...wholeFarmParts,
  })
  .map(aFarm)
