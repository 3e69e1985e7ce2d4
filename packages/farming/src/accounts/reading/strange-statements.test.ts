// Statements that were invented to mislead the reader: each is read right, asked about or refused.

import { expect, test } from 'vitest'
import { centsByName, pageOf, questionOf, refusalOf, statementOf } from './pages-for-tests.ts'
import { readStatement } from './read-accounts.ts'
import type { AccountStatement } from './statement-read.ts'

const differing = ({ checks }: AccountStatement) => checks.filter(({ differs }) => differs)

test('sums without a name are known by what they come to, with stock taken off and results', () => {
  const statement = statementOf(`
    Trading Statement
     | 2025
    Sales
    Cattle Sales | 500,000.00
    Less: Cost of Goods Sold
    Opening Stock | 100,000.00
    Purchases | 50,000.00
    | 150,000.00
    Less Closing Stock | 120,000.00
    | 30,000.00
    Gross Profit from Trading | 470,000.00
    Expenses
    Fuel | 70,000.50
    | 399,999.50
  `)
  expect(centsByName(statement)).toEqual({
    'Cattle Sales': 500_000_00,
    'Opening Stock': -100_000_00,
    Purchases: -50_000_00,
    'Less Closing Stock': 120_000_00,
    Fuel: -70_000_50,
  })
  expect(differing(statement)).toEqual([])
  expect(statement.checks).toHaveLength(4)
})

test('sections that end in a sum without a name do not hold the next one', () => {
  const statement = statementOf(`
    Profit and Loss
    Sales
    Product Sales | 1000.00
    | 1000.00
    Purchases
    Purchases | 500.00
    | 500.00
    Overheads
    Rent | 50.00
    | 50.00
    Net Profit/(Loss): | 450.00
  `)
  expect(statement.lines.map(({ part }) => part)).toEqual(['income', 'cost of sales', 'expense'])
  expect(differing(statement)).toEqual([])
})

test('a sum above its accounts is a heading where they stand deeper, and asked about where they do not', () => {
  const deeper =
    'Expenses\n  Vehicles | 30.00\n    Fuel | 10.00\n    Oil | 20.00\n  Rates | 5.00\nNet Profit | -35.00'
  expect(centsByName(statementOf(deeper))).toEqual({ Fuel: -10_00, Oil: -20_00, Rates: -5_00 })
  const level =
    'Expenses\nVehicles | 30.00\nFuel | 10.00\nOil | 20.00\nRates | 5.00\nTotal Expenses | 35.00'
  expect(questionOf(level)).toMatchObject({ key: 'total 2' })
  expect(statementOf(level, { 'total 2': 'total' }).lines).toHaveLength(3)
  expect(differing(statementOf(level, { 'total 2': 'account' }))).toHaveLength(1)
})

test('a last row that comes to all above it is asked about, unless a net profit proves it an account', () => {
  const list = 'Income\nWheat | 10.00\nWool | 5.00\nFarm takings | 15.00'
  expect(questionOf(list)).toMatchObject({ key: 'total 4' })
  expect(statementOf(list, { 'total 4': 'total' }).netProfit.workedCents).toBe(15_00)
  const proven = statementOf(`${list}\nTotal Income | 30.00\nNet Profit | 30.00`)
  expect(proven.lines).toHaveLength(3)
})

test('profits of enterprises are results, not accounts', () => {
  const statement = statementOf(`
    Enterprise Profit and Loss
    Cropping
    Income
    Wheat | 100.00
    Total Income | 100.00
    Expenses
    Fuel | 10.00
    Total Expenses | 10.00
    Cropping profit | 90.00
    Livestock
    Income
    Cattle | 50.00
    Total Income | 50.00
    Expenses
    Drench | 5.00
    Total Expenses | 5.00
    Livestock profit | 45.00
    Net Profit | 135.00
  `)
  expect(statement.netProfit).toEqual({ printedCents: 135_00, workedCents: 135_00 })
  expect(differing(statement)).toEqual([])
  expect(statement.lines).toHaveLength(4)
})

