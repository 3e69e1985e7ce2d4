// Group H: what the farm costs whatever is grown. Interest, rent, direct costs and capital are
// not among them.

import { figures } from './figures.ts'
import { croppedHa, depreciation } from './unnamed-sums.ts'

// prettier-ignore
export const overheads = figures([
  ['oh_administration', '$', 'Office, stationery, subscriptions and memberships.', '', 'effective_ha'],
  ['oh_accounting', '$', 'Accountant and bookkeeping.', '', 'effective_ha'],
  ['oh_legal', '$', 'Lawyers and conveyancing.', '', 'effective_ha'],
  ['oh_consulting', '$', 'Advisers, agronomists on retainer and benchmarking.', '', 'effective_ha'],
  ['oh_bank_charges', '$', 'Bank and merchant fees, without interest.', '', 'effective_ha'],
  ['oh_rates', '$', 'Rates of the shire or council.', '', 'effective_ha'],
  ['oh_land_tax_rent_fees', '$', 'Land tax, crown rent and permits.', '', 'effective_ha'],
  ['oh_water_fixed_charges', '$', 'Water charges that fall due however much is used.', '', 'effective_ha'],
  ['oh_electricity_gas', '$', 'Power and gas, apart from pumping.', '', 'effective_ha'],
  ['oh_phone_internet', '$', 'Telephone and internet.', '', 'effective_ha'],
  ['oh_insurance_general', '$', 'Insurance of buildings, plant and liability.', '', 'effective_ha'],
  ['oh_insurance_vehicles', '$', 'Insurance of vehicles.', '', 'effective_ha'],
  ['oh_insurance_workers', '$', 'Insurance of workers.', '', 'effective_ha'],
  ['oh_registration', '$', 'Registration of vehicles.', '', 'effective_ha'],
  ['oh_fuel_oil', '$', 'Fuel and oil that no crop bears.', '', 'effective_ha'],
  ['oh_repairs_plant', '$', 'Repairs and parts for plant.', '', 'effective_ha'],
  ['oh_repairs_buildings', '$', 'Repairs to buildings.', '', 'effective_ha'],
  ['oh_repairs_improvements', '$', 'Repairs to fences, roads and water points.', '', 'effective_ha'],
  ['oh_motor_vehicle', '$', 'Running the cars and utes.', '', 'effective_ha'],
  ['oh_freight_general', '$', 'Cartage of things in general.', '', 'effective_ha'],
  ['oh_wages_permanent', '$', 'Wages of permanent staff.', '', 'effective_ha'],
  ['oh_wages_casual', '$', 'Wages of casual staff that no crop bears.', '', 'effective_ha'],
  ['oh_superannuation', '$', 'Super and the other costs of wages.', '', 'effective_ha'],
  ['oh_owner_allowance', '$', "A fair wage for the owners' own work.", 'owner_allowance_total', 'effective_ha'],
  ['oh_training_travel', '$', 'Training, safety, travel and meetings.', '', 'effective_ha'],
  ['oh_weed_pest_roads', '$', 'Weeds and feral animals off the crop, and roads.', '', 'effective_ha'],
  ['oh_depreciation_plant', '$', 'What plant lost in market value over the period.',
    'plant_depreciation_val', 'effective_ha'],
  ['oh_depreciation_buildings', '$', 'Wear of buildings, the same each year.', '', 'effective_ha'],
  ['oh_other', '$', 'Tools, consumables and anything else.', '', 'effective_ha'],
  ['oh_total', '$', 'All overheads.',
    'sum(oh_*, -oh_*_per_*, -oh_cash_total, -oh_total_pct_income)', 'effective_ha'],
  ['oh_cash_total', '$', 'Overheads that are paid in cash.',
    `oh_total - (${depreciation}) - oh_owner_allowance`, 'effective_ha'],
  ['oh_total_pct_income', 'fraction', 'What overheads take of each dollar earned.', 'overhead_ratio'],
  ['oh_total_per_dse', '$/DSE', 'Overheads for each DSE carried.', 'overheads_per_dse'],
  ['oh_total_per_crop_ha', '$/ha', 'Overheads for each hectare sown.', `oh_total / (${croppedHa})`],
])
