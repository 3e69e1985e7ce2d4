// A short list of known accounts, and lines of a statement, for tests.

import type { AccountList } from './known-accounts.ts'
import { indexAccounts } from './name-index.ts'
import type { AccountLine } from './account-line.ts'

export const fewAccounts: AccountList = {
  fields: {
    cattle_income: { grownBy: 'credit', isCompared: true },
    agistment_income: { grownBy: 'credit', isCompared: false },
    off_farm_income: { grownBy: 'credit', isCompared: false },
    capital_sales: { grownBy: 'credit', isCompared: false },
    exp_fertiliser_n: { grownBy: 'debit', isCompared: false },
    exp_fertiliser_p: { grownBy: 'debit', isCompared: false },
    exp_fertiliser_total: {
      grownBy: 'debit',
      isCompared: false,
      totalOf: ['exp_fertiliser_n', 'exp_fertiliser_p'],
    },
    exp_agistment_out: { grownBy: 'debit', isCompared: false },
    exp_freight_produce: { grownBy: 'debit', isCompared: false },
    exp_pumping_energy: { grownBy: 'debit', isCompared: false },
    oh_fuel_oil: { grownBy: 'debit', isCompared: false },
    oh_repairs_plant: { grownBy: 'debit', isCompared: false },
    oh_depreciation_plant: { grownBy: 'debit', isCompared: true },
    interest_cost: { grownBy: 'debit', isCompared: true },
    overdraft_liab: { grownBy: 'credit', isCompared: true },
    owned_cash_fmd_val: { grownBy: 'debit', isCompared: false },
  },
  accounts: [
    { names: ['Cattle Sales'], on: ['income'], field: 'cattle_income', asks: ['Q3'] },
    {
      names: ['Cattle Purchases'],
      on: ['income', 'cost'],
      field: 'cattle_income',
      subtracts: true,
      asks: ['Q3'],
    },
    { names: ['Livestock Sales'], on: ['income'], field: null, asks: ['Q4'] },
    { names: ['Agistment', 'Agistment Income'], on: ['income'], field: 'agistment_income' },
    { names: ['Interest'], on: ['income'], field: 'off_farm_income' },
    { names: ['Sale of Plant'], on: ['income'], field: 'capital_sales' },
    { names: ['Urea'], on: ['cost'], field: 'exp_fertiliser_n' },
    { names: ['MAP'], on: ['cost'], field: 'exp_fertiliser_p' },
    { names: ['Fert', 'Fertiliser'], on: ['cost'], field: 'exp_fertiliser_total', asks: ['Q9'] },
    { names: ['Agistment', 'Agistment Paid'], on: ['cost'], field: 'exp_agistment_out' },
    { names: ['Freight - Cattle Sales'], on: ['cost'], field: 'exp_freight_produce' },
    { names: ['Elec - Pumps', 'Pumping Fuel'], on: ['cost'], field: 'exp_pumping_energy' },
    { names: ['Fuel & Oil', 'Fuel'], on: ['cost'], field: 'oh_fuel_oil' },
    { names: ['R&M'], on: ['cost'], field: null, asks: ['Q14'] },
    { names: ['R&M Plant', 'R&M Header'], on: ['cost'], field: 'oh_repairs_plant' },
    {
      names: ['Depreciation - Plant & Equipment'],
      on: ['cost'],
      field: 'oh_depreciation_plant',
    },
    { names: ['Interest', 'Interest - NAB'], on: ['cost'], field: 'interest_cost' },
    { names: ['NAB O/D'], on: ['balance'], field: 'overdraft_liab', turned: 'owned_cash_fmd_val' },
    {
      names: ['Cheque A/c'],
      on: ['balance'],
      field: 'owned_cash_fmd_val',
      turned: 'overdraft_liab',
    },
    {
      names: ['Suspense'],
      on: ['income', 'cost', 'balance'],
      field: null,
      setAside: 'Not allocated in the books yet.',
      warns: 'Money in it belongs somewhere else.',
    },
  ],
}

export const fewIndexed = indexAccounts(fewAccounts)

const ofCost: AccountLine = {
  sheet: 'Profit and Loss',
  row: 6,
  code: null,
  name: 'Fuel & Oil',
  sections: ['Operating Expenses'],
  part: 'expense',
  cents: -1_000_00,
}

export function costLine(name: string, told: Partial<AccountLine> = {}): AccountLine {
  return { ...ofCost, name, ...told }
}

export function incomeLine(name: string, told: Partial<AccountLine> = {}): AccountLine {
  const income = { sections: ['Trading Income'], part: 'income', cents: 1_000_00 } as const
  return { ...ofCost, ...income, name, ...told }
}
