import { describe, expect, test } from 'vitest'
import { readFormula, valueOf } from '@furrow/farming/formula'
import type { Field } from '../fields.ts'
import { believableRecord } from './believable-record.ts'
import { readCalculation, recalculated } from './calculation.ts'
import { recordFields } from './record.ts'

const calculation = readCalculation(recordFields)
type Figures = Readonly<Record<string, number>>

function calculated(record: Readonly<Record<string, unknown>>): Figures {
  return recalculated(record, calculation) as Figures
}

describe('the worked example: 3,000 ha of grain, irrigated cotton and cattle', () => {
  // prettier-ignore
  const dollars = {
    owned_ha: 2000, sharefarmed_ha: 1000, non_productive_ha: 100, rain_annual_mm: 554, rain_gsr_mm: 253,
    dl_area_cropped_ha: 1500, ir_area_cropped_ha: 300, water_used_ml: 2310,
    owned_land_val: 13_000_000, owned_water_val: 4_500_000, owned_livestock_val: 900_000, owned_other_val: 350_000,
    owned_buildings_val: 600_000, owned_infrastructure_val: 250_000, leased_land_val: 6_000_000,
    owned_plant_val: 2_400_000, plant_opening_val: 2_400_000, plant_purchase_val: 320_000, plant_sale_val: 60_000,
    term_loan_liab: 4_900_000, debtors_val: 0, interest_cost: 245_000, sharefarm_cost: 210_000,
    dryland_crop_income: 806_400 + 324_000 + 208_000, irrigated_crop_income: 2_145_000 + 288_750,
    cattle_income: 380_000, sundry_income: 40_000, ir_crop_direct_cost: 1_170_000,
    exp_fuel_direct: 170_000, exp_repairs_direct: 150_000, exp_contract_harvest: 190_000, exp_other_direct: 1_250_000,
    oh_wages_permanent: 250_000, oh_other: 530_000, owner_allowance_total: 150_000,
    days_owner: 360, days_permanent: 480, days_casual: 240,
    inventory_change: 65_000, tax_paid: 90_000, drawings: 140_000, capital_sales: 60_000,
    gz_opening_dse: 6551, gz_closing_dse: 6622.2, gz_area_ha: 1100,
  }
  const isMoney = (name: string) => (recordFields as Record<string, Field>)[name]?.kind === 'money'
  const cents = Object.entries(dollars).map(([name, n]) => [name, isMoney(name) ? n * 100 : n])
  const farm = calculated(Object.fromEntries(cents))

  test.each([
    ['gross_income', 4_192_150],
    ['direct_cost', 1_760_000],
    ['gross_margin', 2_432_150],
    ['overhead_cost', 1_190_000],
    ['operating_profit', 1_242_150],
    ['finance_cost', 455_000],
    ['business_return', 787_150],
    ['owned_total_val', 22_000_000],
    ['managed_total_val', 28_000_000],
    ['total_liab', 4_900_000],
    ['equity_val', 17_100_000],
    ['ebitda', 1_652_150],
    ['free_cashflow', 642_150],
    ['gross_income_per_fte', 931_588.89],
    ['profit_per_ha', 428.33],
    ['profit_per_100mm', 77.32],
    ['profit_per_ha_per_mm_gsr', 1.69],
    ['plant_per_crop_ha', 1333.33],
    ['margin_per_ml', 547.08],
  ] as const)('%s comes to $%d', (name, expected) => {
    expect(farm[name]).toBe(Math.round(expected * 100))
  })

  test.each([
    ['equity_pct', 0.7773],
    ['roam', 0.04436],
    ['asset_turnover', 0.14972],
    ['operating_profit_margin', 0.2963],
    ['roe', 0.046],
    ['overhead_ratio', 0.28386],
    ['direct_cost_ratio', 0.4198],
    ['expense_ratio', 0.7037],
    ['finance_ratio', 0.10854],
    ['interest_cover', 5.07],
    ['interest_lease_cover', 2.73],
    ['debt_to_equity', 0.28655],
    ['debt_to_assets', 0.2227],
    ['debt_to_income', 1.1689],
    ['plant_ratio', 0.5725],
    ['building_ratio', 0.0386],
    ['water_ratio', 0.2045],
    ['plant_cost_ratio', 0.1837],
    ['tpml_ratio', 0.2791],
    ['machinery_investment_ratio', 0.2385],
    ['fte_total', 4.5],
    ['ha_per_fte', 666.67],
    ['average_dse', 6586.6],
    ['dse_per_ha', 5.988],
    ['dse_per_ha_per_100mm', 1.081],
  ] as const)('%s comes to %d', (name, expected) => {
    const decimals = String(expected).split('.')[1]?.length ?? 0
    expect(farm[name]).toBeCloseTo(expected, decimals)
  })

  test('accruals, where they are kept, stand before what was paid', () => {
    const accrued = calculated({ ...farm, exp_other_direct_2: 170_000_000 })
    expect(accrued['direct_cost']).toBe(170_000_000)
    expect(accrued['exp_total']).toBe(176_000_000)
    expect(accrued['gross_margin']).toBe(249_215_000)
  })

  test('to calculate twice changes nothing', () => {
    expect(calculated(farm)).toEqual(farm)
  })
})

