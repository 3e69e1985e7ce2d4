import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { asPublished } from './as-published.ts'
import type { PublishedKeys } from './as-published.ts'
import { aCrop, aFarm, oddFarm, someStock } from './compared-farms-for-tests.ts'
import { dollarGapLadder } from './dollar-gap-ladder.ts'

const itself = (key: string) => key
const allPublished: PublishedKeys = {
  crop: itself,
  stock: itself,
  overhead: itself,
  direct_cost: (_, group) => group,
}

const own = aFarm({
  crops: new Map([
    ['wheat', { ...aCrop, hectares: 0.3 }],
    ['lentils', { ...aCrop, hectares: 0.1, costs_by_tonne: { seed: 1_00 } }],
    ['oats', { ...aCrop, hectares: 0.2 }],
  ]),
  stock: new Map([
    ['sheep', someStock],
    ['goats', { ...someStock, kilograms: null }],
  ]),
  overheads: { insurance: 5_00, rates: 7_00, travel: 2_00 },
})

test('where all is published nothing changes', () => {
  const found = asPublished(own, allPublished)
  expect(dollarGapLadder({ own: found, theirs: own, hectares: 100 })).toMatchObject({
    enterprises: [],
    farm: [],
    small: null,
  })
})

test('what joined "other" joins it, without tonnes of different crops', () => {
  const found = asPublished(own, {
    ...allPublished,
    crop: key => (key === 'wheat' ? key : 'other crops'),
    stock: () => 'other stock',
    overhead: group => (group === 'insurance' ? group : 'other overheads'),
  })
  expect([...found.crops.keys()]).toEqual(['wheat', 'other crops'])
  expect(found.crops.get('wheat')).toMatchObject({ production: 1, usable_water: 100 })
  expect(found.crops.get('other crops')).toEqual({
    hectares: 0.1 + 0.2,
    production: null,
    harvest_income: 600_00,
    other_income: 0,
    direct_costs: { seed: 40_00, fertiliser: 120_00 },
    costs_by_tonne: { seed: 1_00 },
    usable_water: null,
    irrigated: false,
  })
  expect(found.stock.get('other stock')).toMatchObject({ hectares: 0.8, dse: 4, kilograms: null })
  expect(found.overheads).toEqual({ insurance: 5_00, 'other overheads': 9_00 })
  expect(found.operating_profit).toBe(own.operating_profit)
})

test('a crop that joins alone is no crop of tonnes any more', () => {
  const found = asPublished(own, {
    ...allPublished,
    crop: key => (key === 'oats' ? 'other crops' : key),
  })
  expect(found.crops.get('other crops')).toMatchObject({ hectares: 0.2, production: null })
})

test('what is withheld of the others is in no line, and in what no line explains', () => {
  const hidden: PublishedKeys = {
    ...allPublished,
    crop: key => (key === 'oats' ? null : key),
    direct_cost: (crop, group) => (crop === 'wheat' && group === 'seed' ? null : group),
  }
  // Oats left $300 less $80, seed of wheat cost $20.
  const gap = dollarGapLadder({ own: asPublished(own, hidden), theirs: aFarm(), hectares: 100 })
  expect(gap.farm.find(({ kind }) => kind === 'not_itemised')?.cents).toBe(220_00 - 20_00)
  expect(gap.cents).toBe(own.operating_profit)
})

test('whatever joins or is withheld, rungs come to the gap', () => {
  const places = fc.dictionary(
    fc.constantFrom('wheat', 'barley', 'cotton', 'sheep', 'goats', 'rates', 'seed', 'to_market'),
    fc.constantFrom(null, 'other', 'wheat', 'sheep'),
  )
  fc.assert(
    fc.property(oddFarm, oddFarm, places, (one, other, moved) => {
      const keyOf = (key: string) => (moved[key] === undefined ? key : moved[key])
      const keys = { ...allPublished, crop: keyOf, stock: keyOf, overhead: keyOf }
      const farm = asPublished(one, { ...keys, direct_cost: (_, group) => keyOf(group) })
      const gap = dollarGapLadder({ own: farm, theirs: other, hectares: 1000 })
      const told = dollarGapLadder({ own: one, theirs: other, hectares: 1000 })
      expect([gap.cents, gap.total]).toEqual([told.cents, told.total])
    }),
    { numRuns: inject('isLongForm') ? 1000 : 100 },
  )
})
