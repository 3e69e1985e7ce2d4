// What section 2 of the design of accounts asks of pages and cells; each test names its points.

import { expect, test } from 'vitest'
import { readPeriod } from './printed-period.ts'
import { readCell } from './page-cells.ts'
import { centsByName, pageOf, questionOf, refusalOf, statementOf } from './pages-for-tests.ts'
import { readStatement } from './read-accounts.ts'

test('point 1: rows may be ragged', () => {
  const statement = statementOf(`
    Profit and Loss|||
    Account | 2025 |
    Income
    Wool | 100.00 | |
    Total Income | 100.00
  `)
  expect(centsByName(statement)).toEqual({ Wool: 100_00 })
})

test('point 2: titles stand anywhere above, and headings have two rows or none', () => {
  const merged = statementOf(`
    | Belah Farm
    | Profit & Loss

    | | 2025 |
    | Note | $ |
    Sales
    Wool | | 100.00
    Cattle | 3 | 250.50
    Expenses
    Fuel | 4 | 50.00
    Net Profit | | 300.50
  `)
  expect(merged.business).toBe('Belah Farm')
  expect(centsByName(merged)).toEqual({ Wool: 100_00, Cattle: 250_50, Fuel: -50_00 })
  const bare = statementOf(`
    Income
    Wool | 100.00
    Expenses
    Fuel | 50.00
  `)
  expect(centsByName(bare)).toEqual({ Wool: 100_00, Fuel: -50_00 })
})

test('point 2: up to ten rows may stand above the heading, with the title in any column', () => {
  const rows = [[], ['', '5 Example Road'], ['Moree NSW 2400'], ['ABN 12 345 678 901'], []]
  const more = [['Printed 4 July 2025'], ['Accrual basis'], ['All blocks'], []]
  for (let above = 0; above <= 10; above += 1) {
    const top = [['', 'Profit and Loss'], ...rows, ...more].slice(0, above)
    const page = [...top, ['Account', '2025'], ['Income'], ['Wool', 5], ['Total Income', 5]]
    const statement = statementOf([{ name: '', isHidden: false, rows: page }])
    expect(centsByName(statement)).toEqual({ Wool: 5_00 })
    expect(statement.ends).toBe('2025-06-30')
  }
})

test('point 3: names of businesses are no totals, headings or periods', () => {
  for (const business of [
    'Total Ag Pty Ltd',
    'Accountable Farms',
    'Estate of J Smith 30 June 2023',
  ]) {
    for (const titles of [
      [business, 'Profit and Loss'],
      ['Profit and Loss', business],
    ]) {
      const statement = statementOf(`
        ${titles[0]}
        ${titles[1]}
        For the year ended 30 June 2025

        Account | 2025
        Income
        Wool | 5.00
      `)
      expect(statement).toMatchObject({ business, starts: '2024-07-01', ends: '2025-06-30' })
    }
  }
})

test('point 4: periods are read as each program prints them, and never from the day of printing', () => {
  const year = { starts: '2024-07-01', ends: '2025-06-30' }
  const same = [
    'For the year ended 30 June 2025',
    'FOR THE YEAR ENDED 30 JUNE 2025',
    'For the 12 months ended June 30, 2025',
    '1 July 2024 to 30 June 2025',
    'July 2024 through June 2025',
    'July 1, 2024-June 30, 2025',
    '01/07/2024 - 30/06/2025',
    'Period: 1/7/24 to 30/6/25',
    'Jul 24 - Jun 25',
    'Financial year 2024/25',
    'FY2025',
    '1 July 2024 to 30 June 2025, Cash basis',
  ]
  for (const text of same) expect([text, readPeriod(text)]).toEqual([text, year])
  expect(readPeriod('As at 30 Jun 25')).toEqual({ starts: null, ends: '2025-06-30' })
  expect(readPeriod('As of June 30, 2025')).toEqual({ starts: null, ends: '2025-06-30' })
  expect(readPeriod('January 1-July 9, 2025')).toEqual({ starts: '2025-01-01', ends: '2025-07-09' })
  expect(readPeriod('As at 30/06/2025')).toEqual({ starts: null, ends: '2025-06-30' })
  expect(readPeriod('07/01/2024 to 06/30/2025')).toEqual(year)
  expect(readPeriod('31 June 2025')).toBeUndefined()
  const printed = statementOf([
    {
      name: '',
      isHidden: false,
      rows: [
        ['Profit and Loss'],
        ['Printed 4 July 2025 9:02 am'],
        ['Account', 45838],
        ['Income'],
        ['Wool', 5],
      ],
    },
  ])
  expect(printed.ends).toBe('2025-06-30')
})