test('a total of income below a result is not that of the sales above it', () => {
  const statement = statementOf(`
    Statement of Income
    Farm Income
    Wheat | 100.00
    Less Farm Expenses
    Fuel | 10.00
    Net Farm Income | 90.00
    Add Off Farm Income
    Wages | 40.00
    Total Income | 130.00
  `)
  expect(statement.lines.map(({ part }) => part)).toEqual(['income', 'expense', 'other income'])
  expect(statement.netProfit).toEqual({ printedCents: null, workedCents: 130_00 })
  expect(differing(statement)).toEqual([])
})

test('without headings the totals say what is income, and a result may stand on top', () => {
  const totals = statementOf(
    'Wheat sales | 60.00\nLanolin | 40.00\nTotal income | 100.00\nFuel | 30.00\nTotal expenses | 30.00',
  )
  expect(totals.lines.map(({ part }) => part)).toEqual(['income', 'income', 'expense'])
  expect(totals.netProfit.workedCents).toBe(70_00)
  const top = statementOf('Net Profit | 70.00\nIncome\nWheat | 100.00\nExpenses\nFuel | 30.00')
  expect(top.netProfit.printedCents).toBe(70_00)
  expect(differing(top)).toEqual([])
})

test('costs with and without a minus are asked about where nothing proves what it means', () => {
  const mixed = 'Income\nWheat | 100.00\nExpenses\nFuel | -60.00\nRates | 10.00'
  expect(questionOf(mixed)).toMatchObject({ key: 'signs', about: 'signs' })
  const above = statementOf(mixed, { signs: 'costs above 0' })
  expect(centsByName(above)).toEqual({ Wheat: 100_00, Fuel: 60_00, Rates: -10_00 })
  const below = statementOf(mixed, { signs: 'costs below 0' })
  expect(centsByName(below)).toEqual({ Wheat: 100_00, Fuel: -60_00, Rates: 10_00 })
  expect(centsByName(statementOf(`${mixed}\nNet Profit | 50.00`))).toEqual(centsByName(below))
})

test('a profit that is printed in brackets is a profit', () => {
  const income = statementOf(
    'Revenue\nWheat | (100.00)\nWool | (50.00)\nExpenses\nFuel | 40.00\nNet (profit)/loss | (110.00)',
  )
  expect(centsByName(income)).toEqual({ Wheat: 100_00, Wool: 50_00, Fuel: -40_00 })
  const loss = statementOf('Revenue\nWheat | 100\nExpenses\nFuel | 140\nNet (profit)/loss | 40')
  expect(loss.netProfit).toEqual({ printedCents: -40_00, workedCents: -40_00 })
  expect([income, loss].flatMap(differing)).toEqual([])
})

test('a list with amounts above and below 0 may be read by sign', () => {
  const list = 'Lanolin | 100.00\nShoes | -30.00'
  const asked = questionOf(list)
  expect(asked.options.map(({ value }) => value)).toEqual(['by sign', 'by name', 'no'])
  expect(centsByName(statementOf(list, { income: 'by sign' }))).toEqual({
    Lanolin: 100_00,
    Shoes: -30_00,
  })
  expect(readStatement([pageOf(list)], { income: 'no' })).toHaveProperty('refused')
})

test('a second statement on a sheet and lists side by side are refused', () => {
  const two =
    'Profit and loss\nIncome\nWheat | 1.00\nNet Profit | 1.00\nProfit and loss\nIncome\nWool | 2.00\nNet Profit | 2.00'
  expect(refusalOf(two)).toMatchObject({
    refused: expect.stringContaining('another begins in row 5'),
    where: { row: 5 },
  })
  const beside = `
    Profit and Loss
    Expenses | | Income |
    Fuel | 100.00 | Wheat | 1000.00
    Rates | 50.00 | Wool | 300.00
  `
  expect(refusalOf(beside).refused).toContain('columns A and C both have names')
})

