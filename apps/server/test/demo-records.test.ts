// Promises of the financial records of made-up farms: they hang together, period by period, and are
// believable, for farms of every kind.

import { recordFields } from '@furrow/catalogue/finance/record'
import { costLines } from '@furrow/catalogue/finance/production-expenses'
import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { namesIn } from '@furrow/farming/record/formula'
import { questionsIn } from '@furrow/farming/record/record-origins'
import type { RecordOrigins } from '@furrow/farming/record/record-origins'
import type { Field } from '@furrow/catalogue/fields'
import { describe, expect, test } from 'vitest'
import { flowOf } from '../src/rules/record/flowed-figures.ts'
import { recordsBefore } from '../src/rules/record/stored-records.ts'
import { changesTo, enteredOf } from '../src/rules/record/worked-figures.ts'
import { added, given, keptRecords } from './kept-records.ts'
import type { KeptRecord, Told } from './kept-records.ts'

const { db, all } = keptRecords()
const fields: Readonly<Record<string, Field>> = recordFields

/** Lowest, highest, and in how many records at least; money in cents. */
const bands: readonly (readonly [name: string, low: number, high: number, least: number])[] = [
  ['roam', -0.1, 0.1, 94],
  ['operating_profit_margin', -0.3, 0.5, 94],
  ['marking_pct_sheep', 0.6, 1.6, 32],
  ['weaning_pct_sheep', 0.6, 1.6, 32],
  ['weaning_pct_cattle', 0.6, 1, 32],
  ['death_pct_sheep', 0.005, 0.06, 32],
  ['death_pct_cattle', 0.002, 0.04, 32],
  ['cost_of_production_beef', 1_00, 5_00, 32],
  ['cost_of_production_lamb', 80, 6_00, 32],
  ['cost_of_production_wool', 2_00, 25_00, 32],
  ['cost_of_production_wheat', 80_00, 500_00, 50],
  ['cost_of_production_cotton', 150_00, 700_00, 12],
  ['ginning_per_bale', 45_00, 95_00, 12],
  ['cost_per_kg_n', 40, 3_00, 60],
  ['feed_cost_per_dse', 1_50, 15_00, 40],
  ['gz_kg_per_dse', 5, 60, 40],
  ['gz_income_per_dse', 20_00, 160_00, 40],
  ['labour_cost_per_fte', 40_000_00, 220_000_00, 94],
  ['fte_owner', 0.5, 2.5, 94],
  ['implied_interest_rate', 0.04, 0.09, 94],
  ['debt_to_equity', 0, 1.5, 94],
  ['pumping_cost_per_ml', 15_00, 100_00, 30],
  ['water_allocation_pct', 0, 1, 30],
]

/** The share of all records of which something is true. */
const shareOf = (isTrue: (told: Told) => boolean) =>
  all.filter(({ told }) => isTrue(told)).length / all.length

function each(look: (record: KeptRecord) => void): void {
  expect(all).toHaveLength(30 + 64)
  for (const record of all) look(record)
}

describe('the records of made-up farms are believable', () => {
  test('in what they return and what they keep of each dollar', () => {
    expect(shareOf(({ roam = 0 }) => roam > 0.01 && roam < 0.07)).toBeGreaterThan(0.93)
    const isUsual = (margin: number) => margin > 0.1 && margin < 0.4
    expect(shareOf(told => isUsual(given(told, 'operating_profit_margin')))).toBeGreaterThan(0.96)
  })

  test.each(bands)('in %s, from %d to %d', (name, low, high, least) => {
    const known = all.filter(({ told }) => told[name] !== undefined)
    expect(known.length).toBeGreaterThanOrEqual(least)
    const outside = known.filter(({ told }) => given(told, name) < low || given(told, name) > high)
    expect(outside.map(({ title, told }) => `${title} ${told[name]}`)).toEqual([])
  })

  test('in the water that they use', () => {
    const short = all.filter(
      ({ told }) => given(told, 'water_used_ml') > given(told, 'water_available_ml') + 1,
    )
    expect(short.map(({ title }) => title)).toEqual([])
  })

  test('and raise no warning about money (W-FIN-1 to W-FIN-5)', () => {
    each(({ told, before, title }) => {
      expect(given(told, 'oh_depreciation_plant'), title).toBeGreaterThan(0)
      expect(given(told, 'oh_owner_allowance'), title).toBeGreaterThan(0)
      expect(given(told, 'equity_val'), title).toBeGreaterThan(0)
      if (!before) return
      const grown = given(told, 'owned_total_val') / given(before.told, 'owned_total_val')
      expect(Math.abs(grown - 1), title).toBeLessThan(0.3)
    })
  })

  test('and differ from one another', () => {
    const profits = new Set(all.map(({ told }) => given(told, 'operating_profit')))
    expect(profits.size).toBe(all.length)
  })
})

