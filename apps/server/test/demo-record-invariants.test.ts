// The invariants of a financial record, tested on the records that made-up farms of every kind keep. A
// figure that is not known on either side passes the test over.

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { onMakingConnection } from '../src/demo/making-connection.ts'
import { plannedPeriods } from '../src/demo/planned-periods.ts'
import { recordsOf } from '../src/demo/record/records.ts'
import { demoBusinesses, demoPeriodNames, planOf } from '../src/demo/six-farms.ts'
import { added, keptRecords } from './kept-records.ts'
import type { KeptRecord, Told } from './kept-records.ts'

const { db, url, all } = keptRecords()

const segments = ['dry', 'irr', 'cane', 'live', 'oth']
const measures = ['gross_income', 'direct_cost', 'gross_margin', 'overhead', 'operating_profit']
const waters = [
  'high_security',
  'general_security',
  'supplementary',
  'groundwater',
  'floodplain',
  'unregulated',
  'stock_domestic',
  'other_water',
]

function expectEqual(one: number | undefined, other: number | undefined, tolerance = 0.005): void {
  if (one === undefined || other === undefined) return
  const apart = Math.abs(one - other)
  expect(apart).toBeLessThanOrEqual(Math.max(1, Math.abs(other) * tolerance))
}

async function paddocksOf({ farm, period }: KeptRecord): Promise<number> {
  const { rows } = await sql<{ hectares: number }>`
    select sum(area) as hectares from paddocks
    where farm_id = ${farm} and period_id = ${period}`.execute(db)
  return rows[0]?.hectares ?? Number.NaN
}

test('the same farm gives the same records again', async () => {
  const [farm] = demoBusinesses.flatMap(({ farms }) => farms)
  if (!farm) expect.fail('This farm doesn’t exist, or you don’t have access to it.')
  const kept = all.filter(({ title }) => title.startsWith(farm.name))
  const again = await onMakingConnection(url, async ({ client, db: one }) => {
    const plan = planOf(farm, await plannedPeriods(client, demoPeriodNames))
    return recordsOf(one, plan, kept[0]?.farm ?? 0)
  })
  expect(again).toHaveLength(5)
  for (const [place, { record }] of again.entries()) {
    expect(kept[place]?.row).toMatchObject(record)
  }
})

