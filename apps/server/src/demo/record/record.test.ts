// Promises of the made-up financial records: they hang together, period by period, and stay
// believable, for farms of every kind.

import type { Field } from '@furrow/catalogue/fields'
import { readCalculation, recalculated } from '@furrow/catalogue/finance/calculation'
import { recordFields } from '@furrow/catalogue/finance/record'
import { shippedNumbers, trialFarm } from '../trial-farm.ts'
import { keptBy, sum } from '../stock/trial-ledger.ts'
import { recordedFarm, recordedFarms } from '../trial-record.ts'
import type { Told } from '../trial-record.ts'
import { describe, expect, test } from 'vitest'

const farms = recordedFarms(['red', 'black', 'loam'])
const calculation = readCalculation(recordFields)
const fields: Readonly<Record<string, Field>> = recordFields
const all = farms.flatMap(({ records }) => records)

/** The share of all records of which something is true. */
const shareOf = (isTrue: (told: Told) => boolean) => all.filter(isTrue).length / all.length
const given = (told: Told, name: string) => told[name] ?? Number.NaN

describe('the records of made-up farms', () => {
  test('return 1 to 7 % on what is managed, but for a few', () => {
    expect(shareOf(({ roam = 0 }) => roam > 0.01 && roam < 0.07)).toBeGreaterThan(0.93)
    for (const { roam = 0 } of all) expect(Math.abs(roam)).toBeLessThan(0.1)
  })

  test('keep a tenth to four of each dollar, but for a few', () => {
    const margins = all.map(told => given(told, 'operating_profit_margin'))
    const usual = margins.filter(margin => margin > 0.1 && margin < 0.4)
    expect(usual.length / margins.length).toBeGreaterThan(0.96)
    for (const margin of margins) expect(Math.abs(margin)).toBeLessThan(0.5)
  })

  test('differ from one another', () => {
    const profits = new Set(all.map(told => given(told, 'operating_profit')))
    expect(profits.size).toBe(all.length)
  })

  test('are the same for the same seed', () => {
    const again = () => {
      const making = trialFarm({ kind: 'mixed', seed: 'again' }, shippedNumbers())
      return recordedFarm('again', making).records
    }
    expect(again()).toEqual(again())
  })
})