describe('what is missing', () => {
  test('from nothing follows nothing', () => {
    const empty = calculated({ Year: '2024' })
    expect(Object.values(empty).filter(value => value !== null)).toEqual(['2024'])
    expect(Object.keys(empty)).toHaveLength(571)
  })

  test('from every entered figure follows every other', () => {
    const full = calculated(believableRecord(true))
    expect(Object.keys(recordFields).filter(name => typeof full[name] !== 'number')).toEqual([
      'Zone',
      'Activity',
      'Year',
    ])
  })

  test('a change or an average needs both ends', () => {
    const half = calculated({
      owned_total_val: 1,
      owned_land_val: 500,
      owned_plant_val: 70,
      term_loan_liab: 20,
    })
    expect(half).toMatchObject({ owned_total_val: 570, equity_val: 550, equity_change_val: null })
    expect(half).toMatchObject({ average_owned_total_val: null, plant_depreciation_val: null })
  })
})

// prettier-ignore
const agreements = [
  ['leased_sharefarmed_ha', 'leased_ha + sharefarmed_ha + agisted_in_ha'],
  ['effective_ha', 'managed_ha - non_productive_ha'],
  ['land_class_total_ha', 'managed_ha'],
  ['land_class_total_val', 'managed_land_val'],
  ['managed_total_val', 'owned_total_val + leased_total_val'],
  ['water_total_ml', 'ir_entitlement_total_ml + stock_domestic_ml'],
  ['water_total_val', 'owned_water_val + leased_water_val'],
  ['equity_val', 'owned_total_val + debtors_val - total_liab'],
  ['gross_income', 'crop_income + livestock_income + other_farm_income'],
  ['gross_margin', 'gross_income - direct_cost'],
  ['overhead_cost', 'oh_total'],
  ['operating_profit', 'gross_margin - overhead_cost'],
  ['business_return', 'operating_profit - interest_cost - lease_sharefarm_cost'],
  ['roam', 'asset_turnover * operating_profit_margin'],
  ['ebitda', 'operating_profit + oh_depreciation_plant + oh_depreciation_buildings + oh_owner_allowance'],
  ['free_cashflow', 'ebitda - inventory_change - finance_cost - tax_paid - net_capex - drawings'],
  ['fte_total', 'fte_owner + fte_permanent + fte_casual + fte_contract'],
  ['labour_cost_total', 'wages_paid_total + owner_allowance_total'],
  ['oh_owner_allowance', 'owner_allowance_total'],
  ['wages_paid_total', 'oh_wages_permanent + oh_wages_casual + oh_superannuation + exp_labour_direct'],
  ['co_total_gross_income', 'sum(co_*_gross_income, -co_total_gross_income)'],
  ['co_total_direct_cost', 'sum(co_*_direct_cost, -co_total_direct_cost)'],
  ['co_total_gross_margin', 'sum(co_*_gross_margin, -co_total_gross_margin)'],
  ['co_total_overhead', 'sum(co_*_overhead, -co_total_overhead)'],
  ['co_total_operating_profit', 'sum(co_*_operating_profit, -co_total_*) - co_head_office_overhead'],
  ['co_total_gross_income', 'gross_income'],
  ['co_total_direct_cost', 'direct_cost'],
  ['co_total_overhead', 'overhead_cost'],
  ['co_total_operating_profit', 'operating_profit'],
  ['co_roam', 'co_total_operating_profit / managed_total_val'],
  ['gz_avg_dse', 'gz_sheep_dse + gz_cattle_dse + gz_other_dse'],
  ['exp_fertiliser_total', 'sum(exp_fertiliser_*, -*_2, -*_per_ha, -exp_fertiliser_total)'],
  ['exp_contract_total', 'sum(exp_contract_*, -*_2, -*_per_ha, -exp_contract_total)'],
  ['exp_chemical_total', 'sum(exp_herbicide_*, exp_*icide, exp_growth_*, -*_2, -*_per_ha)'],
  ['exp_total', 'sum(exp_*, -*_2, -*_per_ha, -exp_*total)'],
] as const

