// Every measure of a whole farm against what it comes to by hand for the invented farm: where the financial record has
// the same figure, by its own reckoning; nothing here reads a formula.

import { recordLines } from '@furrow/farming/benchmarks/results/record-lines'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered } from '@furrow/farming/record/worked-record'
import { expect, test } from 'vitest'
import { recordPlan } from '../finance/furrow-record-plan.ts'
import { dollars as $, dollarsBefore, dollarsOfRows } from '../finance/worked/invented-dollars.ts'
import {
  measures as m,
  measuresBefore,
  measuresOfRows,
} from '../finance/worked/invented-measures.ts'
import { farmAsUsedUp } from '../finance/worked/worked-farm.ts'
import * as sums from '../finance/worked/worked-sums.ts'
import { farmComparison } from './farm-comparison.ts'
import { linesOfFarm } from './farm-lines.ts'

type Figures = Readonly<Record<string, number>>

const { typedDollars, rowDollars, expected } = farmAsUsedUp()
const ground = {
  arable_ha: 2614.9,
  dl_area_fallow_ha: 318.4,
  ir_area_fallow_ha: 47.2,
  dl_area_failed_ha: 21.6,
  dl_area_double_crop_ha: 64.3,
  ir_area_double_crop_ha: 12.9,
}

function inCents(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, n]) => [name, n * 100]))
}

function recordOfFarm(): Figures {
  const said = Object.entries({ ...inCents(typedDollars), ...m, ...ground })
  const rows = { ...inCents({ ...dollarsOfRows, ...rowDollars }), ...measuresOfRows }
  const worked = workedRecord(recordPlan, {
    entered: new Map(
      said.map(([name, value]): [string, Entered] => [name, { value, from: 'typed' }]),
    ),
    rows: Object.fromEntries(Object.entries(rows).map(([name, value]) => [`rows(${name})`, value])),
    before: { ...inCents(dollarsBefore), ...measuresBefore },
  })
  return Object.fromEntries([...worked].map(([name, { value }]) => [name, value]))
}

const used = (...lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + (expected[`exp_${line}_2`] ?? NaN), 0)
const profit = expected['operating_profit'] ?? NaN
const { effectiveHa: ha, grossIncome: income, croppedHa: cropHa, people } = sums
const machinery = (expected['machinery_cost_per_ha'] ?? NaN) * ha
const fuel = $.oh_fuel_oil + used('fuel_direct')
const dse = m.gz_sheep_dse + m.gz_cattle_dse + m.gz_other_dse
const sprays = used(
  'herbicide_fallow',
  'herbicide_crop',
  'insecticide',
  'fungicide',
  'growth_regulator_defoliant',
)
const land = $.owned_land_val + $.leased_land_val
const fertilisers = used('fertiliser_n', 'fertiliser_p', 'fertiliser_k', 'fertiliser_other')
const water = used('water_purchase', 'water_usage_charges', 'pumping_energy', 'irrigation_repairs')
const entitlements =
  m.high_security_ml +
  m.general_security_ml +
  m.supplementary_ml +
  m.groundwater_ml +
  m.floodplain_ml +
  m.unregulated_ml +
  m.stock_domestic_ml +
  m.other_water_ml
const stockCosts = used(
  'shearing_crutching',
  'animal_health',
  'supplementary_feed',
  'agistment_out',
  'joining_sires',
  'pasture_maintenance',
)
const insurance =
  used('insurance_crop') + $.oh_insurance_general + $.oh_insurance_vehicles + $.oh_insurance_workers
const office =
  $.oh_administration +
  $.oh_legal +
  $.oh_bank_charges +
  $.oh_phone_internet +
  $.oh_accounting +
  $.oh_consulting +
  $.oh_training_travel

