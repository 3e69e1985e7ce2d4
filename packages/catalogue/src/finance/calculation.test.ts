import { describe, expect, test } from 'vitest'
import { valueOf } from '@furrow/farming/record/formula'
import { readFormula } from '@furrow/farming/record/read-formula'
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
    ['gross_income', 4_192_150], // C130
    ['direct_cost', 1_760_000],
    ['gross_margin', 2_432_150], // C131
    ['overhead_cost', 1_190_000], // C132
    ['operating_profit', 1_242_150], // C133
    ['finance_cost', 455_000],
    ['business_return', 787_150], // C134
    ['owned_total_val', 22_000_000],
    ['managed_total_val', 28_000_000], // C165
    ['total_liab', 4_900_000],
    ['equity_val', 17_100_000],
    ['ebitda', 1_652_150], // C155
    ['net_capex', 260_000], // C156
    ['free_cashflow', 642_150], // C155
    ['gross_income_per_fte', 931_588.89], // C150
    ['profit_per_ha', 428.33], // C159
    ['profit_per_100mm', 77.32], // C160
    ['profit_per_ha_per_mm_gsr', 1.69], // C160
    ['plant_per_crop_ha', 1333.33], // C145
    ['margin_per_ml', 547.08], // C37
  ] as const)('%s comes to $%d', (name, expected) => {
    expect(farm[name]).toBe(Math.round(expected * 100))
  })

  test.each([
    ['equity_pct', 0.7773], // C139
    ['roam', 0.04436], // C135
    ['asset_turnover', 0.14972], // C136
    ['operating_profit_margin', 0.2963], // C137
    ['roe', 0.046], // C138
    ['overhead_ratio', 0.28386], // C142
    ['direct_cost_ratio', 0.4198], // C143
    ['expense_ratio', 0.7037], // C143
    ['finance_ratio', 0.10854], // C141
    ['interest_cover', 5.07], // C140
    ['interest_lease_cover', 2.73], // C140
    ['debt_to_equity', 0.28655], // C139
    ['debt_to_assets', 0.2227], // C139
    ['debt_to_income', 1.1689], // C157
    ['plant_ratio', 0.5725], // C144
    ['building_ratio', 0.0386], // C147
    ['water_ratio', 0.2045], // C148
    ['plant_cost_ratio', 0.1837], // C39
    ['tpml_ratio', 0.2791], // C146
    ['machinery_investment_ratio', 0.2385], // C146
    ['fte_total', 4.5], // C149
    ['ha_per_fte', 666.67], // C150
    ['average_dse', 6586.6], // C96
    ['dse_per_ha', 5.988], // C97
    ['dse_per_ha_per_100mm', 1.081], // C98
  ] as const)('%s comes to %d', (name, expected) => {
    const decimals = String(expected).split('.')[1]?.length ?? 0
    expect(farm[name]).toBeCloseTo(expected, decimals)
  })

  test('accruals, where they are kept, stand line by line before what was paid', () => {
    const accrued = calculated({ ...farm, exp_other_direct_2: 170_000_000 })
    expect(accrued['exp_total']).toBe(176_000_000)
    expect(accrued['exp_total_2']).toBe(221_000_000)
    expect(accrued['direct_cost']).toBe(221_000_000)
    expect(accrued['gross_margin']).toBe(198_215_000)
  })

  test('hectares of cane are hectares sown', () => {
    const withCane = calculated({ ...farm, cane_area_ha: 200, cane_income: 50_000_000 })
    expect(withCane['plant_per_crop_ha']).toBe(120_000)
    expect(withCane['exp_fuel_direct_per_ha']).toBe(8500)
    expect(withCane['crop_ha_per_fte']).toBeCloseTo(2000 / 4.5, 5)
    expect(withCane['co_cane_gross_income_per_ha']).toBe(250_000)
  })

  test('overheads of head office stand between the segments and the total', () => {
    const overheads = { co_dry_overhead: 60_000_000, co_irr_overhead: 50_000_000 }
    const company = calculated({
      ...farm,
      ...overheads,
      co_head_office_overhead: 9_000_000,
      dl_crop_direct_cost: 49_500_000,
      gz_direct_cost: 9_500_000,
      co_live_overhead: 0,
      co_oth_direct_cost: 0,
      co_oth_overhead: 0,
    })
    expect(company['co_total_overhead']).toBe(119_000_000)
    expect(company['co_total_overhead']).toBe(company['oh_total'])
    const segments = ['dry', 'irr', 'live', 'oth'].map(
      name => company[`co_${name}_operating_profit`]!,
    )
    const together = segments.reduce((sum, profit) => sum + profit, 0)
    expect(together - 9_000_000).toBe(company['co_total_operating_profit'])
    expect(company['co_total_operating_profit']).toBe(company['operating_profit'])
  })

  test('to calculate twice changes nothing', () => {
    expect(calculated(farm)).toEqual(farm)
  })
})

describe('what is missing', () => {
  test('from nothing follows nothing', () => {
    const empty = calculated({ Year: '2024' })
    expect(Object.values(empty).filter(value => value !== null)).toEqual(['2024'])
    expect(Object.keys(empty)).toHaveLength(649)
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
  [/^co_cane_/, 'cane_area_ha'],
  [/^(dl|co_dry)_/, 'dl_area_cropped_ha'],
  [/^(ir|co_irr)_/, 'ir_area_cropped_ha'],
  [/^(exp_.*|labour_cost_crop)$/, 'dl_area_cropped_ha + ir_area_cropped_ha + cane_area_ha'],
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
    const figures = [...names].filter(name => names.has(`${name}_per_ha`))
    expect(figures).toHaveLength(257)
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

describe('what a kilogram and a tonne cost', () => {
  const dollar = 100
  test('of beef is what all stock cost by what they eat (C113)', () => {
    const herd = { gz_cattle_dse: 6586.6, kg_beef_per_dse: 143_455 / 6586.6 }
    const costs = { gz_direct_cost: 95_000 * dollar, co_live_overhead: 210_000 * dollar }
    expect(calculated({ ...herd, ...costs })['cost_of_production_beef']).toBe(213)
    expect(calculated({ ...herd, gz_direct_cost: 1 })['cost_of_production_beef']).toBeNull()
  })

  test('of lamb and wool is parted by what each earned (C114)', () => {
    const flock = { gz_sheep_dse: 12_000, gz_area_ha: 1000, kg_sheepmeat_per_ha: 120 }
    const earned = { sheep_income: 750_000 * dollar, wool_income: 250_000 * dollar }
    const costs = { gz_direct_cost: 100_000 * dollar, co_live_overhead: 140_000 * dollar }
    const record = { ...flock, ...earned, ...costs, kg_wool_per_dse: 14_000 / 12_000 }
    const { cost_of_production_lamb: lamb, cost_of_production_wool: wool } = calculated(record)
    expect([lamb, wool]).toEqual([150, 429])
  })

  test('of wheat is that of a hectare by its yield (C36)', () => {
    const crop = { dl_area_cropped_ha: 900, wheat_yield: 2.8 }
    const costs = { dl_crop_direct_cost: 297_000 * dollar, co_dry_overhead: 900 * 260 * dollar }
    expect(calculated({ ...crop, ...costs })['cost_of_production_wheat']).toBe(210_71)
  })
})
