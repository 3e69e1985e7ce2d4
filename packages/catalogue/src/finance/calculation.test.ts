import { describe, expect, test } from 'vitest'
import type { Field } from '../fields.ts'
import { believableRecord } from './believable-record.ts'
import { readCalculation, recalculated } from './calculation.ts'
import { recordFields, recordParts } from './record.ts'

const calculation = readCalculation(recordFields)
type Figures = Readonly<Record<string, number>>

function calculated(record: Readonly<Record<string, unknown>>): Figures {
  return recalculated(record, calculation) as Figures
}

describe('the worked example: 3,000 ha of grain, irrigated cotton and cattle', () => {
  const dollars = {
    ...{ owned_ha: 2000, sharefarmed_ha: 1000, non_productive_ha: 100 },
    ...{ rain_annual_mm: 554, rain_gsr_mm: 253, dl_area_cropped_ha: 1500, ir_area_cropped_ha: 300 },
    ...{ owned_land_val: 13_000_000, owned_water_val: 4_500_000, owned_livestock_val: 900_000 },
    ...{
      owned_buildings_val: 600_000,
      owned_infrastructure_val: 250_000,
      owned_other_val: 350_000,
    },
    ...{ owned_plant_val: 2_400_000, plant_opening_val: 2_400_000, plant_purchase_val: 320_000 },
    ...{ plant_sale_val: 60_000, capital_sales: 60_000, leased_land_val: 6_000_000 },
    ...{
      term_loan_liab: 4_900_000,
      debtors_val: 0,
      interest_cost: 245_000,
      sharefarm_cost: 210_000,
    },
    ...{
      dryland_crop_income: 806_400 + 324_000 + 208_000,
      irrigated_crop_income: 2_145_000 + 288_750,
    },
    ...{ cattle_income: 380_000, sundry_income: 40_000, ir_crop_direct_cost: 1_170_000 },
    ...{ exp_fuel_direct: 170_000, exp_repairs_direct: 150_000, exp_contract_harvest: 190_000 },
    ...{ exp_other_direct: 1_250_000, oh_wages_permanent: 250_000, oh_other: 530_000 },
    ...{ owner_allowance_total: 150_000, days_owner: 360, days_permanent: 480, days_casual: 240 },
    ...{ inventory_change: 65_000, tax_paid: 90_000, drawings: 140_000, water_used_ml: 2310 },
    ...{ gz_opening_dse: 6551, gz_closing_dse: 6622.2, gz_area_ha: 1100 },
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

describe.each([
  ['what was paid', false],
  ['accruals as well', true],
])('a farm that keeps %s', (_, withAccruals) => {
  const farm = calculated(believableRecord(withAccruals))
  const sum = (...names: string[]) => names.reduce((total, name) => total + farm[name]!, 0)
  const named = (pattern: RegExp) => Object.keys(recordFields).filter(name => pattern.test(name))
  const sumLike = (pattern: RegExp) => sum(...named(pattern))
  const set = withAccruals ? '_2' : ''

  const totals: readonly [string, () => number][] = [
    ['leased_sharefarmed_ha', () => sum('leased_ha', 'sharefarmed_ha', 'agisted_in_ha')],
    ['effective_ha', () => farm['managed_ha']! - farm['non_productive_ha']!],
    ['land_class_total_ha', () => farm['managed_ha']!],
    ['land_class_total_val', () => farm['managed_land_val']!],
    ['managed_total_val', () => sum('owned_total_val', 'leased_total_val')],
    [
      'water_total_ml',
      () =>
        sumLike(
          /^(high_s|general_s|suppl|groundw|floodpl|unregul|stock_dom|other_water).*_ml$(?<!per_ml)/,
        ),
    ],
    ['water_total_val', () => sum('owned_water_val', 'leased_water_val')],
    ['equity_val', () => sum('owned_total_val', 'debtors_val') - farm['total_liab']!],
    ['gross_income', () => sum('crop_income', 'livestock_income', 'other_farm_income')],
    ['gross_margin', () => farm['gross_income']! - farm['direct_cost']!],
    ['direct_cost', () => farm[`exp_total${set}`]!],
    ['overhead_cost', () => farm['oh_total']!],
    ['operating_profit', () => farm['gross_margin']! - farm['overhead_cost']!],
    [
      'business_return',
      () => farm['operating_profit']! - sum('interest_cost', 'lease_sharefarm_cost'),
    ],
    ['roam', () => farm['asset_turnover']! * farm['operating_profit_margin']!],
    [
      'ebitda',
      () =>
        sum(
          'operating_profit',
          'oh_depreciation_plant',
          'oh_depreciation_buildings',
          'oh_owner_allowance',
        ),
    ],
    [
      'free_cashflow',
      () =>
        farm['ebitda']! -
        sum('inventory_change', 'finance_cost', 'tax_paid', 'net_capex', 'drawings'),
    ],
    ['fte_total', () => sum('fte_owner', 'fte_permanent', 'fte_casual', 'fte_contract')],
    ['labour_cost_total', () => sum('wages_paid_total', 'owner_allowance_total')],
    ['oh_owner_allowance', () => farm['owner_allowance_total']!],
    [
      'wages_paid_total',
      () => sum('oh_wages_permanent', 'oh_wages_casual', 'oh_superannuation', 'exp_labour_direct'),
    ],
    ['co_total_gross_income', () => sumLike(/^co_(dry|irr|cane|live|oth)_gross_income$/)],
    ['co_total_direct_cost', () => sumLike(/^co_(dry|irr|cane|live|oth)_direct_cost$/)],
    ['co_total_gross_margin', () => sumLike(/^co_(dry|irr|cane|live|oth)_gross_margin$/)],
    ['co_total_overhead', () => sumLike(/^co_(dry|irr|cane|live|oth|head_office)_overhead$/)],
    [
      'co_total_operating_profit',
      () =>
        sumLike(/^co_(dry|irr|cane|live|oth)_operating_profit$/) - farm['co_head_office_overhead']!,
    ],
    ['co_total_gross_income', () => farm['gross_income']!],
    ['co_total_direct_cost', () => farm['direct_cost']!],
    ['co_total_overhead', () => farm['overhead_cost']!],
    ['co_total_operating_profit', () => farm['operating_profit']!],
    ['co_roam', () => farm['roam']!],
    ['co_roam', () => farm['co_total_operating_profit']! / farm['managed_total_val']!],
    ['gz_avg_dse', () => farm['average_dse']!],
    ['exp_fertiliser_total', () => sumLike(/^exp_fertiliser_(n|p|k|other)$/)],
    [
      'exp_chemical_total',
      () =>
        sumLike(
          /^exp_(herbicide_fallow|herbicide_crop|insecticide|fungicide|growth_regulator_defoliant)$/,
        ),
    ],
    ['exp_contract_total', () => sumLike(/^exp_contract_(planting|spraying|harvest|other)$/)],
    [
      `exp_fertiliser_total${set}`,
      () => sumLike(new RegExp(`^exp_fertiliser_(n|p|k|other)${set}$`)),
    ],
    [
      `exp_contract_total${set}`,
      () => sumLike(new RegExp(`^exp_contract_(planting|spraying|harvest|other)${set}$`)),
    ],
    [`exp_total${set}`, () => sumLike(new RegExp(`^exp_.*(?<!total)(?<!_2)${set}$(?<!_per_ha)`))],
  ]

  test.each(totals)('%s agrees with its parts', (name, parts) => {
    expect(farm[name]).not.toBe(0)
    expect(farm[name]).toBeCloseTo(parts(), 4)
  })

  test('entitlements for irrigation are no more than those held', () => {
    expect(farm['ir_entitlement_total_ml']).toBeLessThanOrEqual(farm['water_total_ml']!)
    expect(Math.abs(farm['equity_pct']!)).toBeLessThanOrEqual(1)
  })

  const cropped = () => sum('dl_area_cropped_ha', 'ir_area_cropped_ha')
  const shearingToPasture = /^exp_(shearing|animal|supplementary|agistment|joining|pasture)/
  const divisors: readonly [RegExp, (figure: string) => number][] = [
    [/^owned_/, () => farm['owned_ha']!],
    [/^leased_/, () => farm['leased_sharefarmed_ha']!],
    [/^managed_/, () => farm['managed_ha']!],
    [/^(exp_total|exp_total_2|oh_.*|co_oth_.*|co_total_.*)$/, () => farm['effective_ha']!],
    [shearingToPasture, () => farm['gz_area_ha']!],
    [/^(exp_.*|labour_cost_crop)$/, cropped],
    [/^(gz_.*|co_live_.*|labour_cost_livestock)$/, () => farm['gz_area_ha']!],
    [/^(dl|co_dry)_/, () => farm['dl_area_cropped_ha']!],
    [/^(ir|co_irr)_/, () => farm['ir_area_cropped_ha']!],
    [/_liab$|^debtors_val$|^net_debt_val$/, () => farm['managed_ha']!],
    [/_val$/, figure => farm[figure.replace(/val$/, 'ha')]!],
    [/./, () => farm['effective_ha']!],
  ]

  test('each twin is its figure shared among its hectares', () => {
    const twins = named(/_per_ha$/).map(twin => [twin, twin.replace(/_per_ha$/, '')] as const)
    const shared = twins.filter(
      ([twin, figure]) => figure in recordFields && !twin.startsWith('co_cane'),
    )
    expect(shared.length).toBe(252)
    for (const [twin, figure] of shared) {
      if (figure.startsWith('exp_') && farm[figure] === null) continue
      const among = divisors.find(([names]) => names.test(figure))![1](figure)
      expect(Math.abs(farm[twin]! - farm[figure]! / among), twin).toBeLessThanOrEqual(0.5)
    }
  })

  test('each entitlement has its worth per megalitre', () => {
    for (const twin of recordParts['assets_land_and_water']!.filter(name =>
      name.endsWith('_val_per_ml'),
    )) {
      expect(farm[twin], twin).toBe(200_000)
    }
  })
})