test('a balance sheet below, and what stands below net profit, are left out with a note', () => {
  const statement = statementOf(`
    Profit and Loss
    Income
    Wheat | 100.00
    Net Profit | 100.00
    Bank balance at 30 June | 500.00
    Distribution to J Smith | 35.00
    Balance Sheet
    Assets
    Bank | 500.00
  `)
  expect(centsByName(statement)).toEqual({ Wheat: 100_00 })
  expect(statement.netProfit).toEqual({ printedCents: 100_00, workedCents: 100_00 })
  expect(statement.notes.map(({ row }) => row)).toEqual([5, 6, 7])
})

test('budgets, dollars apart from cents and amounts of other countries are refused', () => {
  expect(refusalOf('Budget 2025-26\nIncome\nWheat | 100.00').refused).toContain('a budget')
  expect(refusalOf('Profit & Loss\nAccount | $ | c\nIncome\nWheat | 10 | 50').refused).toContain(
    'Column C has the cents',
  )
  expect(refusalOf('Profit and Loss\nAccount | 2025\nIncome\nWheat | 1.234,50')).toMatchObject({
    refused: expect.stringContaining('“1.234,50” in B4'),
  })
  expect(
    refusalOf(`Income\nWool | 1.00\nWheat | ${'1 2,'.repeat(900)}`).refused.length,
  ).toBeLessThan(150)
})

test('one account on two sides is two, and the number of head is no account number', () => {
  const statement = statementOf(
    'Income\nSales (200) | 5.00\nSales (201) | 6.00\nExpenses\nSales (200) | 1.00',
  )
  expect(statement.lines.map(({ cents }) => cents)).toEqual([5_00, 6_00, -1_00])
  const head = statementOf('Account | No | $\nIncome\nCattle | 60 | 300.00\nSheep | 9 | 40.00')
  expect(head.lines.map(({ code, cents }) => [code, cents])).toEqual([
    [null, 300_00],
    [null, 40_00],
  ])
})

test('account numbers are read under one heading with the names, and behind a dot', () => {
  const browser = statementOf(`
    Profit and loss
    | Account | | Amount
    | 4-0000 | Income |
    | 4-1000 | Wheat Sales | $120,500.00
    | | Total Income | $120,500.00
  `)
  expect(browser.lines).toMatchObject([
    { code: '4-1000', name: 'Wheat Sales', sections: ['Income'] },
  ])
  const dotted = statementOf('Income\n40100 · Wheat | 100.00\n40200 · Wool | 30.00')
  expect(Object.keys(centsByName(dotted))).toEqual(['40100 Wheat', '40200 Wool'])
})

test('names of blocks over the amounts are headings, and the total of them is asked for first', () => {
  const blocks = `
    Profit and Loss
    | Home Block | River Block | TOTAL
    Income
    Wheat | 10.00 | 20.00 | 30.00
  `
  expect(questionOf(blocks).options.map(({ label }) => label)).toEqual([
    'TOTAL (column D)',
    'Home Block (column B)',
    'River Block (column C)',
  ])
})

test('credit may stand before debit, sides may be income and expenses, and each may have its GST', () => {
  const swapped = statementOf(
    'Trial Balance\nAccount | Account Type | Credit | Debit\nWheat | Revenue | 100.00 |\nBank | Bank | | 100.00',
  )
  expect(centsByName(swapped)).toEqual({ Wheat: 100_00, Bank: 100_00 })
  const sides = statementOf('Account | Income | Expenses\nWheat | 10.00 |\nFuel | | 4.00')
  expect(centsByName(sides)).toEqual({ Wheat: 10_00, Fuel: -4_00 })
  const gst = statementOf(`
    Cash Trial Balance
    Code | Description | Receipts | GST | Payments | GST
    100 | Wheat | 110.00 | 10.00 | |
    200 | Fuel | | | 33.00 | 3.00
  `)
  expect(centsByName(gst)).toEqual({ '100 Wheat': 100_00, '200 Fuel': -30_00 })
})

test('of a trial balance without parts a credit is above 0', () => {
  const balance = statementOf(
    'Trial Balance\nAs at 30 June 2025\nAccount | Debit | Credit\nWheat Sales | | 100.00\nBank | 100.00 |',
  )
  expect(balance.lines.map(({ part, cents }) => [part, cents])).toEqual([
    [null, 100_00],
    [null, -100_00],
  ])
  expect(balance.notes).toMatchObject([{ note: expect.stringContaining('Please check each') }])
})