/** What the record has no figure of. */
const byHand: Figures = {
  gross_margin_ratio: 1 - used('total') / income,
  business_return_ratio: (expected['business_return'] ?? NaN) / income,
  crop_income_share: sums.cropIncome / income,
  livestock_income_share: sums.stockIncome / income,
  other_income_per_ha: sums.otherIncome / ha,
  overhead_per_ha: sums.overheads / ha,
  cash_overhead_per_ha: (sums.overheads - sums.depreciation - sums.ownersAllowance) / ha,
  fertiliser_per_crop_ha: fertilisers / cropHa,
  spray_per_crop_ha: sprays / cropHa,
  spray_ratio: sprays / income,
  seed_per_crop_ha: used('seed', 'licence_fees') / cropHa,
  contractors_per_ha:
    used('contract_planting', 'contract_spraying', 'contract_harvest', 'contract_other') / ha,
  freight_per_ha: used('freight_inputs', 'freight_produce') / ha,
  insurance_per_ha: insurance / ha,
  office_and_advice_per_ha: office / ha,
  rates_per_ha: ($.oh_rates + $.oh_land_tax_rent_fees) / ha,
  energy_per_ha: (fuel + $.oh_electricity_gas + used('pumping_energy')) / ha,
  machinery_cost_per_crop_ha: machinery / cropHa,
  plant_per_effective_ha: $.owned_plant_val / ha,
  plant_depreciation_rate: sums.plantDepreciation / ($.owned_plant_val + sums.plantDepreciation),
  repairs_of_plant: ($.oh_repairs_plant + used('repairs_direct')) / $.owned_plant_val,
  fuel_per_ha: fuel / ha,
  machinery_per_fte: $.owned_plant_val / people,
  owner_labour_share: sums.ownersPeople / people,
  cropped_share: cropHa / ha,
  cropping_intensity: cropHa / ground.arable_ha,
  irrigated_share: m.ir_area_cropped_ha / cropHa,
  fallow_share: (318.4 + 47.2) / 2614.9,
  failed_share: 21.6 / cropHa,
  double_crop_share: (64.3 + 12.9) / cropHa,
  grazed_share: m.gz_area_ha / ha,
  land_value_per_ha: land / sums.managedHa,
  assets_per_ha: sums.managedTotal / ha,
  dse_per_grazed_ha: dse / m.gz_area_ha,
  kg_per_grazed_ha: m.gz_kg_produced / m.gz_area_ha,
  kg_per_ha_per_100mm: m.gz_kg_produced / m.gz_area_ha / 5.634,
  kg_per_dse: m.gz_kg_produced / dse,
  livestock_income_per_grazed_ha: sums.stockIncome / m.gz_area_ha,
  stock_cost_per_dse: stockCosts / dse,
  sheep_share: m.gz_sheep_dse / dse,
  livestock_value_per_dse: $.owned_livestock_val / dse,
  water_per_irrigated_ha: m.water_used_ml / m.ir_area_irrigated_ha,
  irrigated_income_per_ml: $.irrigated_crop_income / m.water_used_ml,
  water_and_pumping_per_ml: water / m.water_used_ml,
  water_use_share:
    m.water_used_ml / (entitlements * 0.64 + m.water_carryover_ml + m.water_purchased_ml),
  water_value_per_ml: $.owned_water_val / entitlements,
  rent_per_ha: ($.lease_cost + $.sharefarm_cost) / sums.leasedSharefarmedHa,
  interest_rate: $.interest_cost / sums.totalDebt,
  // The record tells both by hectares of stock that it counts itself.
  dse_per_ha_per_100mm: dse / m.gz_area_ha / 5.634,
  rain_annual_mm: 563.4,
  rain_gsr_mm: 241.7,
  profit_per_100mm: profit / ha / 5.634,
}

const lines = recordLines(linesOfFarm, recordOfFarm())
const worked = workedMeasures(farmComparison, lines)

test.each(farmComparison.measures)('$name', ({ name, unit }) => {
  const isMoney = unit.startsWith('$')
  const figure = byHand[name] ?? expected[name] ?? NaN
  const found = worked[name] ?? NaN
  expect(isMoney ? found / 100 : found).toBeCloseTo(figure, isMoney ? 1 : 5)
})

test('lines come to the totals of the record', () => {
  const record = recordOfFarm()
  const totals = {
    Income: 'gross_income',
    'Direct costs': 'direct_cost',
    Overheads: 'overhead_cost',
    Assets: 'owned_total_val',
    Debts: 'total_liab',
  }
  for (const [section, total] of Object.entries(totals)) {
    const own = linesOfFarm.filter(line => line.section === section)
    const sum = own.reduce((so, { name }) => so + (lines[name] ?? NaN), 0)
    expect(sum, section).toBeCloseTo(record[total] ?? NaN, 3)
  }
})

test('a farm twice as large has the same measures', () => {
  const doubled = Object.fromEntries(
    Object.entries(lines).map(([name, amount]) => [name, (amount ?? 0) * 2]),
  )
  const other = workedMeasures(farmComparison, doubled)
  for (const { name } of farmComparison.measures) {
    expect(other[name], name).toBeCloseTo(worked[name] ?? NaN, 6)
  }
})