test('point 6: of several columns one is asked for, and months must add to their total', () => {
  const years = `
    Profit and Loss
    Account | 2025 | 2024
    Income
    Wool | 100.00 | 90.00
    Expenses
    Fuel | 10.00 | 20.00
  `
  expect(questionOf(years)).toMatchObject({
    key: 'column',
    options: [
      { value: 'B', label: '2025 (column B)', period: { ends: '2025-06-30' } },
      { value: 'C', label: '2024 (column C)', period: { ends: '2024-06-30' } },
    ],
  })
  const reversed = years.replace('2025 | 2024', '2024 | 2025')
  expect(questionOf(reversed).options[0]).toMatchObject({ value: 'C', label: '2025 (column C)' })
  const older = statementOf(years, { column: 'C' })
  expect(centsByName(older)).toEqual({ Wool: 90_00, Fuel: -20_00 })
  expect(older.ends).toBe('2024-06-30')
  const months = statementOf(`
    Account | Jul 2024 | Aug 2024 | Total | YTD
    Income
    Wool | 40.00 | 50.00 | 100.00 | 400.00
  `)
  expect(centsByName(months)).toEqual({ Wool: 100_00 })
  expect(months.checks.filter(({ differs }) => differs)).toMatchObject([
    { what: 'Months add to the total', printedCents: 100_00, workedCents: 90_00 },
    { what: 'Wool: months add to the total', row: 3 },
  ])
  const bare = `
    Account | Jul 2024 | Aug 2024 | Sep 2024
    Income
    Wool | 40.00 | 50.00 | 1.00
  `
  expect(questionOf(bare).options[0]).toMatchObject({
    value: 'all months',
    label: 'All 3 months added up',
  })
  expect(statementOf(bare, { column: 'all months' })).toMatchObject({
    starts: '2024-07-01',
    ends: '2024-09-30',
    netProfit: { workedCents: 91_00 },
  })
  expect(
    questionOf(`
    Account | Jun 2025 | Year to date
    Income
    Wool | 40.00 | 100.00
  `).options,
  ).toHaveLength(2)
})

test('point 7: percentages, budgets and variances are not money', () => {
  const statement = statementOf(`
    Account | 2025 | % of Income | Budget | Variance
    Income
    Wool | 100.00 | 0.59 | 80.00 | 20.00
    Cattle | 70.00 | 41% | 80.00 | -10.00
  `)
  expect(centsByName(statement)).toEqual({ Wool: 100_00, Cattle: 70_00 })
})

test('point 8: totals stored as 0 are worked out, and a line without its value is refused', () => {
  const rows = [
    ['Profit and Loss'],
    ['Account', '2025'],
    ['Income'],
    ['Wool', 100],
    ['Total Income', 0],
    ['Expenses'],
    ['Fuel', 40.5],
    ['Total Expenses', { formula: 'SUM(B7)' }],
    ['Net Profit', 0],
  ]
  const statement = statementOf([{ name: 'P&L', isHidden: false, rows }])
  expect(statement.netProfit).toEqual({ printedCents: null, workedCents: 59_50 })
  expect(statement.notes.map(({ row }) => row)).toEqual([5, 8, 9])
  const broken = rows.with(3, ['Wool', { formula: 'Sheet2!B4' }])
  expect(refusalOf([{ name: 'P&L', isHidden: false, rows: broken }])).toMatchObject({
    refused: expect.stringContaining('B4 is a formula'),
    where: { sheet: 'P&L', row: 4, cell: 'B4' },
  })
})

