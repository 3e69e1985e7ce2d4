// Group E: from what was earned to what was left in the bank, without GST. Stock count as sales
// and closing value less purchases and opening value.

import { figures } from './figures.ts'
import { standing } from './unnamed-sums.ts'

const forOthers = 'agistment_income + contract_income + lease_income + water_sale_income'
const receipts = 'insurance_income + rebate_income + carbon_stewardship_income + sundry_income'

const grownFrom = (closing: string, opening: string) => `(${closing}! - ${opening}!)`
const onHandGrown = [
  grownFrom('owned_grain_on_hand_val', 'grain_opening_val'),
  grownFrom('owned_livestock_val', 'livestock_opening_val'),
  ...['wool', 'fodder', 'inputs'].map(kind =>
    grownFrom(`owned_${kind}_on_hand_val`, `last(owned_${kind}_on_hand_val)`),
  ),
].join(' + ')

// prettier-ignore
const income = figures([
  ['dryland_crop_income', '$', 'Crops grown on rain alone.', '', 'effective_ha'],
  ['irrigated_crop_income', '$', 'Irrigated crops, with cotton seed.', '', 'effective_ha'],
  ['cane_income', '$', 'Sugar cane.', '', 'effective_ha'],
  ['hay_income', '$', 'Hay and silage sold.', '', 'effective_ha'],
  ['sheep_income', '$', 'Trading profit on sheep.', '', 'effective_ha'],
  ['wool_income', '$', 'Wool sold, and what wool on hand grew by.', '', 'effective_ha'],
  ['cattle_income', '$', 'Trading profit on cattle.', '', 'effective_ha'],
  ['other_livestock_income', '$', 'Trading profit on goats, pigs and other stock.', '', 'effective_ha'],
  ['agistment_income', '$', 'Stock of others fed on our land.', '', 'effective_ha'],
  ['contract_income', '$', 'Contract work done for others.', '', 'effective_ha'],
  ['lease_income', '$', 'Rent from land that we let.', '', 'effective_ha'],
  ['water_sale_income', '$', 'Temporary water sold.', '', 'effective_ha'],
  ['insurance_income', '$', 'Insurance claims paid to us.', '', 'effective_ha'],
  ['rebate_income', '$', 'Rebates on fuel and the like.', '', 'effective_ha'],
  ['carbon_stewardship_income', '$', 'Carbon and stewardship payments.', '', 'effective_ha'],
  ['sundry_income', '$', 'Any other farm income.', '', 'effective_ha'],
  ['crop_income', '$', 'All crops, with cane and hay, and with what was kept for seed and feed.',
    'dryland_crop_income + irrigated_crop_income + cane_income + hay_income', 'effective_ha'],
  ['livestock_income', '$', 'All stock and wool.',
    'sheep_income + wool_income + cattle_income + other_livestock_income', 'effective_ha'],
  ['other_farm_income', '$', 'All that is neither crop nor stock.',
    `${forOthers} + ${receipts}`, 'effective_ha'],
  ['gross_income', '$', 'All that the farm earned.',
    'crop_income + livestock_income + other_farm_income', 'effective_ha'],
  ['inventory_change', '$', 'How crop, stock, wool and inputs on hand grew over the period.',
    onHandGrown, 'effective_ha'],
])

// prettier-ignore
const profit = figures([
  ['direct_cost', '$', 'What crops and stock cost by themselves: line by line as used up, or else as paid.',
    standing('total'), 'effective_ha'],
  ['gross_margin', '$', 'Income less direct costs.', 'gross_income! - direct_cost!', 'effective_ha'],
  ['overhead_cost', '$', 'What the farm costs whatever is grown.', 'oh_total', 'effective_ha'],
  ['operating_profit', '$', 'Earnings before interest, rent and tax.',
    'gross_margin! - overhead_cost!', 'effective_ha'],
  ['interest_cost', '$', 'Interest paid on farm debt.', '', 'effective_ha'],
  ['lease_cost', '$', 'Rent paid in cash.', '', 'effective_ha'],
  ['sharefarm_cost', '$', "The landholder's share that was paid out.", '', 'effective_ha'],
  ['lease_sharefarm_cost', '$', 'All that was paid for the land of others.',
    'lease_cost + sharefarm_cost', 'effective_ha'],
  ['finance_cost', '$', 'The price of money and of the land of others.',
    'interest_cost + lease_sharefarm_cost', 'effective_ha'],
  ['business_return', '$', 'What is left to the owners, before tax.',
    'operating_profit! - finance_cost!', 'effective_ha'],
  ['tax_paid', '$', 'Income tax paid.', '', 'effective_ha'],
  ['profit_after_tax', '$', 'What is left to the owners.', 'business_return! - tax_paid!', 'effective_ha'],
])

// prettier-ignore
const cash = figures([
  ['ebitda', '$', 'Operating profit without the costs that take no cash: depreciation and owner allowance.',
    'operating_profit! + oh_depreciation_plant + oh_depreciation_buildings + oh_owner_allowance', 'effective_ha'],
  ['capex_plant', '$', 'Machinery and vehicles bought.', 'plant_purchase_val', 'effective_ha'],
  ['capex_buildings', '$', 'Spent on new buildings.', '', 'effective_ha'],
  ['capex_water', '$', 'Spent on water and irrigation works.', '', 'effective_ha'],
  ['capex_land_improvement', '$', 'Spent on fencing, lime, pasture and clearing.', '', 'effective_ha'],
  ['capex_total', '$', 'All capital spending.',
    'capex_plant + capex_buildings + capex_water + capex_land_improvement', 'effective_ha'],
  ['capital_sales', '$', 'Plant and other assets sold.', '', 'effective_ha'],
  ['net_capex', '$', 'Capital spending less what was sold.', 'capex_total - capital_sales', 'effective_ha'],
  ['drawings', '$', 'Taken out by the family.', '', 'effective_ha'],
  ['off_farm_income', '$', 'Earned away from the farm.', '', 'effective_ha'],
  ['principal_paid', '$', 'Loan principal paid back.', 'debt_repayment_val', 'effective_ha'],
  ['free_cashflow', '$', 'Cash that is left before loans are paid down.',
    'ebitda! - inventory_change! - finance_cost! - tax_paid! - net_capex! - drawings!', 'effective_ha'],
  ['cash_surplus', '$', 'Cash that is left after loans are paid down.',
    'free_cashflow! - principal_paid!', 'effective_ha'],
])

export const incomeAndCosts = { ...income, ...profit, ...cash }
