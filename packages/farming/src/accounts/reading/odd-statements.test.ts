// What section 2 of the design of accounts asks of sections, totals and signs; each test names its points.

import { expect, test } from 'vitest'
import { statementFits } from '../statement-fits.ts'
import { centsByName, questionOf, refusalOf, statementOf } from './pages-for-tests.ts'
import type { AccountStatement } from './statement-read.ts'

const differing = ({ checks }: AccountStatement) => checks.filter(({ differs }) => differs)
const pathsOf = ({ lines }: AccountStatement) =>
  lines.map(({ sections, name }) => [...sections, name].join(' > '))

test('point 5: another year, six months, a calendar year and another business are said', () => {
  const target = {
    business: 'Belah Farming Pty Ltd',
    farms: ['Home Block'],
    starts: '2024-07-01',
    ends: '2025-06-30',
  }
  const kind = 'profit and loss' as const
  const fits = (
    starts: string | null,
    ends: string | null,
    business: string | null = 'Belah Farming',
  ) => statementFits({ kind, business, starts, ends }, target)
  expect(fits('2024-07-01', '2025-06-30')).toEqual([])
  expect(fits(null, '2025-06-30', 'The Trustee for Belah Family Trust')).toEqual([])
  expect(fits('2024-07-01', '2025-06-30', 'HOME BLOCK')).toEqual([])
  expect(fits('2023-07-01', '2024-06-30')).toEqual([
    'This statement is for another year: 1 July 2023 to 30 June 2024. The period is 1 July 2024 to 30 June 2025.',
  ])
  expect(fits('2024-07-01', '2024-12-31')[0]).toContain('for 6 months only')
  expect(fits('2025-01-01', '2025-12-31')[0]).toContain('for a calendar year')
  expect(fits('2024-07-01', '2025-06-12')[0]).toContain('part of a year')
  expect(fits('2023-07-01', '2025-06-30')[0]).toContain('more than a year')
  expect(fits(null, '2024-06-30')[0]).toContain('ends on 30 June 2024')
  expect(fits(null, null)[0]).toContain('does not say which period')
  expect(fits('2024-07-01', '2025-06-30', 'Yarran Pty Ltd')).toEqual([
    'This statement is of “Yarran Pty Ltd”, not of Belah Farming Pty Ltd.',
  ])
  const balance = statementFits(
    { kind: 'trial balance', business: null, starts: null, ends: '2025-07-31' },
    target,
  )
  expect(balance).toEqual([
    'This trial balance is as at 31 July 2025. Export it as at 30 June 2025.',
  ])
})

test('point 13: one name twice is told apart by its code or section, and cost centres add up', () => {
  const statement = statementOf(`
    Account | Cost centre | Amount
    Income
    Wheat | North | 10.00
    Wheat | South | 5.00
    Expenses
    Plant
    Fuel | North | 1.00
    Total Plant | | 1.00
    Cars
    Fuel | North | 2.00
    Total Cars | | 2.00
  `)
  expect(statement.lines.map(({ name, cents }) => [name, cents])).toEqual([
    ['Wheat', 15_00],
    ['Fuel', -1_00],
    ['Fuel', -2_00],
  ])
  expect(statement.notes).toMatchObject([
    { row: 4, note: expect.stringContaining('added to row 3') },
  ])
})

test('point 14: an account with others below it may have an amount of its own', () => {
  const statement = statementOf(`
    Expenses
    Automobile | 113.96
    Fuel | 349.41
    Total for Automobile | 463.37
    Repairs
    Repairs Plant | 10.00
    Repairs - Other | 5.00
    Total Repairs | 15.00
    Total Expenses | 478.37
  `)
  expect(pathsOf(statement)).toEqual([
    'Expenses > Automobile',
    'Expenses > Automobile > Fuel',
    'Expenses > Repairs > Repairs Plant',
    'Expenses > Repairs > Repairs - Other',
  ])
  expect(differing(statement)).toEqual([])
})

