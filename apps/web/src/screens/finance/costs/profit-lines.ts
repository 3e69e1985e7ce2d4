// The lines of income and costs in the order of a profit statement, from what was earned to what was left in the
// bank: figures of the record, with what they add up to behind them.

import { costLineLabel } from '@furrow/catalogue/finance/figure-labels'
import { costLines } from '@furrow/catalogue/finance/production-expenses'

export interface ProfitLine {
  readonly name: string
  readonly label: string
  readonly part: string
  /** Adds others up, or is what is left of them. */
  readonly isSum: boolean
  /** A direct cost that no other is a part of: of it something may be carried over the ends of the period. */
  readonly isCost: boolean
  /** Of a sum that the record does not have: the lines that it adds up. */
  readonly adds: readonly string[]
}

/** A name alone is a line; with words it is a sum, of these lines where the record has none. */
type Said = string | readonly [name: string, words: string, adds?: readonly string[]]

const water = [
  'exp_water_purchase',
  'exp_water_usage_charges',
  'exp_pumping_energy',
  'exp_irrigation_repairs',
] as const
const freight = ['exp_freight_inputs', 'exp_freight_produce'] as const
const livestock = [
  'exp_shearing_crutching',
  'exp_animal_health',
  'exp_supplementary_feed',
  'exp_agistment_out',
  'exp_joining_sires',
  'exp_pasture_maintenance',
] as const

const parts: Readonly<Record<string, readonly Said[]>> = {
  Income: [
    'dryland_crop_income',
    'irrigated_crop_income',
    'cane_income',
    'hay_income',
    ['crop_income', 'All crop income'],
    'sheep_income',
    'wool_income',
    'cattle_income',
    'other_livestock_income',
    ['livestock_income', 'All livestock income'],
    'agistment_income',
    'contract_income',
    'lease_income',
    'water_sale_income',
    'insurance_income',
    'rebate_income',
    'carbon_stewardship_income',
    'sundry_income',
    ['other_farm_income', 'All other farm income'],
    ['gross_income', 'Gross income'],
  ],
  'Direct costs': [
    'exp_seed',
    'exp_fertiliser_n',
    'exp_fertiliser_p',
    'exp_fertiliser_k',
    'exp_fertiliser_other',
    ['exp_fertiliser_total', 'All fertiliser'],
    'exp_herbicide_fallow',
    'exp_herbicide_crop',
    'exp_insecticide',
    'exp_fungicide',
    'exp_growth_regulator_defoliant',
    ['exp_chemical_total', 'All sprays'],
    'exp_contract_planting',
    'exp_contract_spraying',
    'exp_contract_harvest',
    'exp_contract_other',
    ['exp_contract_total', 'All contractors'],
    'exp_fuel_direct',
    'exp_repairs_direct',
    'exp_labour_direct',
    ...water,
    ['all_water', 'All water', water],
    ...freight,
    ['all_freight', 'All freight', freight],
    'exp_storage_handling',
    'exp_insurance_crop',
    'exp_levies',
    'exp_licence_fees',
    'exp_ginning',
    'exp_packaging_wool_packs',
    'exp_selling_commission',
    'exp_other_direct',
    ...livestock,
    ['all_livestock', 'All livestock costs', livestock],
    ['exp_total', 'All direct costs, as paid'],
    ['direct_cost', 'Direct costs, used up where known'],
    ['gross_margin', 'Gross margin'],
  ],
  Overheads: [
    'oh_administration',
    'oh_accounting',
    'oh_legal',
    'oh_consulting',
    'oh_bank_charges',
    'oh_rates',
    'oh_land_tax_rent_fees',
    'oh_water_fixed_charges',
    'oh_electricity_gas',
    'oh_phone_internet',
    'oh_insurance_general',
    'oh_insurance_vehicles',
    'oh_insurance_workers',
    'oh_registration',
    'oh_fuel_oil',
    'oh_repairs_plant',
    'oh_repairs_buildings',
    'oh_repairs_improvements',
    'oh_motor_vehicle',
    'oh_freight_general',
    'oh_wages_permanent',
    'oh_wages_casual',
    'oh_superannuation',
    'oh_owner_allowance',
    'oh_training_travel',
    'oh_weed_pest_roads',
    'oh_depreciation_plant',
    'oh_depreciation_buildings',
    'oh_other',
    ['oh_total', 'All overheads'],
    ['operating_profit', 'Operating profit'],
  ],
  'Finance and tax': [
    'interest_cost',
    'lease_cost',
    'sharefarm_cost',
    ['lease_sharefarm_cost', 'All leases and sharefarming'],
    ['finance_cost', 'All finance costs'],
    ['business_return', 'Business return'],
    'tax_paid',
    ['profit_after_tax', 'Profit after tax'],
  ],
  Cash: [
    ['ebitda', 'Profit before depreciation and owner allowance'],
    'inventory_change',
    'capex_plant',
    'capex_buildings',
    'capex_water',
    'capex_land_improvement',
    ['capex_total', 'All capital spending'],
    'capital_sales',
    ['net_capex', 'Net capital spending'],
    'drawings',
    ['free_cashflow', 'Free cash flow'],
    'principal_paid',
    ['cash_surplus', 'Cash surplus'],
    'off_farm_income',
  ],
}

const costs: ReadonlySet<string> = new Set(costLines)

export const profitLines: readonly ProfitLine[] = Object.entries(parts).flatMap(([part, said]) =>
  said.map(one => {
    const isSum = typeof one !== 'string'
    const [name, label, adds = []] = isSum ? one : [one, costLineLabel(one)]
    return { name, label, part, isSum, isCost: costs.has(name), adds }
  }),
)

/** As used up, for direct costs and what they add up to. */
export const usedUpNamed = (name: string): string => `${name}_2`

export const perHaNamed = (name: string): string => `${name}_per_ha`

/** All figures of the record that the statement shows. */
export const profitFigures: ReadonlySet<string> = new Set(
  profitLines.flatMap(({ name, adds }) => {
    if (adds.length > 0) return []
    const both = name.startsWith('exp_') ? [name, usedUpNamed(name)] : [name]
    return both.flatMap(one => [one, perHaNamed(one)])
  }),
)
