import { describe, expect, test } from 'vitest'
import { herdA, herdPeriod, moved, stockOfClass } from './herd-for-tests.ts'
import { measureStock } from './stock-measures.ts'
import type { MeasuredStock } from './stock-measures.ts'

const farm: MeasuredStock = {
  classes: herdA,
  period: herdPeriod,
  isWholeFarm: true,
  grazed: 1100,
  rain: 554,
}

describe('herd A', () => {
  const measures = measureStock(farm)
  test.each([
    ['C93', 'kilograms', 143_455],
    ['C93, by hectare', 'kilograms_per_ha', 130.4],
    ['C95', 'kilograms_per_ha_100mm', 23.54],
    ['C96, of both ends', 'dse_of_ends', 6586.6],
    ['C108', 'replacement_rate', 0.175],
    ['C109', 'profit', 444_644_00],
    ['C110', 'inventory_change', 6200_00],
    ['C111, a head', 'price_per_head', 1431_29],
    ['C111, a kilogram', 'price_per_kg', 321.9],
  ] as const)('%s: %s', (_, name, expected) => {
    const figure = measures[name] ?? Number.NaN
    expect(Math.abs(figure - expected) / expected).toBeLessThan(0.0005)
  })

  test('C94, C97, C98, C112 divide by what they ate on an average day', () => {
    const dse = measures.dse ?? Number.NaN
    expect(dse).toBeGreaterThan(6000)
    expect(measures.kilograms_per_dse).toBeCloseTo(143_455 / dse, 9)
    expect(measures.dse_per_ha).toBeCloseTo(dse / 1100, 9)
    expect(measures.dse_per_ha_100mm).toBeCloseTo(dse / 1100 / 5.54, 9)
    expect(measures.profit_per_dse).toBeCloseTo(444_644_00 / dse, 6)
  })

  test('T30: deaths of weaned classes alone', () => {
    expect(measures.death_rate).toBeCloseTo(11 / 647.5, 6)
  })

  test('without hectares or rain nothing is told by them', () => {
    const { kilograms, kilograms_per_ha, dse_per_ha, dse_per_ha_100mm } = measureStock({
      ...farm,
      grazed: null,
      rain: null,
    })
    expect([kilograms, kilograms_per_ha, dse_per_ha, dse_per_ha_100mm]).toEqual([
      143_455,
      null,
      null,
      null,
    ])
  })
})

describe('T26: two enterprises of a farm', () => {
  const went = { weight: 250, value: 20 * 800_00 }
  const weaners = stockOfClass({
    standardValue: 800_00,
    movements: [moved('opening', 20, { weight: 200 }), moved('transfer out', 20, went)],
  })
  const traded = stockOfClass({
    standardValue: 1200_00,
    movements: [
      moved('transfer in', 20, went),
      moved('sale', 20, { weight: 400, value: 20 * 1500_00 }),
    ],
  })
  const measured = (classes: MeasuredStock['classes'], isWholeFarm = false) =>
    measureStock({ ...farm, classes, isWholeFarm })

  test('what went over is a product of the one, and what the other began with', () => {
    expect(measured([weaners]).kilograms).toBe(20 * 50)
    expect(measured([traded]).kilograms).toBe(20 * 150)
    expect(measured([weaners]).profit).toBe(0)
    expect(measured([traded]).profit).toBe(20 * 700_00)
  })

  test('and both together are the farm', () => {
    const farm = measured([weaners, traded], true)
    expect(farm.kilograms).toBe(20 * 200)
    expect(farm.profit).toBe(20 * 700_00)
    expect(measured([weaners, traded]).kilograms).toBe(farm.kilograms)
    expect(measured([weaners, traded]).profit).toBe(farm.profit)
  })
})
