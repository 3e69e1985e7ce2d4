// Promises of what made-up farms own besides land and stock, for farms of every kind.

import { describe, expect, test } from 'vitest'
import { addAssets } from './make-assets.ts'
import { addLand } from '../land/make-land.ts'
import type { PlannedPeriod } from '../plan.ts'
import { farmKinds, shippedNumbers, smallPlan, trialFarm } from '../trial-farm.ts'
import { keptBy, sum, together } from '../stock/trial-ledger.ts'

const listed = shippedNumbers()
const farms = farmKinds.flatMap(kind =>
  ['red', 'black', 'loam'].flatMap(seed => {
    const full = trialFarm({ kind, seed }, listed)
    const small = trialFarm({ kind, seed, ...smallPlan }, listed)
    for (const making of [full, small]) addAssets(making, addLand(making))
    return [
      { title: `${kind}, full, ${seed}`, making: full },
      { title: `${kind}, small, ${seed}`, making: small },
    ]
  }),
)

test('the same seed gives the same things', () => {
  const again = () => {
    const making = trialFarm({ kind: 'cotton', seed: 'again' }, listed)
    addAssets(making, addLand(making))
    return making.rows.kept
  }
  expect(again()).toEqual(again())
})

describe.each(farms)('the assets of a farm ($title)', ({ making }) => {
  const { plan } = making
  const values = keptBy(making, 'assets_period')
  const worth = (period: number, type: string) =>
    values
      .filter(row => row['period_id'] === period && row['asset_type'] === type)
      .map(row => Number(row['value']))
  const rowsOf = (entity: string, period: PlannedPeriod) =>
    keptBy(making, entity).filter(row => row['period_id'] === period.id)
  const cents = (rows: readonly Readonly<Record<string, unknown>>[], column: string) =>
    sum(rows.map(row => Number(row[column])))

  test('are told for every period, in whole cents above nought', () => {
    expect(new Set(values.map(row => row['period_id'])).size).toBe(plan.periods.length)
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

  test('machines open with what they closed with, wear by 5 to 25 % a year, and make up the plant', () => {
    let before: number | undefined
    for (const period of plan.periods) {
      const kept = rowsOf('existing_plant_items', period)
      const bought = rowsOf('new_plant_purchases', period)
      const sold = rowsOf('sold_plant_sales', period)
      const opening = cents(kept, 'opening_value') + cents(sold, 'opening_value')
      if (before !== undefined) expect(opening).toBe(before)
      const machines = worth(period.id, 'asset_plant')
      expect(kept.length + bought.length).toBe(machines.length)
      const gone = cents(sold, 'price')
      const worn = opening + cents(bought, 'price') - gone - sum(machines)
      expect(worn / (opening + cents(bought, 'price'))).toBeGreaterThan(0.05)
      expect(worn / (opening + cents(bought, 'price'))).toBeLessThan(0.25)
      for (const { date } of [...bought, ...sold]) {
        expect(String(date) >= period.start && String(date) <= period.end).toBe(true)
      }
      before = sum(machines)
    }
  })

  test('water is priced inside the band, and there is enough of it where crops are watered', () => {
    for (const { units, value } of values.filter(row => row['asset_type'] === 'asset_waters')) {
      expect(Number(units)).toBeGreaterThan(0)
      expect(Number(value) / Number(units)).toBeGreaterThanOrEqual(100_00)
      expect(Number(value) / Number(units)).toBeLessThanOrEqual(12_000_00)
    }
    const types = new Set(keptBy(making, 'asset_waters').map(row => row['entitlement_type']))
    if (plan.kind === 'cotton') expect(types).toContain('General security')
    if (plan.kind === 'cane') expect(types).toContain('Medium priority')
    if (plan.kind === 'beef') expect(types).toContain('Bore (no licence needed)')
  })
})
