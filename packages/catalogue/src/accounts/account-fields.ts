// The figures of the financial record that accounts go to. Whether the record has one from its rows,
// and is only compared with the accounts, is read from the record itself.

import type { AccountField } from '@furrow/farming/accounts/known-accounts'
import type { Field } from '../fields.ts'
import { recordFields } from '../finance/record.ts'

type Name = keyof typeof recordFields

const income = [
  'dryland_crop_income',
  'irrigated_crop_income',
  'cane_income',
  'hay_income',
  'sheep_income',
  'cattle_income',
  'wool_income',
  'other_livestock_income',
  'agistment_income',
  'contract_income',
  'lease_income',
  'water_sale_income',
  'insurance_income',
  'rebate_income',
  'carbon_stewardship_income',
  'sundry_income',
  'off_farm_income',
  'capital_sales',
] as const satisfies readonly Name[]

/** What accounts may leave undivided, and its lines. */
const totals = {
  exp_fertiliser_total: [
    'exp_fertiliser_n',
    'exp_fertiliser_p',
    'exp_fertiliser_k',
    'exp_fertiliser_other',
  ],
  exp_chemical_total: [
    'exp_herbicide_fallow',
    'exp_herbicide_crop',
    'exp_insecticide',
    'exp_fungicide',
    'exp_growth_regulator_defoliant',
  ],
  exp_contract_total: [
    'exp_contract_planting',
    'exp_contract_spraying',
    'exp_contract_harvest',
    'exp_contract_other',
  ],
} as const satisfies Partial<Record<Name, readonly Name[]>>

const directCosts = [
  'exp_seed',
  ...totals.exp_fertiliser_total,
  ...totals.exp_chemical_total,
  ...totals.exp_contract_total,
  'exp_fuel_direct',
  'exp_repairs_direct',
  'exp_labour_direct',
  'exp_freight_inputs',
  'exp_freight_produce',
  'exp_water_purchase',
  'exp_water_usage_charges',
  'exp_pumping_energy',
  'exp_insurance_crop',
  'exp_levies',
  'exp_licence_fees',
  'exp_ginning',
  'exp_packaging_wool_packs',
  'exp_storage_handling',
  'exp_selling_commission',
  'exp_shearing_crutching',
  'exp_animal_health',
  'exp_supplementary_feed',
  'exp_agistment_out',
  'exp_joining_sires',
  'exp_pasture_maintenance',
  'exp_irrigation_repairs',
  'exp_other_direct',
] as const satisfies readonly Name[]

/** Without the owner's allowance, which nobody pays. */
const overheads = [
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
  'oh_training_travel',
  'oh_weed_pest_roads',
  'oh_depreciation_plant',
  'oh_depreciation_buildings',
  'oh_other',
] as const satisfies readonly Name[]

const belowProfit = [
  'interest_cost',
  'lease_cost',
  'sharefarm_cost',
  'tax_paid',
  'drawings',
  'principal_paid',
  'capex_plant',
  'capex_buildings',
  'capex_water',
  'capex_land_improvement',
] as const satisfies readonly Name[]

const liabilities = [
  'overdraft_liab',
  'term_loan_liab',
  'equipment_finance_liab',
  'livestock_finance_liab',
  'seasonal_finance_liab',
  'lease_liab',
  'family_loan_liab',
  'creditors_liab',
  'tax_provision_liab',
  'other_liab',
] as const satisfies readonly Name[]

const assets = ['debtors_val', 'owned_cash_fmd_val'] as const satisfies readonly Name[]

const credits = [...income, ...liabilities] as const
const debits = [...directCosts, ...overheads, ...belowProfit, ...assets] as const
const undivided = ['exp_fertiliser_total', 'exp_chemical_total', 'exp_contract_total'] as const

export type AccountTarget =
  | (typeof credits)[number]
  | (typeof debits)[number]
  | (typeof undivided)[number]

export const accountFields: Readonly<Record<AccountTarget, AccountField>> = Object.fromEntries([
  ...credits.map(name => [name, { grownBy: 'credit', isCompared: hasRows(name) }]),
  ...debits.map(name => [name, { grownBy: 'debit', isCompared: hasRows(name) }]),
  ...undivided.map(name => [name, { grownBy: 'debit', isCompared: false, totalOf: totals[name] }]),
]) as Record<AccountTarget, AccountField>

function hasRows(name: AccountTarget): boolean {
  const { fromRows, formula } = recordFields[name] as Field
  return fromRows !== undefined || formula !== undefined
}
