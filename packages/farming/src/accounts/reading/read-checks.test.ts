// What section 5 of the design of accounts asks of reading; each test names its check. What is asked of
// placing and comparing is tested where that is done.

import { expect, test } from 'vitest'
import { statementFits } from '../statement-fits.ts'
import { centsByName, pageOf, statementOf } from './pages-for-tests.ts'
import type { AccountStatement } from './statement-read.ts'

const checksOf = ({ checks }: AccountStatement) =>
  checks.map(({ what, printedCents, workedCents, differs }) => [
    what,
    printedCents,
    workedCents,
    differs,
  ])

const year = `
  Profit and Loss
  Belah Farm
  For the year ended 30 June 2025
  Account | 2025
  Income
  Wheat | 100.10
  Wool | 20.20
  Total Income | 120.30
  Cost of Sales
  Seed | 10.05
  Total Cost of Sales | 10.05
  Gross Profit | 110.25
  Expenses
  Fuel | 30.30
  Total Expenses | 30.30
  Net Profit | 79.95
`

test('check 1: the lines of each section are compared with its total, to the cent', () => {
  expect(checksOf(statementOf(year))).toEqual([
    ['Total Income', 120_30, 120_30, false],
    ['Total Cost of Sales', 10_05, 10_05, false],
    ['Gross Profit', 110_25, 110_25, false],
    ['Total Expenses', 30_30, 30_30, false],
    ['Net Profit', 79_95, 79_95, false],
  ])
  const off = statementOf(year.replace('Total Income | 120.30', 'Total Income | 120.31'))
  expect(checksOf(off)[0]).toEqual(['Total Income', 120_31, 120_30, true])
  const absent = statementOf(year.replace('Total Income | 120.30', 'Total Income | 0.00'))
  expect(absent.checks.map(({ what }) => what)).not.toContain('Total Income')
  expect(absent.notes).toMatchObject([
    { row: 8, note: expect.stringContaining('“Total Income” is stored without its amount') },
  ])
})

test('check 2: gross and net profit are worked out from the lines', () => {
  const off = statementOf(
    year.replace('Gross Profit | 110.25', 'Gross Profit | 111.25').replace('79.95', '80.95'),
  )
  expect(off.netProfit).toEqual({ printedCents: 80_95, workedCents: 79_95 })
  expect(checksOf(off).filter(([, , , differs]) => differs)).toEqual([
    ['Gross Profit', 111_25, 110_25, true],
    ['Net Profit', 80_95, 79_95, true],
  ])
})

test('check 3: every line is there once, and their sum is the net profit', () => {
  const { lines, netProfit } = statementOf(year)
  expect(lines.map(({ row }) => row)).toEqual([6, 7, 10, 14])
  expect(new Set(lines.map(({ row }) => row)).size).toBe(lines.length)
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(netProfit.workedCents)
})

test('check 4: months add to their total, debits to credits, and profit to current earnings', () => {
  const months = statementOf(
    'Account | Jul 2024 | Aug 2024 | Total\nIncome\nWool | 40.00 | 50.00 | 90.00\nHay | 1.00 | | 2.00',
  )
  expect(checksOf(months)).toEqual([
    ['Months add to the total', 92_00, 91_00, true],
    ['Hay: months add to the total', 2_00, 1_00, true],
  ])
  const balance = `
    Trial Balance
    Account | Account Type | Debit | Credit
    Wheat | Revenue | | 100.00
    Fuel | Expense | 30.00 |
    Bank | Bank | 140.00 |
    Current Year Earnings | Equity | | 70.00
    Total | | 170.00 | 170.00
  `
  expect(checksOf(statementOf(balance))).toEqual([
    ['Debits equal credits', 170_00, 170_00, false],
    ['Current Year Earnings', 70_00, 70_00, false],
    ['Total of debits', 170_00, 170_00, false],
    ['Total of credits', 170_00, 170_00, false],
  ])
  const off = statementOf(balance.replace('| | 70.00', '| | 71.00'))
  expect(checksOf(off).map(([, , , differs]) => differs)).toEqual([true, true, false, true])
})

test('check 5: whole dollars may be off by half a dollar a line, cents by nothing', () => {
  const whole = (total: string) =>
    statementOf(
      `Profit and Loss\nAmounts in whole dollars\nIncome\nWheat | 100\nWool | 20\nTotal Income | ${total}`,
    ).checks.map(({ differs }) => differs)
  expect(whole('121')).toEqual([false])
  expect(whole('122')).toEqual([true])
  const cents = statementOf('Income\nWheat | 100.00\nWool | 20.50\nTotal Income | 120.51')
  expect(cents.checks).toMatchObject([{ printedCents: 120_51, workedCents: 120_50, differs: true }])
})

test('check 6: a total of fertiliser is not added to what it sums', () => {
  const statement = statementOf(
    'Expenses\nFertiliser\nUrea | 10.00\nMAP | 20.00\nTotal Fertiliser | 30.00\nRates | 5.00\nNet Profit | -35.00',
  )
  expect(centsByName(statement)).toEqual({ Urea: -10_00, MAP: -20_00, Rates: -5_00 })
})

test('check 7: the same file reads the same, and of a corrected one only its lines differ', () => {
  const before = statementOf(year)
  expect(statementOf([pageOf(year)])).toEqual(before)
  const corrected = statementOf(year.replace('Wool | 20.20', 'Wool | 21.20'))
  const changed = corrected.lines.filter(
    (line, place) => JSON.stringify(line) !== JSON.stringify(before.lines[place]),
  )
  expect(changed).toMatchObject([{ name: 'Wool', cents: 21_20 }])
})

test('check 8: each line keeps its place, number, name and headings, to be compared', () => {
  const [line] = statementOf('Expenses\nPlant\nFuel (420) | 5.00\nOil (421) | 6.00').lines
  expect(line).toEqual({
    sheet: '',
    row: 3,
    code: '420',
    name: 'Fuel',
    sections: ['Expenses', 'Plant'],
    part: 'expense',
    cents: -5_00,
  })
})

test('check 9: business and period are compared with those of the record', () => {
  const target = { business: 'Belah Farm', farms: [], starts: '2024-07-01', ends: '2025-06-30' }
  expect(statementFits(statementOf(year), target)).toEqual([])
  expect(statementFits(statementOf(year), { ...target, business: 'Yarran Park' })).toEqual([
    'This statement is of “Belah Farm”, not of Yarran Park.',
  ])
  const later = { ...target, starts: '2025-07-01', ends: '2026-06-30' }
  expect(statementFits(statementOf(year), later)).toHaveLength(1)
})