test('point 15: accounts named like totals are accounts, and totals are totals whatever they are called', () => {
  const statement = statementOf(`
    Income
    Gross Profit - Cattle Trading | 50.00
    Total Income | 50.00
    Cost of Goods Sold
    Total Oil Purchases | 7.00
    Net Wrap | 3.00
    Less Accum Dep'n | 1.00
    Total COGS | 11.00
    Net Profit | 39.00
  `)
  expect(centsByName(statement)).toEqual({
    'Gross Profit - Cattle Trading': 50_00,
    'Total Oil Purchases': -7_00,
    'Net Wrap': -3_00,
    "Less Accum Dep'n": -1_00,
  })
  expect(differing(statement)).toEqual([])
  const doubtful = `
    Expenses
    Diesel | 7.00
    Total Oil Purchases | 7.00
    Net Wrap | 3.00
  `
  expect(questionOf(doubtful)).toMatchObject({ key: 'total 3', about: 'total' })
  expect(statementOf(doubtful, { 'total 3': 'total' }).lines).toHaveLength(2)
  expect(statementOf(doubtful, { 'total 3': 'account' }).lines).toHaveLength(3)
})

test('point 16: a section and an account may have one name', () => {
  const statement = statementOf(`
    Expenses
    Fuel
    Fuel | 100.00
    Oil | 5.00
    Total Fuel | 105.00
    Total Expenses | 105.00
  `)
  expect(pathsOf(statement)).toEqual(['Expenses > Fuel > Fuel', 'Expenses > Fuel > Oil'])
})

test('point 17: Less, Plus and capitals do not hide what a section is', () => {
  const statement = statementOf(`
    TRADING INCOME
    Wool | 10.00
    Less Cost of Sales
    Wool Packs | 2.00
    Total Cost of Sales | 2.00
    Plus Other Income
    Interest | 1.00
    Total Other Income | 1.00
    Less: OPERATING EXPENSES
    Fuel | 3.00
    NET PROFIT | 6.00
  `)
  expect(statement.lines.map(({ part }) => part)).toEqual([
    'income',
    'cost of sales',
    'other income',
    'expense',
  ])
  expect(differing(statement)).toEqual([])
  const balance = statementOf(`
    Trial Balance
    Account | Debit | Credit
    REVENUE
    Wool | | 3.00
    ASSETS
    Bank | 8.00 |
    LIABILITIES AND EQUITY
    LIABILITIES
    Loan | | 5.00
  `)
  expect(balance.lines.map(({ part }) => part)).toEqual(['income', 'asset', 'liability'])
  expect(balance.lines.at(-1)?.sections).toEqual(['LIABILITIES AND EQUITY', 'LIABILITIES'])
})

test('point 18: lines of an unknown section are kept, and an empty one is noted', () => {
  const statement = statementOf(`
    Income
    Wool | 10.00
    Total Income | 10.00
    Cost of Sales
    Total Cost of Sales | 0.00
    North Block
    Fencing | 4.00
    Total North Block | 4.00
    Net Profit | 6.00
  `)
  expect(centsByName(statement)).toEqual({ Wool: 10_00, Fencing: -4_00 })
  expect(statement.notes).toMatchObject([
    { row: 4, note: '“Cost of Sales” has no amounts.' },
    { row: 7, note: expect.stringContaining('“North Block” is not a heading') },
  ])
})

test('point 19: refunds, negative income, a credit among debits and both sides of a row', () => {
  const statement = statementOf(
    'Income\nWool | 10.00\nCattle | -2.00\nExpenses\nFees | -9.09\nFuel | 5.00\nRates | 40.00',
  )
  expect(centsByName(statement)).toEqual({
    Wool: 10_00,
    Cattle: -2_00,
    Fees: 9_09,
    Fuel: -5_00,
    Rates: -40_00,
  })
  const balance = statementOf(`
    Trial Balance
    Account | Account Type | Debit | Credit
    Bank | Bank | -3.00 |
    Visa | Liability | 10.00 | 4.00
    Loan | Liability | | 2.00
    Fees | Expense | -1.00 |
  `)
  expect(centsByName(balance)).toEqual({ Bank: -3_00, Visa: 6_00, Loan: -2_00, Fees: 1_00 })
  expect(balance.notes).toMatchObject([
    { row: 4, note: expect.stringContaining('their difference was taken') },
  ])
})

