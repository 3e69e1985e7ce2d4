// Accounts of income, and what was bought to be sold again. Each row: field, names, questions.

import { forEach, openRow, rowsOn } from './account-rows.ts'
import type { AccountRow } from './account-rows.ts'
import { ofCattle, ofSheep, otherStock, rainGrown, watered } from './produce-words.ts'

const asSold = 'X; X Sales; X Sold; X Income; X Proceeds; Sales - X; Livestock Sales - X'
const asBought =
  'X Purchases; X Purchased; Purchases - X; Livestock Purchases - X; Purchase of X; ' +
  'Freight - X Purchased; Freight - X Purchases; Freight on X Purchases'

const income = rowsOn('income')
const either = rowsOn(['income', 'cost'])
const takes = { subtracts: true }

const crops = [
  income(
    'dryland_crop_income',
    forEach(rainGrown, 'X; X Sales; X Proceeds; X Income; X Sold; Sales - X; Grain Sales - X'),
    ['Q1', 'Q2'],
  ),
  income(
    'dryland_crop_income',
    'Grain Sales - CBH; Pool Payments; Pool Distributions; Grain Hedging; Seed Sales',
    ['Q1', 'Q2'],
  ),
  either('dryland_crop_income', 'Washouts; Grain Washouts; Washout Costs', ['Q1', 'Q2'], takes),
  income('irrigated_crop_income', forEach(watered, 'X; X Sales; X Proceeds; X Income; Sales - X'), [
    'Q1',
  ]),
  income(
    'cane_income',
    'Cane; Cane Proceeds; Cane Sales; Cane Income; Sugar Cane; Sugar Proceeds; Mill Pays; Mill Payments; ' +
      'Cane Pays',
  ),
  income(
    'hay_income',
    'Hay; Hay & Straw Sales; Hay Sales; Straw Sales; Silage; Silage Sales; Fodder Sales; Lucerne Sales; ' +
      'Chaff Sales; Sales - Hay',
  ),
]

const stock = [
  income('sheep_income', forEach(ofSheep, asSold), ['Q3']),
  either('sheep_income', forEach(ofSheep, asBought), ['Q3'], takes),
  income('cattle_income', forEach(ofCattle, asSold), ['Q3']),
  either('cattle_income', forEach(ofCattle, asBought), ['Q3'], takes),
  income(
    'wool_income',
    'Wool; Wool Proceeds; Wool Sales; Wool Income; Wool Clip; Skins; Crutchings; Sales - Wool',
    ['Q3'],
  ),
  income('other_livestock_income', forEach(otherStock, asSold), ['Q3']),
  either('other_livestock_income', forEach(otherStock, asBought), ['Q3'], takes),
  openRow('income', 'Livestock Sales; Stock Sales; Livestock; Livestock Trading; Sales -', ['Q4']),
  openRow(
    ['income', 'cost'],
    'Livestock Purchases; Stock Purchases; Livestock Purchased; Purchases; Freight - Stock Purchased; ' +
      'Freight - Livestock Purchases',
    ['Q4'],
  ),
]

const otherFarm = [
  income('agistment_income', "Agistment; Agistment Income; Agist Rec'd; Agistment Fees"),
  income(
    'contract_income',
    'Contract Harvesting Inc; Contract Income; Contracting; Contract Sowing; Contract Spraying; ' +
      'Contract Baling; Contract Work; Contract Cartage; Machinery Hire Income; Plant Hire',
  ),
  income(
    'lease_income',
    'Lease Income - Land; Lease Income; Land Lease; Land Rent; Sharefarm Income',
  ),
  income(
    'water_sale_income',
    'Temp Water Sales; Temporary Water Sales; Water Sales; Water Trading; Water',
  ),
  income(
    'insurance_income',
    'Insurance Recoveries; Insurance; Insurance Claim; Insurance Proceeds; Hail Claim; Crop Insurance Claim; ' +
      'Insurance Recovery',
    ['Q5'],
  ),
  either(
    'rebate_income',
    'ATO Fuel Rebate; Fuel Tax Credits; Diesel Rebate; Fuel Rebate; Fuel Credits; Drought Freight Subsidy; ' +
      'Diesel Fuel Rebate; Fuel Scheme; Freight Subsidy; Rebates',
  ),
  income('rebate_income', 'Freight; Freight Recovered; Freight Received', ['Q6']),
  income(
    'carbon_stewardship_income',
    'ACCU Sales; ACCUs; BCT Stewardship; Carbon Credits; Carbon Income; Stewardship Payments; Biodiversity Income',
  ),
  income('sundry_income', 'Sundry Income; Other Income; Other Revenue; Drought Assist Grant', [
    'Q6',
  ]),
  income(
    'sundry_income',
    'Scrap Metal; Cottage Rent; House Rent; Rebates - Co-op; Apprentice Incentive; Patronage Dividend; ' +
      'Firewood Sales; Gravel Royalties',
  ),
  openRow('income', 'Grants; Government Grants; Govt Grants; Subsidies; Drought Assistance', [
    'Q6',
  ]),
  openRow('income', 'Rent; Rent Received; Rental Income', ['Q17']),
]

const notFarm = [
  income(
    'off_farm_income',
    "FMD Interest; Interest; Interest Rec'd; Interest Income; Bank Interest; Dividends; Dividends Received; " +
      'Distributions Received; Trust Distribution; Wages; Directors Fees; Super; Superannuation; Share Dividends',
    ['Q7'],
  ),
  income(
    'off_farm_income',
    'Wages - Spouse; Off-farm Wages; Off-farm Income; Pension; Family Tax Benefit',
  ),
  either(
    'capital_sales',
    'Sale of Plant; Trade-ins; Plant Sales; Machinery Sales; Sale of Assets; Sale of Machinery; ' +
      'Sale of Vehicle; Sale of Header; Sale of Tractor; Proceeds on Sale of Plant; Sale of Equipment; Asset Sales; Plant & Equipment Sold',
    ['Q8'],
  ),
]

export const incomeAccounts: readonly AccountRow[] = [...crops, ...stock, ...otherFarm, ...notFarm]
