// For tests: group D by hand: what is owed and what is left (domain 7.4).

import { dollars as $, dollarsBefore as before, dollarsOfRows as rows } from './invented-dollars.ts'
import { equity, managedHa, onHand, ownedTotal, totalDebt } from './worked-sums.ts'

const bearingInterest =
  $.overdraft_liab +
  $.term_loan_liab +
  $.equipment_finance_liab +
  $.livestock_finance_liab +
  $.seasonal_finance_liab +
  $.family_loan_liab
const averageDebt = (before.interest_bearing_debt_val + bearingInterest) / 2
export const currentAssets = $.owned_cash_fmd_val + $.debtors_val + onHand + rows.saleable_stock
export const workingCapital = currentAssets - $.current_liabilities_val

export const workedDebts = {
  total_liab: totalDebt,
  net_debt_val: totalDebt - $.debtors_val - $.owned_cash_fmd_val,
  opening_total_liab: before.total_liab,
  average_debt_val: averageDebt,
  equity_val: equity,
  opening_equity_val: before.equity_val,
  equity_change_val: equity - before.equity_val,
  equity_pct: equity / (ownedTotal + $.debtors_val),
  current_assets_val: currentAssets,
  working_capital_val: workingCapital,
  interest_bearing_debt_val: bearingInterest,
  implied_interest_rate: $.interest_cost / averageDebt,
  equity_per_ha: equity / managedHa,
}