test('point 9: amounts as programs and people write them', () => {
  const centsIn = (text: string) => {
    const cell = readCell(text)
    return cell.kind === 'money' ? cell.cents : cell.kind
  }
  const amounts: Readonly<Record<string, number | string>> = {
    '$1,234.50': 1234_50,
    '-$50': -50_00,
    '$-50': -50_00,
    '(1,234.50)': -1234_50,
    '($1,234.50)': -1234_50,
    '$(1,234.50)': -1234_50,
    '1,234.50-': -1234_50,
    '1,234.50 CR': 1234_50,
    '−5': -5_00,
    '–': 'nil',
    '$ -': 'nil',
    nil: 'nil',
    '\u00A01\u00A0234.50 ': 1234_50,
    '#REF!': 'text',
    '12,34': 'text',
    '59%': 'percent',
    '(5': 'text',
  }
  expect(Object.fromEntries(Object.keys(amounts).map(text => [text, centsIn(text)]))).toEqual(
    amounts,
  )
  const lines = ['Income', 'Wool | 10.00', 'Expenses', 'Fuel | 12,34']
  expect(refusalOf(lines.join('\n')).refused).toBe(
    '“12,34” in B4 is not an amount. Fix it in the file and import it again.',
  )
  const sides = statementOf('Income\nWool | 10.00 CR\nExpenses\nRefund | 3.00 CR\nFuel | 4.00 DR')
  expect(centsByName(sides)).toEqual({ Wool: 10_00, Refund: 3_00, Fuel: -4_00 })
})

test('point 10: thousands and whole dollars are said in the heading', () => {
  const thousands = statementOf(`
    Profit and Loss
    Account | 2025 $000
    Income
    Grain | 1,204
    Expenses
    Fuel | 31.5
  `)
  expect(thousands.unitCents).toBe(100_000)
  expect(centsByName(thousands)).toEqual({ Grain: 1_204_000_00, Fuel: -31_500_00 })
  const rounded = statementOf(`
    Profit and Loss
    Amounts in whole dollars
    Account | 2025
    Income
    Grain | 1,204
    Wool | 11
    Total Income | 1,216
  `)
  expect(rounded).toMatchObject({ isRounded: true, checks: [{ differs: false }] })
})

test('point 11: thousands that were split at their comma are refused', () => {
  const page = {
    name: '',
    isHidden: false,
    rows: [['Account', '2025'], ['Income'], ['Wool', '$1', '234.50'], ['Cattle', '90.00']],
  }
  expect(refusalOf([page])).toMatchObject({
    refused: expect.stringContaining('Row 3 has more cells than the heading'),
    where: { row: 3 },
  })
})

test('point 12: account numbers that a spreadsheet changed are recovered', () => {
  const rows = [
    ['Account Code', 'Account', 'Amount'],
    [null, 'Expenses'],
    [90, 'Seed', 10],
    ['200.0', 'Fuel', 20],
    [210, 'Oil', 30],
    [{ day: '2000-06-01' }, 'Wages', 40],
    ['Jun-10', 'Super', 50],
  ]
  const statement = statementOf([{ name: '', isHidden: false, rows }])
  expect(Object.keys(centsByName(statement))).toEqual([
    '090 Seed',
    '200 Fuel',
    '210 Oil',
    '6-2000 Wages',
    '6-2010 Super',
  ])
  expect(statement.notes.map(({ row }) => row)).toEqual([3, 6, 7])
})

