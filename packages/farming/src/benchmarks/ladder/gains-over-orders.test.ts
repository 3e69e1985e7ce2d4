// The rungs are closed forms; what they say they are is asked here by going through every order.

import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { ComparedCrop, ComparedStock } from './compared-farm.ts'
import { aFarm, wholeCrop, wholeStock } from './compared-farms-for-tests.ts'
import { dollarGapLadder } from './dollar-gap-ladder.ts'
import type { DollarGap } from './dollar-gap.ts'
import { gainsOverOrders } from './ordered-gains-for-tests.ts'
import type { Factors } from './ordered-gains-for-tests.ts'

const numRuns = inject('isLongForm') ? 300 : 30
/** So many that a cent of them all is nothing for one. */
const hectares = 1_000_000

type Chosen = (factor: string, own: number, theirs: number) => number

function chosenFrom(own: ReadonlySet<string>): Chosen {
  return (factor, ofOwn, ofTheirs) => (own.has(factor) ? ofOwn : ofTheirs)
}

test('of a crop: ground, season, yield for the water, price, other income and each cost', () => {
  const pair = fc.tuple(wholeCrop, wholeCrop)
  fc.assert(
    fc.property(pair, ([own, theirs]) => {
      const groups = [
        ...new Set([...Object.keys(own.direct_costs), ...Object.keys(theirs.direct_costs)]),
      ]
      const tree: Factors = [
        'ground',
        [[['season', 'yield_for_water'], 'price'], 'other_income', ...groups],
      ]
      const gains = gainsOverOrders(tree, set => profitOfCrop(own, theirs, groups, chosenFrom(set)))
      const gap = dollarGapLadder({ own: growing(own), theirs: growing(theirs), hectares })
      const factorOf = (kind: string, group: string | null) => groundOr(group ?? kind)
      expectSame(foundBy(gap, factorOf), gains)
    }),
    { numRuns },
  )
})

const growing = (crop: ComparedCrop) => aFarm({ crops: new Map([['wheat', crop]]) })

function profitOfCrop(
  own: ComparedCrop,
  theirs: ComparedCrop,
  groups: readonly string[],
  chosen: Chosen,
): number {
  const pick = (factor: string, of: (crop: ComparedCrop) => number) =>
    chosen(factor, of(own), of(theirs))
  const water = pick('season', crop => (crop.usable_water ?? 0) / crop.hectares)
  const perWater = pick(
    'yield_for_water',
    crop => (crop.production ?? 0) / (crop.usable_water ?? 0),
  )
  const price = pick('price', crop => crop.harvest_income / (crop.production ?? 0))
  const other = pick('other_income', crop => crop.other_income / crop.hectares)
  const costs = groups.map(group =>
    pick(group, crop => (crop.direct_costs[group] ?? 0) / crop.hectares),
  )
  const margin = costs.reduce((left, cost) => left - cost, water * perWater * price + other)
  return pick('ground', crop => crop.hectares) * margin
}

test('of stock: ground, stocking, what each gave, brought and cost', () => {
  const tree: Factors = [
    'ground',
    ['stocking', [['kg_per_dse', 'stock_price'], 'other_income', 'direct_costs']],
  ]
  fc.assert(
    fc.property(fc.tuple(wholeStock, wholeStock), ([own, theirs]) => {
      const gains = gainsOverOrders(tree, set => profitOfStock(own, theirs, chosenFrom(set)))
      const gap = dollarGapLadder({ own: keeping(own), theirs: keeping(theirs), hectares })
      expectSame(foundBy(gap, groundOr), gains)
    }),
    { numRuns },
  )
})

const keeping = (stock: ComparedStock) => aFarm({ stock: new Map([['sheep', stock]]) })

function profitOfStock(own: ComparedStock, theirs: ComparedStock, chosen: Chosen): number {
  const pick = (factor: string, of: (stock: ComparedStock) => number) =>
    chosen(factor, of(own), of(theirs))
  const rate = pick('stocking', ({ dse, hectares: ground }) => (dse ?? 0) / (ground ?? 0))
  const gave = pick('kg_per_dse', ({ kilograms, dse }) => (kilograms ?? 0) / (dse ?? 0))
  const price = pick('stock_price', stock => stock.trading_income / (stock.kilograms ?? 0))
  const other = pick('other_income', stock => stock.other_income / (stock.dse ?? 0))
  const cost = pick('direct_costs', stock => stock.direct_costs / (stock.dse ?? 0))
  return pick('ground', stock => stock.hectares ?? 0) * rate * (gave * price + other - cost)
}

/** Mix and intensity are both of how much ground there is: of one enterprise they are that factor's gain. */
const groundOr = (kind: string) =>
  ['area_mix', 'intensity', 'compared_ground'].includes(kind) ? 'ground' : kind

type FactorOf = (kind: string, group: string | null) => string

/** Cents of a hectare by factor. */
function foundBy({ enterprises, farm, small }: DollarGap, factorOf: FactorOf) {
  const rungs = [...enterprises.flatMap(one => one.rungs), ...farm, ...(small?.rungs ?? [])]
  const found = new Map<string, number>()
  for (const { kind, group, total } of rungs) {
    const factor = factorOf(kind, group)
    found.set(factor, (found.get(factor) ?? 0) + total / hectares)
  }
  return found
}

function expectSame(found: ReadonlyMap<string, number>, gains: ReadonlyMap<string, number>) {
  expect([...found.keys()].filter(factor => !gains.has(factor))).toEqual([])
  for (const [factor, gain] of gains) expect(found.get(factor) ?? 0).toBeCloseTo(gain, 3)
}
