import { describe, expect, test } from 'vitest'
import { stockMargin } from './stock-margin.ts'
import type { EarnedAndSpent } from './stock-margin.ts'

const nothing: EarnedAndSpent = {
  trading: null,
  hasStock: true,
  wool: null,
  hasWool: false,
  direct: null,
  feedCost: null,
  agistment: null,
  overhead: null,
  dse: null,
  head: null,
  grazed: null,
  kilograms: null,
  cleanWool: null,
}

describe('herd A', () => {
  const figures = stockMargin({
    ...nothing,
    trading: 444_644_00,
    direct: 95_000_00,
    overhead: 210_000_00,
    dse: 6586.6,
    head: 647.5,
    grazed: 1100,
    kilograms: 143_455,
  })

  test('has its income per DSE (C112) and its cost of production (C113)', () => {
    expect(figures).toMatchObject({
      income_per_dse: 67_51,
      cost_per_kg: 2_13,
      liveweight_cost_per_kg: 2_13,
    })
  })

  test('has what is left after its direct costs, by DSE, head and hectare', () => {
    expect(figures).toMatchObject({
      gross_margin: 349_644_00,
      gross_margin_per_dse: 53_08,
      gross_margin_per_head: 539_99,
      gross_margin_per_ha: 317_86,
      direct_cost_per_kg: 66,
    })
  })

  test('has nothing to part between meat and wool', () => {
    expect(figures).toMatchObject({ meat_cost_per_kg: null, wool_cost_per_kg: null })
  })
})

describe('a flock', () => {
  const flock: EarnedAndSpent = {
    ...nothing,
    trading: 300_000_00,
    wool: 100_000_00,
    hasWool: true,
    direct: 100_000_00,
    overhead: 140_000_00,
    kilograms: 120_000,
    cleanWool: 14_000,
  }

  test('parts its cost by what lambs and wool earned (C114)', () => {
    expect(stockMargin(flock)).toMatchObject({
      meat_cost_per_kg: 1_50,
      liveweight_cost_per_kg: 1_50,
      wool_cost_per_kg: 4_29,
      cost_per_kg: 2_00,
    })
  })

  test('has no cost of what earned nothing, and wool bears it all', () => {
    const figures = stockMargin({ ...flock, trading: -5_00 })
    expect(figures).toMatchObject({ meat_cost_per_kg: null, wool_cost_per_kg: 17_14 })
  })

  test('has no cost of production without its overheads, but what a kilogram cost directly', () => {
    const figures = stockMargin({ ...flock, overhead: null })
    expect(figures).toMatchObject({
      cost_per_kg: null,
      meat_cost_per_kg: null,
      wool_cost_per_kg: null,
      direct_cost_per_kg: 83,
    })
  })

  test('that lost weight has no cost of a kilogram', () => {
    const figures = stockMargin({ ...flock, kilograms: -300 })
    expect(figures).toMatchObject({ cost_per_kg: null, meat_cost_per_kg: null })
  })
})

describe('what is not known', () => {
  test('is not 0: no cost, no margin', () => {
    const figures = stockMargin({ ...nothing, trading: 100, dse: 10 })
    expect(figures).toMatchObject({ income: 100, direct_cost: null, gross_margin: null })
  })

  test('of wool that was shorn leaves the income open; where there was none it is no part of it', () => {
    expect(stockMargin({ ...nothing, trading: 100, hasWool: true }).income).toBeNull()
    expect(stockMargin({ ...nothing, trading: 100 }).income).toBe(100)
  })

  test('of stock leaves the income open, but wool alone is all there is', () => {
    expect(stockMargin({ ...nothing, wool: 100, hasWool: true }).income).toBeNull()
    expect(stockMargin({ ...nothing, hasStock: false, wool: 100, hasWool: true }).income).toBe(100)
    expect(stockMargin({ ...nothing, hasStock: false }).income).toBeNull()
  })
})