test('point 20: the net profit decides what the signs of a file mean', () => {
  const wanted = { Wool: 100_00, Rams: -10_00, Fuel: -30_00 }
  const printed = (wool: string, rams: string, fuel: string, net: string) =>
    statementOf(
      `Income\nWool | ${wool}\nRams | ${rams}\nExpenses\nFuel | ${fuel}\nNet Profit | ${net}`,
    )
  expect(centsByName(printed('100', '-10', '30', '60'))).toEqual(wanted)
  expect(centsByName(printed('100', '-10', '-30', '60'))).toEqual(wanted)
  expect(centsByName(printed('-100', '10', '30', '-60'))).toEqual(wanted)
  expect(centsByName(printed('-100', '10', '30', '60'))).toEqual(wanted)
  const loss = statementOf('Income\nWool | 10.00\nExpenses\nFuel | 30.00\nNet Loss | 20.00')
  expect(loss.netProfit).toEqual({ printedCents: -20_00, workedCents: -20_00 })
})

test('point 20: a plain list without signs is asked about', () => {
  const list = 'Wool Sales | 100.00\nFuel | 30.00\nLivestock Purchases | 20.00'
  expect(questionOf(list)).toMatchObject({ key: 'income' })
  expect(centsByName(statementOf(list, { income: 'by name' }))).toEqual({
    'Wool Sales': 100_00,
    Fuel: -30_00,
    'Livestock Purchases': -20_00,
  })
})

test('point 21: of movement and balance the balance is taken, and its sides are compared', () => {
  const statement = statementOf(`
    Trial Balance
    As at 30 June 2025
    Account | Account Type | Debit | Credit | YTD Debit | YTD Credit
    Wool | Revenue | | 1.00 | | 100.00
    Fuel | Expense | 2.00 | | 30.00 |
    Bank | Bank | | 1.00 | 60.00 |
    Total | | 2.00 | 2.00 | 90.00 | 100.00
  `)
  expect(centsByName(statement)).toEqual({ Wool: 100_00, Fuel: -30_00, Bank: 60_00 })
  expect(statement).toMatchObject({ kind: 'trial balance', starts: null, ends: '2025-06-30' })
  expect(differing(statement)).toMatchObject([
    { what: 'Debits equal credits', printedCents: 90_00, workedCents: 100_00 },
  ])
  const column = statementOf(`
    Trial Balance
    Account | 30 June 2025
    Revenue
    Wool | (100.00)
    Expenses
    Fuel | 40.00
    Assets
    Bank | 60.00
    Total | 0.00
  `)
  expect(centsByName(column)).toEqual({ Wool: 100_00, Fuel: -40_00, Bank: 60_00 })
})

test('point 22: a trial balance after the end of the year says which date to export', () => {
  expect(
    refusalOf(`
      Trial Balance
      As at 1 July 2025
      Account | Account Type | Debit | Credit
      Wool | Revenue | 0.00 | 0.00
      Bank | Bank | 60.00 |
      Retained Earnings | Equity | | 60.00
    `).refused,
  ).toContain('Export it as at 30 June 2025')
})

test('point 23: opening and closing stock may stand in income, in cost of sales, or in both', () => {
  const costs = statementOf(`
    Income
    Cattle | 100.00
    Cost of Sales
    Opening Stock | 40.00
    Purchases | 10.00
    Closing Stock | 30.00
    Total Cost of Sales | 20.00
    Net Profit | 80.00
  `)
  expect(centsByName(costs)).toEqual({
    Cattle: 100_00,
    'Opening Stock': -40_00,
    Purchases: -10_00,
    'Closing Stock': 30_00,
  })
  const income = statementOf(`
    Income
    Cattle | 100.00
    Opening Stock | 40.00
    Closing Stock | 30.00
    Net Profit | 90.00
  `)
  expect(centsByName(income)).toEqual({
    Cattle: 100_00,
    'Opening Stock': -40_00,
    'Closing Stock': 30_00,
  })
  const both = statementOf(`
    Income
    Cattle | 100.00
    Closing Stock | 30.00
    Total Income | 130.00
    Cost of Sales
    Opening Stock | 40.00
    Purchases | 10.00
    Total Cost of Sales | 50.00
    Gross Profit | 80.00
  `)
  expect(centsByName(both)).toMatchObject({ 'Closing Stock': 30_00, 'Opening Stock': -40_00 })
  expect([costs, income, both].flatMap(differing)).toEqual([])
  const signed = statementOf(
    'Income\nCattle | 9.00\nCost of Sales\nClosing Stock | -3.00\nFeed | 1.00',
  )
  expect(signed.netProfit.workedCents).toBe(11_00)
})