describe.each(farms)('the financial record of a farm ($title)', ({ making, made, records }) => {
  const { plan } = making
  const rows = keptBy(making, 'assets')

  test('stands once for each period, under its name', () => {
    expect(rows.map(row => [row['farm_id'], row['period_id']])).toEqual(
      plan.periods.map(({ id }) => [making.farm, id]),
    )
    expect(rows.map(row => row['Year'])).toEqual(plan.periods.map(({ name }) => name))
    for (const row of rows) expect(row['Zone'] && row['Activity']).toBeTruthy()
  })

  test('speaks only of figures that there are, in whole cents and inside their bounds', () => {
    for (const told of records) {
      for (const [name, figure] of Object.entries(told)) {
        if (name === 'farm_id' || name === 'period_id') continue
        const { kind, min, max } = fields[name] ?? {}
        expect([name, kind === 'money' || kind === 'number']).toEqual([name, true])
        expect([name, Number.isFinite(figure)]).toEqual([name, true])
        if (kind === 'money') expect([name, Number.isInteger(figure)]).toEqual([name, true])
        if (min !== undefined) expect([name, figure >= min]).toEqual([name, true])
        if (max !== undefined) expect([name, figure <= max]).toEqual([name, true])
      }
    }
  })

  test('holds every calculated figure as the formulas have it, twins too (I21)', () => {
    for (const row of rows) expect(recalculated(row, calculation)).toEqual(row)
  })

  test('opens each period with what the last one closed with', () => {
    for (const [place, told] of records.entries()) {
      const before = records[place - 1]
      if (!before) continue
      expect(told['opening_owned_total_val']).toBe(before['owned_total_val'])
      expect(told['opening_total_liab']).toBe(before['total_liab'])
      expect(told['opening_equity_val']).toBe(before['equity_val'])
      expect(told['plant_opening_val']).toBe(before['owned_plant_val'])
      expect(told['livestock_opening_val']).toBe(before['owned_livestock_val'])
      const managed = (given(before, 'managed_total_val') + given(told, 'managed_total_val')) / 2
      expect(told['average_managed_total_val']).toBe(Math.round(managed))
    }
  })

  test('has in the bank what the year left there', () => {
    for (const [place, told] of records.entries()) {
      const before = records[place - 1]
      if (!before) continue
      const grew = (name: string) => given(told, name) - given(before, name)
      const left = given(told, 'free_cashflow') + given(told, 'off_farm_income')
      expect(grew('owned_cash_fmd_val')).toBe(left + grew('total_liab') - grew('debtors_val'))
    }
  })

  test('counts as earned what the crops and the stock came to', () => {
    for (const [place, told] of records.entries()) {
      const crops = made.cropIncome[place]
      const { sheep, cattle } = made.stock[place] ?? {}
      const { dryland = 0, irrigated = 0, cane = 0, hay = 0, onHand = 0 } = crops ?? {}
      expect(told['crop_income'] ?? 0).toBe(dryland + irrigated + cane + hay + onHand)
      for (const [line, name] of [
        [sheep, 'sheep_income'],
        [cattle, 'cattle_income'],
      ] as const) {
        const traded = line
          ? line.salesValue + line.closingValue - line.purchasesValue - line.openingValue
          : 0
        expect(told[name] ?? 0).toBe(traded)
      }
    }
  })

  test('raises no warning about money (W-FIN-1 to W-FIN-5)', () => {
    for (const [place, told] of records.entries()) {
      expect(given(told, 'operating_profit_margin')).toBeGreaterThan(-0.5)
      expect(given(told, 'operating_profit_margin')).toBeLessThan(0.6)
      expect(given(told, 'oh_depreciation_plant')).toBeGreaterThan(0)
      expect(given(told, 'oh_owner_allowance')).toBeGreaterThan(0)
      expect(given(told, 'implied_interest_rate')).toBeGreaterThan(0.02)
      expect(given(told, 'implied_interest_rate')).toBeLessThan(0.15)
      expect(given(told, 'debt_to_equity')).toBeLessThan(1.5)
      expect(given(told, 'equity_val')).toBeGreaterThan(0)
      const before = records[place - 1]
      if (!before) continue
      const grown = given(told, 'owned_total_val') / given(before, 'owned_total_val')
      expect(Math.abs(grown - 1)).toBeLessThan(0.3)
    }
  })

  test('pays people, debts and water what is paid elsewhere', () => {
    for (const told of records) {
      expect(given(told, 'labour_cost_per_fte')).toBeGreaterThan(40_000_00)
      expect(given(told, 'labour_cost_per_fte')).toBeLessThan(220_000_00)
      expect(given(told, 'fte_owner')).toBeLessThanOrEqual(2.5)
      expect(given(told, 'water_allocation_pct') > 1).toBe(false)
      const { water_available_ml: available, water_used_ml: used } = told
      if (used !== undefined)
        expect(used).toBeLessThanOrEqual(given({ available: available ?? 0 }, 'available'))
    }
  })

  test('leaves out what the farm does not have, and fills in what it has', () => {
    const has = (kinds: readonly string[]) => kinds.includes(plan.kind)
    for (const told of records) {
      expect('average_dse' in told).toBe(has(['mixed', 'sheep', 'beef']))
      expect('wool_income' in told).toBe(has(['mixed', 'sheep']))
      expect('cane_yield' in told).toBe(has(['cane']))
      expect('cotton_yield' in told).toBe(has(['cotton']))
      expect('dl_area_cropped_ha' in told || plan.kind === 'cane').toBe(
        has(['mixed', 'grain', 'cotton', 'cane']),
      )
      expect('exp_shearing_crutching' in told).toBe(has(['mixed', 'sheep']))
      expect('pas_total_ha' in told).toBe(has(['mixed', 'sheep', 'beef']))
      expect(Object.keys(told).length).toBeGreaterThan(380)
    }
  })

  test('knows the rain of periods that the gauges cover', () => {
    for (const [place, told] of records.entries()) {
      const { start = '', end = '' } = plan.periods[place] ?? {}
      expect(told['rain_annual_mm']).toBeCloseTo(made.rain.between(start, end), 0)
      if (plan.full) expect(given(told, 'rain_decile')).toBeGreaterThanOrEqual(1)
      expect('rain_gsr_mm' in told).toBe(plan.full || place > 0)
    }
    if (!plan.full) return
    const deciles = records.map(told => given(told, 'rain_decile'))
    const rains = records.map(told => given(told, 'rain_annual_mm'))
    const wettest = deciles[rains.indexOf(Math.max(...rains))]
    expect(wettest).toBe(Math.max(...deciles))
  })

  test('keeps accounts as paid and as used up for every period, or as paid alone', () => {
    const both = records.map(told => 'exp_total_2' in told)
    expect(new Set(both).size).toBe(1)
    for (const told of records) {
      expect('owned_inputs_on_hand_val' in told).toBe(both[0])
      expect(sum([given(told, 'exp_total')])).toBeGreaterThan(0)
    }
  })
})
