// Group D: what is owed and what is left. Debts are positive; what others owe us lowers net debt.

import { figures } from './figures.ts'

// prettier-ignore
export const liabilities = figures([
  ['overdraft_liab', '$ ≥ 0', 'Overdrawn on the working account.', '', 'managed_ha'],
  ['term_loan_liab', '$ ≥ 0', 'Term debt with the bank.', '', 'managed_ha'],
  ['equipment_finance_liab', '$ ≥ 0', 'Hire purchase and chattel mortgages.', '', 'managed_ha'],
  ['livestock_finance_liab', '$ ≥ 0', 'Stock mortgages.', '', 'managed_ha'],
  ['seasonal_finance_liab', '$ ≥ 0', 'Seed, fertiliser and chemical bought on finance.', '', 'managed_ha'],
  ['lease_liab', '$ ≥ 0', 'Lease and sharefarm commitments that are due.', '', 'managed_ha'],
  ['family_loan_liab', '$ ≥ 0', 'Owed to family and directors.', '', 'managed_ha'],
  ['creditors_liab', '$ ≥ 0', 'Owed to suppliers.', '', 'managed_ha'],
  ['tax_provision_liab', '$ ≥ 0', 'Tax, GST, super and leave that are still to pay.', '', 'managed_ha'],
  ['other_liab', '$ ≥ 0', 'Anything else that is owed.', '', 'managed_ha'],
  ['debtors_val', '$ ≥ 0', 'What others owe us, and what is paid ahead.', '', 'managed_ha'],
  ['total_liab', '$ ≥ 0', 'All that is owed.', 'sum(*_liab, -opening_total_liab)', 'managed_ha'],
  ['net_debt_val', '$', 'What would be owed if debtors paid and cash were used.',
    'total_liab - debtors_val - owned_cash_fmd_val', 'managed_ha'],
  ['opening_total_liab', '$ ≥ 0', 'All that was owed when the period began.', ''],
  ['average_debt_val', '$ ≥ 0', 'Debt that bears interest, halfway between start and end.', ''],
  ['equity_val', '$', 'What would be left if everything were sold and paid.',
    'owned_total_val! + debtors_val - total_liab'],
  ['opening_equity_val', '$', 'Equity when the period began.', ''],
  ['equity_change_val', '$', 'How equity moved over the period.', 'equity_val! - opening_equity_val!'],
  ['equity_pct', 'fraction', 'How much of what is ours is free of debt.',
    'equity_val / (owned_total_val + debtors_val)'],
  ['current_assets_val', '$ ≥ 0', 'Cash, debtors, stores and stock that could be sold now.', ''],
  ['current_liabilities_val', '$ ≥ 0', 'What falls due within twelve months.', ''],
  ['working_capital_val', '$', 'What is left to work with inside the year.',
    'current_assets_val! - current_liabilities_val!'],
  ['interest_bearing_debt_val', '$ ≥ 0', 'All debt that bears interest.',
    'overdraft_liab + sum(*_loan_liab, *_finance_liab)'],
  ['debt_repayment_val', '$ ≥ 0', 'Loan principal paid back.', ''],
  ['implied_interest_rate', 'fraction', 'The rate that the interest paid comes to.',
    'interest_cost / average_debt_val'],
  ['equity_per_ha', '$/ha', 'Equity for each hectare that we run.', 'equity_val / managed_ha'],
])