test('point 12: codes stand in front, behind, or not at all', () => {
  const names = (lines: string) => Object.keys(centsByName(statementOf(`Income\n${lines}`)))
  expect(
    names('Wool (200) | 1.00\nRent (Sydney) | 2.00\nRams (21A) | 3.00\nHay (22) | 1.00'),
  ).toEqual(['200 Wool', 'Rent (Sydney)', '21A Rams', '22 Hay'])
  expect(names('200 - Sales | 1.00\n198/01 Rams | 2.00')).toEqual(['200 Sales', '198/01 Rams'])
  expect(names('4-1000 Wool | 1.00\n1-12300 Rams | 2.00')).toEqual(['4-1000 Wool', '1-12300 Rams'])
  expect(names('3 Point Linkage | 1.00\nWheat 2024 | 2.00\nOats | 4.00')).toEqual([
    '3 Point Linkage',
    'Wheat 2024',
    'Oats',
  ])
})

test('point 24: whether GST is inside is asked, and nothing is divided', () => {
  const list = `
    Cash Trial Balance
    Account | Gross | GST
    Receipts
    Wool | 110.00 | 10.00
    Payments
    Fuel | 55.00 | 5.00
  `
  expect(questionOf(list).options.map(({ value }) => value)).toEqual(['without GST', 'B'])
  expect(centsByName(statementOf(list, { column: 'without GST' }))).toEqual({
    Wool: 100_00,
    Fuel: -50_00,
  })
  const inclusive = 'Profit and Loss\nGST inclusive\nAccount | 2025\nIncome\nWool | 110.00'
  expect(questionOf(inclusive)).toMatchObject({ key: 'gst' })
  expect(statementOf(inclusive, { gst: 'inside' })).toMatchObject({
    gst: 'inside',
    lines: [{ cents: 110_00 }],
  })
})

test('point 26: the statement may stand on any sheet, and of several one is asked for', () => {
  const cover = pageOf('Annual report\nBelah Farm', 'Cover')
  const sheet = pageOf('Balance Sheet\nAccount | 2025\nAssets\nBank | 5.00', 'Balance Sheet')
  const one = pageOf('Belah\nProfit and Loss\nAccount | 2025\nIncome\nWool | 5.00', 'P&L')
  const other = pageOf(
    'Yarran\nProfit and Loss\nAccount | 2025\nIncome\nWool | 6.00',
    'A name that was cut at thirty-o',
  )
  expect(statementOf([cover, sheet, one])).toMatchObject({ sheet: 'P&L', business: 'Belah' })
  expect(questionOf([one, other])).toMatchObject({
    key: 'sheet',
    options: [{ value: 'P&L', label: 'P&L · Belah · Profit and Loss' }, {}],
  })
  expect(statementOf([one, other], { sheet: other.name }).business).toBe('Yarran')
  expect(statementOf([one, { ...other, isHidden: true }]).sheet).toBe('P&L')
  expect(statementOf([cover, { ...one, isHidden: true }]).notes[0]?.note).toContain('hidden sheet')
})

test('point 33: a formula in a name stays text, and more rows or columns than a statement has are refused', () => {
  expect(centsByName(statementOf('Income\n=1+1 | 5.00\n@SUM(A1) | 6.00'))).toEqual({
    '=1+1': 5_00,
    '@SUM(A1)': 6_00,
  })
  const rows = Array.from({ length: 5001 }, () => ['Wool', '1.00'])
  expect(refusalOf([{ name: '', isHidden: false, rows }]).refused).toContain('more than 5,000 rows')
  const wide = [Array.from({ length: 301 }, () => '1.00')]
  expect(refusalOf([{ name: '', isHidden: false, rows: wide }]).refused).toContain('300 columns')
})

test('point 29: reports that are something else are refused by name', () => {
  const bank =
    'Date | Description | Debit | Credit | Balance\n1/7/2024 | Elders | 5.00 | | 95.00\n2/7/2024 | CBH | | 9.00 | 104.00'
  expect(refusalOf(bank).refused).toContain('bank statement')
  expect(refusalOf('GST Report\nAccount | Amount\nG1 Total sales | 5.00').refused).toContain(
    'GST report',
  )
  expect(refusalOf('Balance Sheet\nAssets\nBank | 5.00').refused).toContain('balance sheet')
  expect(refusalOf('Hello\nWorld').refused).toContain('No account with an amount')
  expect(readStatement([])).toHaveProperty('refused')
})