describe('what was entered', () => {
  test('stands once for each period, under its name', () => {
    each(({ row, title }) => {
      expect(title.endsWith(String(row['Year'])), title).toBe(true)
      expect(row['Zone'] && row['Activity'], title).toBeTruthy()
    })
  })

  test('is what neither rows nor formulas know, but for what the first period opens with', () => {
    const opens = new Set(
      [...recordPlan.formulas].flatMap(([name, formula]) =>
        namesIn(formula).some(other => other.startsWith('last(')) ? [name] : [],
      ),
    )
    // Rows may know these, and nothing is recorded of them here.
    const unseen = new Set([
      'owned_grain_on_hand_val',
      'owned_fodder_on_hand_val',
      'dryland_crop_income',
      'irrigated_crop_income',
      'dl_crop_direct_cost',
      'ir_crop_direct_cost',
      'co_cane_direct_cost',
      'data_complete_pct',
      'benchmark_opt_in',
      ...costLines.map(line => `${line}_2`),
    ])
    const isUsual = (name: string) => recordPlan.formulas.get(name)?.kind === 'usual'
    const others = new Set<string>()
    each(({ row, before }) => {
      const origins = row['origins'] as RecordOrigins
      for (const [name, origin] of Object.entries(origins)) {
        expect(Object.keys(origin), name).toEqual(['from'])
        if (origin.from !== 'typed' || unseen.has(name) || isUsual(name)) continue
        const isOpening = opens.has(name) && !before
        const isKnown = recordPlan.formulas.has(name) || fields[name]?.fromRows !== undefined
        if (isKnown && !isOpening) others.add(name)
      }
    })
    expect([...others]).toEqual([])
  })

  test('and all that follows stands in whole cents and inside its bounds', () => {
    each(({ told, title }) => {
      for (const [name, figure] of Object.entries(told)) {
        const { kind, min = -Infinity, max = Infinity, formula } = fields[name] ?? {}
        expect([name, kind === 'money' || kind === 'number']).toEqual([name, true])
        if (kind === 'money') expect([name, Number.isInteger(figure)]).toEqual([name, true])
        if (!formula) expect([name, figure >= min && figure <= max]).toEqual([name, true])
      }
      expect(Object.keys(told).length, title).toBeGreaterThan(380)
    })
  })

  test('saved as it stands, stays as it is, and asks nothing', async () => {
    await db.transaction().execute(async tx => {
      for (const { farm, period, row, title } of all) {
        const before = (await recordsBefore(tx, [{ farm, period }]))({ farm, period })
        const { rows, costed } = await flowOf(tx, { farm, period })
        const changes = changesTo(row, { entered: enteredOf(row, before), rows, before, costed })
        expect(changes, title).toEqual({})
        expect(questionsIn(row, row['origins'] as RecordOrigins, recordPlan.money)).toEqual([])
      }
    })
  })

  test('leaves out what the farm does not have, and fills in what it has', () => {
    const of = (activity: string, ...activities: readonly string[]) => activities.includes(activity)
    each(({ told, activity, title }) => {
      expect('cane_yield' in told, title).toBe(of(activity, 'Cane'))
      expect('cotton_yield' in told, title).toBe(of(activity, 'Irrigated'))
      expect('average_dse' in told, title).toBe(of(activity, 'Mixed', 'Livestock'))
      expect('pas_total_dse_per_ha' in told, title).toBe(of(activity, 'Mixed', 'Livestock'))
      expect('exp_shearing_crutching' in told, title).toBe('wool_income' in told)
      expect('free_cashflow' in told, title).toBe(true)
    })
  })

  test('keeps accounts as paid and as used up for every period, or as paid alone', () => {
    const farms = Map.groupBy(all, ({ farm }) => farm)
    const both = [...farms.values()].map(own => {
      const sets = own.map(({ told }) => 'exp_seed_2' in told || 'exp_animal_health_2' in told)
      expect(new Set(sets).size).toBe(1)
      for (const { told } of own) expect('owned_inputs_on_hand_val' in told).toBe(sets[0])
      return sets[0]
    })
    expect(new Set(both).size).toBe(2)
  })
})

describe('one period leads to the next', () => {
  test('and opens with what the last one closed with; the first with what was entered', () => {
    const pairs = [
      ['opening_owned_total_val', 'owned_total_val'],
      ['opening_total_liab', 'total_liab'],
      ['opening_equity_val', 'equity_val'],
      ['plant_opening_val', 'owned_plant_val'],
      ['livestock_opening_val', 'owned_livestock_val'],
    ] as const
    each(({ told, before, title }) => {
      for (const [opening, closing] of pairs) {
        if (before) expect(told[opening], title).toBe(before.told[closing])
        else expect(opening in told, `${title} ${opening}`).toBe(closing in told)
      }
      expect(given(told, 'average_managed_total_val'), title).toBeGreaterThan(0)
      expect(given(told, 'average_debt_val'), title).toBeGreaterThan(0)
    })
  })

  test('has in the bank what the year left there', () => {
    each(({ told, before, title }) => {
      if (!before) return
      const grew = (name: string) => given(told, name) - given(before.told, name)
      const left = given(told, 'free_cashflow') + given(told, 'off_farm_income')
      const expected = left + grew('total_liab') - grew('debtors_val')
      expect(grew('owned_cash_fmd_val'), title).toBe(expected)
    })
  })

  test('owes what was owed, drawn and not paid back', () => {
    const bearing = ['overdraft', 'term_loan', 'equipment_finance', 'livestock_finance']
      .concat(['seasonal_finance', 'family_loan'])
      .map(name => `${name}_liab`)
    const lines = [...bearing, 'lease_liab', 'creditors_liab', 'tax_provision_liab']
    each(({ told, before, title }) => {
      expect(added(told, lines), title).toBe(told['total_liab'])
      // A kind of debt that there is none of has no line.
      for (const name of lines)
        expect(told[name] ?? 0, `${title} ${name}`).toBeGreaterThanOrEqual(0)
      const closing = added(told, bearing) ?? Number.NaN
      const opening = 2 * given(told, 'average_debt_val') - closing
      if (before) expect(Math.abs(opening - (added(before.told, bearing) ?? 0))).toBeLessThan(2)
      // opening + drawn − repaid = closing, and nobody draws less than nothing.
      const drawn = closing - opening + given(told, 'debt_repayment_val')
      expect(drawn, title).toBeGreaterThanOrEqual(-2)
      expect(drawn, title).toBeLessThanOrEqual(0.5 * given(told, 'gross_income'))
    })
  })
})
