// Promises of what made-up farms own besides land and stock, for farms of every kind.

import { describe, expect, test } from 'vitest'
import { addAssets } from './assets.ts'
import { addLand } from '../land/land.ts'
import type { MadeAssets } from '../plan.ts'
import { farmKinds, shippedNumbers, smallPlan, trialFarm } from '../trial-farm.ts'
import { keptBy, sum, together } from '../stock/trial-ledger.ts'

const listed = shippedNumbers()
const farms = farmKinds.flatMap(kind =>
  ['red', 'black', 'loam'].flatMap(seed => {
    const full = trialFarm({ kind, seed }, listed)
    const small = trialFarm({ kind, seed, ...smallPlan }, listed)
    return [
      { title: `${kind}, full, ${seed}`, making: full, made: addAssets(full, addLand(full)) },
      { title: `${kind}, small, ${seed}`, making: small, made: addAssets(small, addLand(small)) },
    ]
  }),
)

test('the same seed gives the same things', () => {
  const again = () => {
    const making = trialFarm({ kind: 'cotton', seed: 'again' }, listed)
    return [addAssets(making, addLand(making)), making.rows.kept]
  }
  expect(again()).toEqual(again())
})

describe.each(farms)('the assets of a farm ($title)', ({ making, made }) => {
  const { plan } = making
  const values = keptBy(making, 'assets_period')
  const worth = (period: number, type: string) =>
    values
      .filter(row => row['period_id'] === period && row['asset_type'] === type)
      .map(row => Number(row['value']))
  const rowsOf = (entity: string, { period }: MadeAssets) =>
    keptBy(making, entity).filter(row => row['period_id'] === period.id)
  const cents = (rows: readonly Readonly<Record<string, unknown>>[], column: string) =>
    sum(rows.map(row => Number(row[column])))

  test('are told for every period, in whole cents above nought', () => {
    expect(made.map(({ period }) => period)).toEqual(plan.periods)
    for (const { value } of values) expect(Number.isInteger(value) && Number(value) > 0).toBe(true)
  })

  test('have one value each for a period, and only things that are there have one', () => {
    const keys = values.map(row => together(row, ['asset_type', 'asset_id', 'period_id']))
    expect(new Set(keys).size).toBe(keys.length)
    for (const row of values) {
      const item = keptBy(making, String(row['asset_type']))[-Number(row['asset_id']) - 1]
      expect(item?.['name']).toBe(row['name'])
    }
  })

  test('add up to what is handed on', () => {
    for (const assets of made) {
      const { id } = assets.period
      const fixed = [...worth(id, 'asset_buildings'), ...worth(id, 'asset_grain_storage')]
      expect(assets.buildings + assets.infrastructure).toBe(sum(fixed))
      expect(assets.plant).toBe(sum(worth(id, 'asset_plant')))
      expect(sum(assets.water.map(({ value }) => value))).toBe(sum(worth(id, 'asset_waters')))
    }
  })

  test('machines open with what they closed with, and wear by 5 to 25 % a year', () => {
    for (const [place, assets] of made.entries()) {
      const before = made[place - 1]
      if (before) expect(assets.plantOpening).toBe(before.plant)
      const { plantOpening, plantBought, plantSold, plant } = assets
      const worn = plantOpening + plantBought - plantSold - plant
      expect(worn / (plantOpening + plantBought)).toBeGreaterThan(0.05)
      expect(worn / (plantOpening + plantBought)).toBeLessThan(0.25)
    }
  })

  test('machines kept, bought and sold make up the plant', () => {
    for (const assets of made) {
      const kept = rowsOf('existing_plant_items', assets)
      const bought = rowsOf('new_plant_purchases', assets)
      const sold = rowsOf('sold_plant_sales', assets)
      expect(cents(kept, 'opening_value') + cents(sold, 'opening_value')).toBe(assets.plantOpening)
      expect(cents(bought, 'price')).toBe(assets.plantBought)
      expect(cents(sold, 'price')).toBe(assets.plantSold)
      expect(kept.length + bought.length).toBe(worth(assets.period.id, 'asset_plant').length)
      for (const { date } of [...bought, ...sold]) {
        const { start, end } = assets.period
        expect(String(date) >= start && String(date) <= end).toBe(true)
      }
    }
  })

  test('what is built is worth what it cost', () => {
    const [first, ...later] = made
    expect(first?.built).toBe(0)
    for (const [place, assets] of later.entries()) {
      const newHere = worth(assets.period.id, 'asset_buildings').length
      const before = made[place]?.period.id ?? 0
      expect(assets.built > 0).toBe(newHere > worth(before, 'asset_buildings').length)
    }
  })

  test('water is priced inside the band, and there is enough of it where crops are watered', () => {
    for (const { water } of made) {
      for (const { megalitres, value } of water) {
        expect(megalitres).toBeGreaterThan(0)
        expect(value / megalitres).toBeGreaterThanOrEqual(100_00)
        expect(value / megalitres).toBeLessThanOrEqual(12_000_00)
      }
    }
    const types = new Set(made.flatMap(({ water }) => water.map(({ type }) => type)))
    if (plan.kind === 'cotton') expect(types).toContain('General security')
    if (plan.kind === 'cane') expect(types).toContain('Medium priority')
    if (plan.kind === 'beef') expect(types).toContain('Bore (no licence needed)')
  })
})
