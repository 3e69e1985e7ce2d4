// The lines of a whole farm: what of its financial record adds up. Each says how it follows from the record; the last
// of a section that adds up to a total is what the others leave of it, so that the section always comes to the total.

import type { LineOfRecord, NoneWhere } from '@furrow/farming/benchmarks/results/record-lines'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import { namesIn } from '@furrow/farming/record/formula'
import { readFormula } from '@furrow/farming/record/read-formula'
import { recordFields } from '../finance/record.ts'
import { standing } from '../finance/unnamed-sums.ts'
import type { Line } from './measure.ts'

/** A line of the record, or what the other lines of its section leave of a total. */
export interface FarmLine extends Line {
  /** In the language of the record, over its figures. */
  readonly from: string
  /** `from` is a total, and the line what the others leave of it. */
  readonly isRest: boolean
  readonly none?: NoneWhere | undefined
}

type Row = readonly [name: string, label: string, from?: string]

const land: readonly Row[] = [
  ['effective_ha', 'Effective area'],
  ['managed_ha', 'Area that we run'],
  ['arable_ha', 'Arable area'],
]

/** A farm has none of what its record leaves out. */
const uses: readonly Row[] = [
  ['leased_sharefarmed_ha', 'Area of others that we farm'],
  ['dl_area_cropped_ha', 'Dryland crops'],
  ['ir_area_cropped_ha', 'Irrigated crops'],
  ['cane_area_ha', 'Cane'],
  ['double_crop_ha', 'Cropped twice', 'dl_area_double_crop_ha + ir_area_double_crop_ha'],
  ['fallow_ha', 'Fallow', 'dl_area_fallow_ha + ir_area_fallow_ha'],
  ['failed_ha', 'Failed crops', 'dl_area_failed_ha + ir_area_failed_ha'],
  ['grazed_ha', 'Grazed area', 'gz_area_ha'],
  ['irrigated_ha', 'Irrigated area', 'ir_area_irrigated_ha'],
]

const assets: readonly Row[] = [
  ['owned_land_val', 'Land'],
  ['owned_water_val', 'Water'],
  ['owned_infrastructure_val', 'Fences, bores and channels'],
  ['owned_buildings_val', 'Buildings and storages'],
  ['owned_plant_val', 'Machinery'],
  ['owned_livestock_val', 'Livestock'],
  ['owned_grain_on_hand_val', 'Grain on hand'],
  ['owned_fodder_on_hand_val', 'Fodder on hand'],
  ['owned_cash_fmd_val', 'Cash and farm management deposits'],
]

const leased: readonly Row[] = [['leased_land_val', 'Leased land']]

const debts: readonly Row[] = [
  ['overdraft_liab', 'Overdraft'],
  ['term_loan_liab', 'Term loans'],
  ['equipment_finance_liab', 'Machinery finance'],
  ['livestock_finance_liab', 'Livestock finance'],
  ['seasonal_finance_liab', 'Seasonal finance'],
  ['family_loan_liab', 'Family loans'],
]

const income: readonly Row[] = [
  ['dryland_crop_income', 'Dryland crops'],
  ['irrigated_crop_income', 'Irrigated crops'],
  ['cane_income', 'Cane'],
  ['hay_income', 'Hay'],
  ['sheep_income', 'Sheep'],
  ['wool_income', 'Wool'],
  ['cattle_income', 'Cattle'],
  ['other_livestock_income', 'Other stock'],
  ['agistment_income', 'Agistment'],
  ['contract_income', 'Contracting'],
  ['lease_income', 'Leases'],
  ['water_sale_income', 'Water sold'],
  ['insurance_income', 'Insurance'],
  ['rebate_income', 'Rebates'],
  ['carbon_stewardship_income', 'Carbon and stewardship'],
]

