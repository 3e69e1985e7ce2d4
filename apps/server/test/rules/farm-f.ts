// Farm F of the worked examples (3,000 ha of grain, irrigated cotton and cattle): what is entered, and
// what follows from it. Money in whole cents.

import { recordFields } from '@furrow/catalogue/finance/record'
import type { Field } from '@furrow/catalogue/fields'

const fields: Readonly<Record<string, Field>> = recordFields

// prettier-ignore
export const enteredOfFarmF = inCents({
  owned_ha: 2000, sharefarmed_ha: 1000, non_productive_ha: 100, rain_annual_mm: 554, rain_gsr_mm: 253,
  dl_area_cropped_ha: 1500, ir_area_cropped_ha: 300, water_used_ml: 2310,
  owned_land_val: 13_000_000, owned_water_val: 4_500_000, owned_livestock_val: 900_000, owned_other_val: 350_000,
  owned_buildings_val: 600_000, owned_infrastructure_val: 250_000, leased_land_val: 6_000_000,
  owned_plant_val: 2_400_000, plant_opening_val: 2_400_000, plant_purchase_val: 320_000, plant_sale_val: 60_000,
  term_loan_liab: 4_900_000, debtors_val: 0, interest_cost: 245_000, sharefarm_cost: 210_000,
  dryland_crop_income: 806_400 + 324_000 + 208_000, irrigated_crop_income: 2_145_000 + 288_750,
  cattle_income: 380_000, sundry_income: 40_000, ir_crop_direct_cost: 1_170_000,
  exp_fuel_direct: 170_000, exp_repairs_direct: 150_000, exp_contract_harvest: 190_000, exp_other_direct: 1_250_000,
  oh_wages_permanent: 250_000, oh_other: 530_000,
  days_owner: 360, days_permanent: 480, days_casual: 240,
  inventory_change: 65_000, tax_paid: 90_000, drawings: 140_000, capital_sales: 60_000,
})

// prettier-ignore
export const calculatedOfFarmF = inCents({
  gross_income: 4_192_150, direct_cost: 1_760_000, gross_margin: 2_432_150, overhead_cost: 1_190_000,
  operating_profit: 1_242_150, finance_cost: 455_000, business_return: 787_150,
  owned_total_val: 22_000_000, managed_total_val: 28_000_000, total_liab: 4_900_000, equity_val: 17_100_000,
  equity_pct: 0.777273, roam: 0.044363, asset_turnover: 0.14972, operating_profit_margin: 0.296304,
  overhead_ratio: 0.283864, finance_ratio: 0.108536, interest_cover: 5.07, debt_to_equity: 0.28655,
  plant_ratio: 0.572499, gross_income_per_fte: 931_588.89, ha_per_fte: 666.666667, profit_per_ha: 428.33,
  free_cashflow: 642_150, plant_per_crop_ha: 1333.33, owner_allowance_total: 150_000,
})

function inCents(figures: Readonly<Record<string, number>>): Record<string, number> {
  const kept = Object.entries(figures).map(([name, value]) => [
    name,
    fields[name]?.kind === 'money' ? Math.round(value * 100) : value,
  ])
  return Object.fromEntries(kept) as Record<string, number>
}