// prettier-ignore
const accrualAgreements = [
  ['exp_fertiliser_total_2', 'sum(exp_fertiliser_*_2, -exp_fertiliser_total_2)'],
  ['exp_contract_total_2', 'sum(exp_contract_*_2, -exp_contract_total_2)'],
  ['exp_chemical_total_2', 'sum(exp_herbicide_*_2, exp_*icide_2, exp_growth_*_2)'],
  ['exp_total_2', 'sum(exp_*_2, -exp_*total_2)'],
  ['direct_cost', 'exp_total_2'],
] as const

/** What the twins of the figures like these are divided by; the first that is like it counts. */
const divisors = [
  [/^owned_/, 'owned_ha'],
  [/^leased_/, 'leased_sharefarmed_ha'],
  [/^managed_|_liab$|^debtors_val$|^net_debt_val$/, 'managed_ha'],
  [/^(exp_total|exp_total_2|oh_.*|co_oth_.*|co_total_.*)$/, 'effective_ha'],
  [/^exp_(shearing|animal|supplementary|agistment|joining|pasture)/, 'gz_area_ha'],
  [/^(gz_.*|co_live_.*|labour_cost_livestock)$/, 'gz_area_ha'],
  [/^(dl|co_dry)_/, 'dl_area_cropped_ha'],
  [/^(ir|co_irr)_/, 'ir_area_cropped_ha'],
  [/^(exp_.*|labour_cost_crop)$/, 'dl_area_cropped_ha + ir_area_cropped_ha'],
  [/_val$/, 'its own hectares'],
  [/./, 'effective_ha'],
] as const

describe.each([
  ['what was paid', false],
  ['accruals as well', true],
])('a farm that keeps %s', (_, withAccruals) => {
  const farm = calculated(believableRecord(withAccruals))
  const names = new Set(Object.keys(recordFields))
  const worth = (text: string) => valueOf(readFormula(text, names), farm) ?? NaN
  const accrued = withAccruals ? accrualAgreements : [['direct_cost', 'exp_total'] as const]

  test.each([...agreements, ...accrued])('%s comes to %s', (name, text) => {
    expect(farm[name]).not.toBe(0)
    expect(farm[name]).toBeCloseTo(worth(text), 4)
  })

  test('entitlements for irrigation are no more than those held, and equity than what is owned', () => {
    expect(farm['ir_entitlement_total_ml']).toBeLessThanOrEqual(farm['water_total_ml']!)
    expect(Math.abs(farm['equity_pct']!)).toBeLessThanOrEqual(1)
  })

  test('each twin is its figure shared among its hectares', () => {
    const figures = [...names].filter(
      name => names.has(`${name}_per_ha`) && !name.startsWith('co_cane'),
    )
    expect(figures).toHaveLength(252)
    for (const figure of figures.filter(name => farm[name] !== undefined && farm[name] !== null)) {
      const divisor = divisors.find(([shape]) => shape.test(figure))?.[1] ?? ''
      const among = divisor === 'its own hectares' ? figure.replace(/val$/, 'ha') : divisor
      expect(
        Math.abs(farm[`${figure}_per_ha`]! - farm[figure]! / worth(among)),
        figure,
      ).toBeLessThanOrEqual(0.5)
    }
  })

  test('each entitlement has its worth per megalitre', () => {
    const twins = [...names].filter(name => /(?<!avg)_val_per_ml$/.test(name))
    expect(twins.map(name => farm[name])).toEqual(Array(8).fill(200_000))
  })
})