const direct: readonly Row[] = [
  ['exp_seed', 'Seed'],
  ['exp_fertiliser_n', 'Nitrogen'],
  ['exp_fertiliser_p', 'Phosphorus'],
  ['exp_fertiliser_k', 'Potash'],
  ['exp_fertiliser_other', 'Other fertiliser'],
  ['exp_herbicide_fallow', 'Sprays on the fallow'],
  ['exp_herbicide_crop', 'Weed sprays'],
  ['exp_insecticide', 'Insect sprays'],
  ['exp_fungicide', 'Disease sprays'],
  ['exp_growth_regulator_defoliant', 'Growth regulators and defoliants'],
  ['exp_contract_planting', 'Contract sowing'],
  ['exp_contract_spraying', 'Contract spraying'],
  ['exp_contract_harvest', 'Contract harvest'],
  ['exp_contract_other', 'Other contractors'],
  ['exp_fuel_direct', 'Fuel'],
  ['exp_repairs_direct', 'Repairs'],
  ['exp_labour_direct', 'Casual labour'],
  ['exp_freight_inputs', 'Freight in'],
  ['exp_freight_produce', 'Freight out'],
  ['exp_water_purchase', 'Water bought'],
  ['exp_water_usage_charges', 'Water charges by use'],
  ['exp_pumping_energy', 'Pumping'],
  ['exp_insurance_crop', 'Crop insurance'],
  ['exp_levies', 'Levies and royalties'],
  ['exp_licence_fees', 'Seed licences'],
  ['exp_ginning', 'Ginning'],
  ['exp_packaging_wool_packs', 'Wool packs and wrap'],
  ['exp_storage_handling', 'Storage and handling'],
  ['exp_selling_commission', 'Commission'],
  ['exp_irrigation_repairs', 'Irrigation repairs'],
  ['exp_shearing_crutching', 'Shearing and crutching'],
  ['exp_animal_health', 'Animal health'],
  ['exp_supplementary_feed', 'Feed'],
  ['exp_agistment_out', 'Agistment paid'],
  ['exp_joining_sires', 'Sires and joining'],
  ['exp_pasture_maintenance', 'Pasture'],
].map(([name = '', label = '']) => [name, label, standing(name.slice('exp_'.length))] as const)

const overheads: readonly Row[] = [
  ['oh_office', 'Office', 'oh_administration + oh_legal + oh_bank_charges + oh_phone_internet'],
  ['oh_advice', 'Accounting and advice', 'oh_accounting + oh_consulting + oh_training_travel'],
  ['oh_rates_and_tax', 'Rates and land tax', 'oh_rates + oh_land_tax_rent_fees'],
  ['oh_water_fixed_charges', 'Fixed water charges'],
  ['oh_electricity_gas', 'Electricity and gas'],
  [
    'oh_insurance',
    'Insurance',
    'oh_insurance_general + oh_insurance_vehicles + oh_insurance_workers',
  ],
  ['oh_vehicles', 'Vehicles and registration', 'oh_registration + oh_motor_vehicle'],
  ['oh_fuel_oil', 'Fuel and oil'],
  ['oh_repairs_plant', 'Machinery repairs'],
  ['oh_repairs_ground', 'Other repairs', 'oh_repairs_buildings + oh_repairs_improvements'],
  ['oh_freight_general', 'General freight'],
  ['oh_wages', 'Wages and super', 'oh_wages_permanent + oh_wages_casual + oh_superannuation'],
  ['oh_owner_allowance', 'Allowance for the owners’ work'],
  ['oh_weed_pest_roads', 'Weeds, pests and roads'],
  ['oh_depreciation_plant', 'Machinery depreciation'],
  ['oh_depreciation_buildings', 'Building depreciation'],
]

const rents: readonly Row[] = [
  ['lease_cost', 'Leases'],
  ['sharefarm_cost', 'Sharefarmers'],
]

const finance: readonly Row[] = [
  ['tax_paid', 'Tax'],
  ['drawings', 'Drawings'],
  ['principal_paid', 'Principal repaid'],
  ['capex_plant', 'Machinery bought'],
  [
    'capex_other',
    'Other capital spending',
    'capex_buildings + capex_water + capex_land_improvement',
  ],
  ['capital_sales', 'Capital sold'],
  ['debtors_val', 'Owed to us'],
  ['current_assets_val', 'Could be sold within the year'],
  ['current_liabilities_val', 'Due within the year'],
]

const labour: readonly Row[] = [
  ['fte_owner', 'Owners'],
  ['fte_permanent', 'Permanent'],
  ['fte_casual', 'Casual'],
  ['fte_contract', 'Contractors'],
]

/** By the hectare, so that it adds up: millimetres are what is left once it is divided by hectares. */
const rain: readonly Row[] = [
  ['rain_mm_ha', 'Annual rain', 'rain_annual_mm * effective_ha'],
  ['season_rain_mm_ha', 'Growing season rain', 'rain_gsr_mm * effective_ha'],
]

