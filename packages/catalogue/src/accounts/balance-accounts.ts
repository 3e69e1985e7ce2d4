// Accounts of what is owed and owing, from a trial balance. Each row: field, names, questions.

import { forEach, openRow, rowsOn } from './account-rows.ts'
import type { AccountRow } from './account-rows.ts'

const balance = rowsOn('balance')
const banks = 'NAB; ANZ; Westpac; CBA; CommBank; Rabo; Rabobank; Bendigo; Suncorp; Bank'

export const balanceAccounts: readonly AccountRow[] = [
  balance(
    'overdraft_liab',
    `Overdraft; Bank Overdraft; Working A/c in credit; ${forEach(banks, 'X O/D')}`,
    [],
    { turned: 'owned_cash_fmd_val' },
  ),
  balance(
    'term_loan_liab',
    `Bank Bill; Bill Facility; RIC Loan; Term Loan; Bank Loan; Mortgage; Loan - RIC; Term Debt; Land Loan; ` +
      `Commercial Bill; Farm Loan; Loan; ${forEach(banks, 'X Term Loan; X Loan; Loan - X')}`,
  ),
  balance(
    'equipment_finance_liab',
    'HP - Header; CM - Tractor; Hire Purchase; HP Liability; Chattel Mortgage; Equipment Finance; Equipment Loan; ' +
      'Machinery Finance; JD Finance; Toyota Finance; CNH Finance; Vehicle Loan',
  ),
  balance(
    'equipment_finance_liab',
    'Unexpired Int; Unexpired Interest; Unexpired HP Charges; Less Unexpired Interest; Unexpired Term Charges',
    [],
    { subtracts: true },
  ),
  balance(
    'livestock_finance_liab',
    'Stock Mortgage; Livestock Finance; Livestock Loan; Stock Finance',
  ),
  balance(
    'seasonal_finance_liab',
    'Seasonal Finance; Crop Terms; Input Finance; Crop Finance; Harvest Finance',
  ),
  balance(
    'lease_liab',
    'Lease Liability; Finance Lease; Lease Liabilities; Right of Use Liability',
  ),
  balance(
    'family_loan_liab',
    'Loan - Mum & Dad; Director Loan; UPE; Family Loan; Loan - Family; Beneficiary Loan; Shareholder Loan; ' +
      'Loan - Beneficiary; Partners Loan; Loan - Trust; Loan - Director',
  ),
  balance(
    'creditors_liab',
    'Trade Creditors; Visa; Elders A/c; Accounts Payable; Creditors; Credit Card; Mastercard; Nutrien A/c; ' +
      'Sundry Creditors; Accrued Expenses; Amex; Fuel Card; Accruals',
  ),
  balance(
    'tax_provision_liab',
    'GST Collected; PAYGW; Super Payable; Prov LSL; GST; GST Payable; PAYG Withholding; PAYG Withholding Payable; ' +
      'Superannuation Payable; Provision for Annual Leave; Wages Payable; Provision for Income Tax; Tax Payable; ' +
      'Provision for Long Service Leave; Income Tax Payable; Payroll Liabilities; Provision for Tax; ' +
      'Provision for Leave; Leave Payable',
  ),
  balance('tax_provision_liab', 'GST Paid; GST Receivable; GST Input Credits', [], {
    subtracts: true,
  }),
  balance(
    'other_liab',
    'Income in Advance; Deposits Held; Other Liabilities; Unearned Income; Deferred Income',
  ),
  balance(
    'debtors_val',
    'Trade Debtors; Prepayments; Debtors; Accounts Receivable; Sundry Debtors; Prepaid Expenses; Accrued Income',
  ),
  balance(
    'owned_cash_fmd_val',
    `Cheque A/c; Savings; Cash at Bank; Working A/c; Petty Cash; Cash on Hand; Trading A/c; ` +
      `Business Cheque A/c; Cash; Everyday A/c; ${forEach(banks, 'X; X A/c; X Cheque A/c; X Savings; X Working A/c')}`,
    [],
    { turned: 'overdraft_liab' },
  ),
  balance('owned_cash_fmd_val', 'FMD; FMDs; Farm Management Deposit; FMD Deposit; Term Deposit'),
  openRow('balance', 'Repayments', ['Q17']),
]