describe('the record of every made-up farm', () => {
  const promise = (name: string, expectOf: (told: Told, record: KeptRecord) => unknown) => {
    test(name, async () => {
      expect(all.length).toBeGreaterThan(80)
      for (const record of all) await expectOf(record.told, record)
    })
  }

  promise('I1, I2: areas by tenure and use add up', told => {
    const others = added(told, ['leased_ha', 'sharefarmed_ha', 'agisted_in_ha'])
    expectEqual(told['leased_sharefarmed_ha'], others)
    const idle = told['non_productive_ha'] ?? 0
    expect((told['effective_ha'] ?? 0) + idle).toBeCloseTo(told['managed_ha'] ?? 0, 4)
  })

  promise(
    'I3, I4, E-FIN-2: land classes come to the managed land and its worth',
    async (told, record) => {
      expect(told['land_class_total_ha']).toBeCloseTo(await paddocksOf(record), 1)
      expect(told['managed_ha']).toBeCloseTo(told['land_class_total_ha'] ?? 0, 1)
      expect(told['land_class_total_val']).toBe(told['managed_land_val'])
    },
  )

  promise('I5: what is managed is owned or leased', told => {
    expect(told['managed_total_val']).toBe(
      (told['owned_total_val'] ?? 0) + (told['leased_total_val'] ?? 0),
    )
  })

  promise('I6, I22: water by security class comes to what is owned and leased', told => {
    expectEqual(
      told['water_total_ml'],
      added(
        told,
        waters.map(name => `${name}_ml`),
      ),
    )
    expect(told['water_total_val']).toBe(added(told, ['owned_water_val', 'leased_water_val']))
    const entitled = told['ir_entitlement_total_ml'] ?? 0
    expect(entitled).toBeLessThanOrEqual(told['water_total_ml'] ?? 0)
  })

  promise('I7: equity is what is left of all that is owned', told => {
    const { equity_val = 0, owned_total_val = 0, debtors_val = 0, total_liab = 0 } = told
    expect(equity_val).toBe(owned_total_val + debtors_val - total_liab)
    expect(Math.abs(told['equity_pct'] ?? 2)).toBeLessThanOrEqual(1)
  })

  promise('I8, I9: income less direct costs is the gross margin', told => {
    const incomes = ['crop_income', 'livestock_income', 'other_farm_income']
    expect(told['gross_income']).toBe(added(told, incomes))
    expect(told['gross_margin']).toBe((told['gross_income'] ?? 0) - (told['direct_cost'] ?? 0))
  })

  promise('I10, I11: costs are those of their own groups', told => {
    expect(told['direct_cost']).toBe(told['exp_total_2'] ?? told['exp_total'])
    expect(told['overhead_cost']).toBe(told['oh_total'])
  })

  promise('I12, I13: from gross margin to what the owners keep', told => {
    const profit = (told['gross_margin'] ?? 0) - (told['overhead_cost'] ?? 0)
    expect(told['operating_profit']).toBe(profit)
    const finance = (told['interest_cost'] ?? 0) + (told['lease_sharefarm_cost'] ?? 0)
    expect(told['business_return']).toBe(profit - finance)
  })

  promise('I14, I20: returns agree wherever they stand', told => {
    const { asset_turnover = 0, operating_profit_margin = 0 } = told
    expect(told['roam']).toBeCloseTo(asset_turnover * operating_profit_margin, 5)
    expect(told['co_roam']).toBe(told['roam'])
    expect(told['gz_avg_dse']).toBe(told['average_dse'])
  })

  promise('I15, I16: from profit to cash', told => {
    const cashless = ['oh_depreciation_plant', 'oh_depreciation_buildings', 'oh_owner_allowance']
    const ebitda = (told['operating_profit'] ?? 0) + (added(told, cashless) ?? 0)
    expect(told['ebitda']).toBe(ebitda)
    const out = ['inventory_change', 'finance_cost', 'tax_paid', 'net_capex', 'drawings']
    expect(told['free_cashflow']).toBe(ebitda - (added(told, out) ?? 0))
  })

  promise('I17, I18: labour is paid for once', told => {
    const kinds = ['fte_owner', 'fte_permanent', 'fte_casual', 'fte_contract']
    expect(told['fte_total']).toBeCloseTo(added(told, kinds) ?? 0, 4)
    const { wages_paid_total = 0, owner_allowance_total = 0 } = told
    expect(told['labour_cost_total']).toBe(wages_paid_total + owner_allowance_total)
    expect(told['oh_owner_allowance']).toBe(owner_allowance_total)
    const wages = [
      'oh_wages_permanent',
      'oh_wages_casual',
      'oh_superannuation',
      'exp_labour_direct',
    ]
    expect(added(told, wages)).toBe(wages_paid_total)
  })

  promise('I19: segments and head office come to the whole farm', told => {
    for (const measure of measures.filter(name => name !== 'overhead')) {
      const whole = told[`co_total_${measure}`] ?? 0
      const parts =
        added(
          told,
          segments.map(segment => `co_${segment}_${measure}`),
        ) ?? 0
      const central = measure === 'operating_profit' ? (told['co_head_office_overhead'] ?? 0) : 0
      expect(whole).toBe(parts - central)
    }
    const borne =
      added(
        told,
        segments.map(segment => `co_${segment}_overhead`),
      ) ?? 0
    expect(told['co_total_overhead']).toBe(borne + (told['co_head_office_overhead'] ?? 0))
    for (const name of ['gross_income', 'direct_cost', 'gross_margin', 'operating_profit']) {
      expect(told[`co_total_${name}`]).toBe(told[name])
    }
  })

  promise('I21: the twins of cane are per hectare of cane', told => {
    const hectares = told['cane_area_ha'] ?? 0
    for (const measure of measures) {
      const twin = told[`co_cane_${measure}_per_ha`]
      expectEqual(twin, (told[`co_cane_${measure}`] ?? 0) / hectares)
      expect(twin !== undefined).toBe(hectares > 0)
    }
  })

  promise('I24: totals of fertiliser, sprays and contractors are those of their lines', told => {
    for (const set of ['', '_2']) {
      for (const [total, lines] of Object.entries(totals)) {
        const named = lines.map(line => `exp_${line}${set}`)
        expect(told[`exp_${total}_total${set}`]).toBe(added(told, named))
      }
    }
  })
})

const totals: Readonly<Record<string, readonly string[]>> = {
  fertiliser: ['fertiliser_n', 'fertiliser_p', 'fertiliser_k', 'fertiliser_other'],
  chemical: [
    'herbicide_fallow',
    'herbicide_crop',
    'insecticide',
    'fungicide',
    'growth_regulator_defoliant',
  ],
  contract: ['contract_planting', 'contract_spraying', 'contract_harvest', 'contract_other'],
}