const stock: readonly Row[] = [
  ['sheep_dse', 'Sheep', 'gz_sheep_dse'],
  ['cattle_dse', 'Cattle', 'gz_cattle_dse'],
  ['other_dse', 'Other stock', 'gz_other_dse'],
]

const paidLabour: Row = ['paid_labour_direct', 'Casual labour as paid', 'exp_labour_direct']

const water: readonly Row[] = [
  ['water_total_ml', 'Entitlements'],
  ['water_available_ml', 'Water available'],
  ['water_used_ml', 'Water used'],
]

const others = {
  assets: ['owned_other_assets', 'Other assets', 'owned_total_val'],
  leased: ['leased_other_assets', 'Other', 'managed_total_val! - owned_total_val!'],
  debts: ['other_debts', 'Other debts', 'total_liab'],
  income: ['other_income', 'Other income', 'gross_income'],
  direct: ['other_direct_costs', 'Other direct costs', 'direct_cost'],
  overheads: ['other_overheads', 'Other overheads', 'overhead_cost'],
} as const

const noStock = {
  without: ['sheep_income', 'wool_income', 'cattle_income', 'other_livestock_income'],
}
const noDebt = { without: [...debts.map(([name]) => name), 'other_debts'] }

export const farmLines: readonly FarmLine[] = [
  ...alone('Land', 'ha', land),
  ...alone('Land use', 'ha', uses, { onceKnown: 'effective_ha' }),
  ...addingUp('Assets', assets, others.assets),
  ...addingUp('Assets of others', leased, others.leased),
  ...addingUp('Debts', debts, others.debts),
  ...addingUp('Income', income, others.income),
  ...addingUp('Direct costs', direct, others.direct),
  ...addingUp('Overheads', overheads, others.overheads),
  ...alone('Interest', '$', [['interest_cost', 'Interest']], noDebt),
  ...alone('Rent', '$', rents, { onceKnown: 'finance_cost' }),
  ...alone('Finance', '$', finance),
  ...alone('Labour', 'FTE', labour, { onceKnown: 'fte_total' }),
  ...alone('Casual labour', '$', [paidLabour], { onceKnown: 'direct_cost' }),
  ...alone('Rain', 'mm·ha', rain),
  ...alone('Livestock', 'DSE', stock, noStock),
  ...alone('Liveweight', 'kg', [['stock_kg', 'Liveweight grown', 'gz_kg_produced']], noStock),
  ...alone('Water', 'ML', water, { without: ['ir_area_cropped_ha'] }),
]

function alone(
  section: string,
  unit: string,
  rows: readonly Row[],
  none?: NoneWhere,
): readonly FarmLine[] {
  return rows.map(([name, label, from = name]) => ({
    name,
    section,
    label,
    unit,
    other: null,
    from,
    isRest: false,
    none,
  }))
}

function addingUp(
  section: string,
  rows: readonly Row[],
  [name, label, total]: readonly [name: string, label: string, total: string],
): readonly FarmLine[] {
  const lines = alone(section, '$', rows).map(line => ({ ...line, other: name }))
  return [...lines, { name, section, label, unit: '$', other: null, from: total, isRest: true }]
}

const figures = new Set(Object.keys(recordFields))

/** With how each is read from a record. */
export const linesOfFarm: readonly LineOfRecord[] = farmLines.map(line => ({
  ...line,
  from: readFormula(line.from, figures),
}))

/** All of the record that lines ask for. */
export const figuresOfLines: readonly string[] = [
  ...new Set(
    linesOfFarm.flatMap(({ from, none }) => [
      ...namesIn(from),
      ...(none && 'onceKnown' in none ? [none.onceKnown] : []),
    ]),
  ),
]

/** Without these a farm has no operating profit by the hectare, and is in no average. */
const neededLines = [
  ['effective_ha', 'Effective area'],
  ['other_income', 'Income'],
  ['other_direct_costs', 'Direct costs'],
  ['other_overheads', 'Overheads'],
] as const

/** What of these a farm doesn’t know. */
export function missingLines(lines: LineAmounts): readonly string[] {
  return neededLines.flatMap(([name, label]) => ((lines[name] ?? null) === null ? [label] : []))
}
