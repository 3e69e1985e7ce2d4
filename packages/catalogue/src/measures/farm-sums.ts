// Totals of a whole farm that its measures share: each by the name that it has in the financial record, where it has one.

import { farmLines } from './farm-lines.ts'
import type { SumRow } from './measure.ts'

const all = (section: string, ...without: readonly string[]): string =>
  farmLines
    .filter(line => line.section === section && !without.includes(line.name))
    .map(({ name }) => name)
    .join(' + ')

const fertilisers = 'exp_fertiliser_n + exp_fertiliser_p + exp_fertiliser_k + exp_fertiliser_other'
const sprays =
  'exp_herbicide_fallow + exp_herbicide_crop + exp_insecticide + exp_fungicide + exp_growth_regulator_defoliant'
const contractors =
  'exp_contract_planting + exp_contract_spraying + exp_contract_harvest + exp_contract_other'

export const farmSums: readonly SumRow[] = [
  ['crop_ha', 'ha', 'Cropped area', 'dl_area_cropped_ha + ir_area_cropped_ha + cane_area_ha'],
  ['owned_total_val', '$', 'Owned assets', all('Assets')],
  ['managed_total_val', '$', 'Assets managed', `owned_total_val! + ${all('Assets of others')}`],
  ['managed_land_val', '$', 'Land managed', 'owned_land_val + leased_land_val'],
  ['total_liab', '$', 'Debts', all('Debts')],
  ['equity_val', '$', 'Equity', 'owned_total_val! + debtors_val - total_liab!'],
  [
    'crop_income',
    '$',
    'Crop income',
    'dryland_crop_income + irrigated_crop_income + cane_income + hay_income',
  ],
  [
    'livestock_income',
    '$',
    'Livestock income',
    'sheep_income + wool_income + cattle_income + other_livestock_income',
  ],
  ['gross_income', '$', 'Gross income', all('Income')],
  ['fertiliser_cost', '$', 'Fertiliser', fertilisers],
  ['spray_cost', '$', 'Sprays', sprays],
  ['contractor_cost', '$', 'Contractors', contractors],
  ['freight_cost', '$', 'Freight', 'exp_freight_inputs + exp_freight_produce'],
  [
    'water_cost',
    '$',
    'Water and pumping',
    'exp_water_purchase + exp_water_usage_charges + exp_pumping_energy + exp_irrigation_repairs',
  ],
  [
    'stock_cost',
    '$',
    'Costs of stock alone',
    'exp_shearing_crutching + exp_animal_health + exp_supplementary_feed + exp_agistment_out + exp_joining_sires + exp_pasture_maintenance',
  ],
  ['direct_cost', '$', 'Direct costs', all('Direct costs')],
  ['gross_margin', '$', 'Gross margin', 'gross_income! - direct_cost!'],
  ['overhead_cost', '$', 'Overheads', all('Overheads')],
  ['operating_profit', '$', 'Operating profit', 'gross_margin! - overhead_cost!'],
  ['lease_sharefarm_cost', '$', 'Leases and sharefarmers', 'lease_cost + sharefarm_cost'],
  [
    'finance_cost',
    '$',
    'Interest, leases and sharefarmers',
    'interest_cost + lease_sharefarm_cost',
  ],
  ['business_return', '$', 'Business return', 'operating_profit! - finance_cost!'],
  ['depreciation', '$', 'Depreciation', 'oh_depreciation_plant + oh_depreciation_buildings'],
  [
    'ebitda',
    '$',
    'Profit before depreciation and the owners’ allowance',
    'operating_profit! + depreciation + oh_owner_allowance',
  ],
  ['capex_total', '$', 'Capital spending', 'capex_plant + capex_other'],
  ['fuel_cost', '$', 'Fuel', 'oh_fuel_oil + exp_fuel_direct'],
  [
    'machinery_cost',
    '$',
    'Machinery cost',
    'fuel_cost + oh_depreciation_plant + oh_repairs_plant + exp_repairs_direct + contractor_cost',
  ],
  ['labour_cost', '$', 'Labour cost', 'oh_wages + paid_labour_direct + oh_owner_allowance'],
  ['fte_total', 'FTE', 'People', 'fte_owner + fte_permanent + fte_casual + fte_contract'],
  ['average_dse', 'DSE', 'DSE', 'sheep_dse + cattle_dse + other_dse'],
]