test('sections in columns of their own are no second list, and capital does not make a balance', () => {
  const list = `
    Cash Trial Balance
    Major | Group | Code | Description | Receipts | Payments | GST
    Cropping | Grain | 110 | Wheat | 330.00 | | 30.00
    Cropping | Inputs | 210 | Fert | | 88.00 | 8.00
    Cropping | Inputs | 220 | Seed | | 11.00 | 1.00
    Total | | | | 330.00 | 99.00 | 39.00
  `
  expect(statementOf(list).checks).toMatchObject([
    { what: 'Total of receipts', differs: false },
    { what: 'Total of payments', differs: false },
  ])
  expect(centsByName(statementOf(list))).toEqual({
    '110 Wheat': 300_00,
    '210 Fert': -80_00,
    '220 Seed': -10_00,
  })
  const book = statementOf(
    'Cashbook summary excluding GST\nIncome\nWheat | 100.00\nExpenditure\nFuel | 40.00\nCapital\nHeader purchase | 20.00\nPersonal\nDrawings | 10.00\nNet Cash Surplus | 30.00',
  )
  expect(book).toMatchObject({ kind: 'list', gst: 'without', netProfit: { workedCents: 30_00 } })
})

test('a trial balance without headings has debits and credits, and zeros alone are refused', () => {
  const balance = statementOf(
    'Trial Balance\nAs at 30 June 2025\n4-1000 Wheat | | 100.00\n6-1000 Fuel | 40.00 |\n1-1000 Bank | 60.00 |',
  )
  expect(centsByName(balance)).toEqual({
    '4-1000 Wheat': 100_00,
    '6-1000 Fuel': -40_00,
    '1-1000 Bank': 60_00,
  })
  expect(refusalOf('Profit and loss\nIncome\nWheat | 0.00\nNet Profit | 0.00').refused).toContain(
    'All amounts in this file are 0',
  )
})

test('totals that are taken off, and marks of footnotes', () => {
  const statement = statementOf(
    'Income\nWheat | 100.00*\nTotal Income | AUD 100.00\nExpenses\nFuel | 40.00 AUD\nLess: Total Expenses | 40.00\nNet Profit | 60.00',
  )
  expect(centsByName(statement)).toEqual({ Wheat: 100_00, Fuel: -40_00 })
  expect(differing(statement)).toEqual([])
})

test('an amount that could be a year or a day is an amount', () => {
  const rows = [
    [null, 'Income'],
    [null, null, 'Cattle Sales', null, 45_250],
    [null, null, 'Wool', null, 2025],
    [null, 'Total Income', null, null, 47_275],
  ]
  for (const top of [[], [[null, null, null, null, 'Jul 24 - Jun 25']]]) {
    const statement = statementOf([{ name: '', isHidden: false, rows: [...top, ...rows] }])
    expect(centsByName(statement)).toEqual({ 'Cattle Sales': 45_250_00, Wool: 2025_00 })
    expect(differing(statement)).toEqual([])
  }
})

test('titles in one cell, and a day that may be of printing, do not hide the period', () => {
  const year = { starts: '2024-07-01', ends: '2025-06-30' }
  const lines = 'Income\nWheat | 10.00'
  const one = `Belah Farming Pty Ltd - Profit & Loss for the year ended 30 June 2025\n${lines}`
  expect(statementOf(one)).toMatchObject({ business: 'Belah Farming Pty Ltd', ...year })
  expect(statementOf(`Belah P&L FY24/25\n${lines}`)).toMatchObject({ business: 'Belah', ...year })
  const printed = `Belah\nProfit & Loss\n5/07/2025\nFor the year ended 30 June 2025\n${lines}`
  expect(statementOf(printed)).toMatchObject(year)
  const bare = `Belah\nProfit & Loss\n5/07/2025\n${lines}`
  expect(statementOf(bare)).toMatchObject({ starts: null, ends: null })
})
