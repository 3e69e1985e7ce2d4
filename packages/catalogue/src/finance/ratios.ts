// Group F: the figures that tell one business from another. Fractions: 0.044 stands for 4.4 %.

import { figures } from './figures.ts'
import {
  chemicals,
  croppedHa,
  depreciation,
  fertiliser,
  fuel,
  machineryCost,
  plantCost,
} from './unnamed-sums.ts'

// prettier-ignore
const returns = figures([
  ['roam', 'fraction', 'Operating profit on all that we work with, owned or not.',
    'operating_profit / managed_total_val'],
  ['roam_average', 'fraction', 'The same, on the average of opening and closing values.',
    'operating_profit / average_managed_total_val'],
  ['return_on_owned_assets', 'fraction', 'Operating profit on what we own.', 'operating_profit / owned_total_val'],
  ['roe', 'fraction', 'What is left to the owners, on what they have in the business.',
    'business_return / equity_val'],
  ['return_incl_land_gain', 'fraction', 'Operating profit and the rise of land, on all that we work with.',
    '(operating_profit! + land_revaluation_val) / managed_total_val'],
  ['asset_turnover', 'fraction', 'Income on all that we work with.', 'gross_income / managed_total_val'],
  ['operating_profit_margin', 'fraction', 'What stays of each dollar earned.', 'operating_profit / gross_income'],
])

// prettier-ignore
const shares = figures([
  ['direct_cost_ratio', 'fraction', 'What direct costs take of each dollar earned.', 'direct_cost / gross_income'],
  ['overhead_ratio', 'fraction', 'What overheads take of each dollar earned.', 'overhead_cost / gross_income'],
  ['expense_ratio', 'fraction', 'What all costs take of each dollar earned.',
    '(direct_cost! + overhead_cost!) / gross_income'],
  ['finance_ratio', 'fraction', 'What interest and rent take of each dollar earned.',
    'finance_cost / gross_income'],
  ['interest_ratio', 'fraction', 'What interest takes of each dollar earned.', 'interest_cost / gross_income'],
  ['lease_ratio', 'fraction', 'What rent and shares take of each dollar earned.',
    'lease_sharefarm_cost / gross_income'],
])

// prettier-ignore
const debt = figures([
  ['interest_cover', 'x', 'How often operating profit pays the interest.', 'operating_profit / interest_cost'],
  ['interest_lease_cover', 'x', 'How often operating profit pays interest and rent.',
    'operating_profit / finance_cost'],
  ['term_debt_cover', 'x', 'How often the cash that is left pays interest and principal.',
    '(ebitda! - tax_paid! - drawings!) / (interest_cost! + principal_paid!)'],
  ['debt_to_assets', 'fraction', 'How much of what we own is owed.', 'total_liab / owned_total_val'],
  ['debt_to_equity', 'x', 'Debt for each dollar of equity.', 'total_liab / equity_val'],
  ['debt_to_income', 'x', 'Debt for each dollar earned in the year.', 'total_liab / gross_income'],
  ['debt_per_ha', '$/ha', 'Debt on each hectare that we run.', 'total_liab / managed_ha'],
  ['current_ratio', 'x', 'What could be sold now for each dollar due within the year.',
    'current_assets_val / current_liabilities_val'],
  ['working_capital_ratio', 'fraction', 'Working capital for each dollar earned.',
    'working_capital_val / gross_income'],
])

// prettier-ignore
const investment = figures([
  ['plant_ratio', 'x', 'Plant for each dollar earned.', 'owned_plant_val / gross_income'],
  ['plant_per_crop_ha', '$/ha', 'Plant for each hectare sown.', `owned_plant_val / (${croppedHa})`],
  ['plant_per_managed_ha', '$/ha', 'Plant for each hectare that we run.', 'owned_plant_val / managed_ha'],
  ['plant_cost_ratio', 'fraction', 'What fuel, repairs, depreciation and contractors take of each dollar earned.',
    `(${machineryCost}) / gross_income`],
  ['tpml_ratio', 'fraction', 'What machinery and labour together take of each dollar earned.',
    `(${machineryCost} + labour_cost_total) / gross_income`],
  ['machinery_investment_ratio', 'fraction', 'As machinery and labour, but without the fuel.',
    `(${plantCost} + labour_cost_total) / gross_income`],
  ['building_ratio', 'fraction', 'How much of what we own is buildings and infrastructure.',
    '(owned_buildings_val + owned_infrastructure_val) / owned_total_val'],
  ['building_per_ha', '$/ha', 'Buildings and infrastructure for each hectare that we run.',
    '(owned_buildings_val + owned_infrastructure_val) / managed_ha'],
  ['water_ratio', 'fraction', 'How much of what we own is water.', 'owned_water_val / owned_total_val'],
  ['land_ratio', 'fraction', 'How much of all that we work with is land.', 'managed_land_val / managed_total_val'],
  ['livestock_ratio', 'fraction', 'How much of what we own is stock.', 'owned_livestock_val / owned_total_val'],
  ['leased_share', 'fraction', 'How much of the land that we run belongs to others.',
    'leased_sharefarmed_ha / managed_ha'],
])

// prettier-ignore
const spending = figures([
  ['labour_ratio', 'fraction', 'What labour, paid and unpaid, takes of each dollar earned.',
    'labour_cost_total / gross_income'],
  ['fuel_ratio', 'fraction', 'What fuel takes of each dollar earned.', `(${fuel}) / gross_income`],
  ['fertiliser_ratio', 'fraction', 'What fertiliser takes of each dollar earned.', `${fertiliser} / gross_income`],
  ['chemical_ratio', 'fraction', 'What sprays take of each dollar earned.', `${chemicals} / gross_income`],
  ['depreciation_ratio', 'fraction', 'What wear takes of each dollar earned.', `(${depreciation}) / gross_income`],
  ['drawings_ratio', 'fraction', 'What the family takes of each dollar earned.', 'drawings / gross_income'],
  ['reinvestment_ratio', 'x', 'Capital spent for each dollar worn away.', `capex_total / (${depreciation})`],
  ['cash_margin', 'fraction', 'Free cash left of each dollar earned.', 'free_cashflow / gross_income'],
])

export const ratios = { ...returns, ...shares, ...debt, ...investment, ...spending }
