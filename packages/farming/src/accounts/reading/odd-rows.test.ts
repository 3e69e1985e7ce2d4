// What section 2 of the design of accounts asks of rows and names; each test names its points.

import { expect, test } from 'vitest'
import { centsByName, pageOf, refusalOf, statementOf } from './pages-for-tests.ts'
import type { AccountStatement } from './statement-read.ts'

const pathsOf = ({ lines }: AccountStatement) =>
  lines.map(({ sections, name }) => [...sections, name].join(' > '))

test('point 25: principal, drawings and plant stay lines of their own', () => {
  const lines =
    'Income\nWool | 9.00\nExpenses\nLoan Principal | 1.00\nDrawings | 2.00\nNew Header | 4.00'
  expect(statementOf(lines).lines.map(({ part }) => part)).toEqual([
    'income',
    'expense',
    'expense',
    'expense',
  ])
})

test('point 27: depth is told by spaces, by columns or by the order of rows', () => {
  const wanted = ['Expenses > Plant > Fuel', 'Expenses > Plant > Oil', 'Expenses > Rates']
  const spaces = 'Expenses\n  Plant\n    Fuel | 1.00\n    Oil | 2.00\n  Rates | 4.00'
  const columns = 'Expenses\n| Plant\n| | Fuel | 1.00\n| | Oil | 2.00\n| Rates | | 4.00'
  const order = 'Expenses\nPlant\nFuel | 1.00\nOil | 2.00\nTotal Plant | 3.00\nRates | 4.00'
  for (const text of [spaces, columns, order]) expect(pathsOf(statementOf(text))).toEqual(wanted)
})

test('point 28: headings, page numbers and footers that are printed again are passed over', () => {
  const statement = statementOf(`
    Belah
    Profit & Loss
    Account | 2025
    Expenses
    Fuel | 1.00
    Page 1 of 2
    Belah
    Profit & Loss
    Account | 2025
    Rates | 3.00
    Total Expenses | 4.00
    Page 2 of 2
    These statements should be read with the notes.
    Cash basis Monday, 3 July 2023 10:14 am GMT+10
  `)
  expect(pathsOf(statement)).toEqual(['Expenses > Fuel', 'Expenses > Rates'])
  expect(statement.basis).toBe('cash')
  expect(statement.notes).toHaveLength(7)
})

test('point 30: an amount without a name is an error, zero lines are not, and (Archived) is no name', () => {
  expect(refusalOf('Expenses\nFuel | 1.00\n| 5.00\nOil | 2.00')).toMatchObject({
    refused: expect.stringContaining('B3 has an amount but no account name'),
    where: { row: 3, cell: 'B3' },
  })
  const statement = statementOf(
    'Expenses\nFuel (Archived) | 1.00\nOil | 2.00\n| 3.00\nTwine | 0.00\nBags | -',
  )
  expect(centsByName(statement)).toEqual({ Fuel: -1_00, Oil: -2_00 })
})

test('point 31: names that were cut or written by a program are read as they are meant', () => {
  const statement = statementOf([
    pageOf(
      'Income\nSales -  | 1.00\nFuel &amp; Oil | 2.00\nSmith’s  “Top”   Block | 3.00\nRepairs & Maintenance Irrigati | 4.00',
    ),
  ])
  expect(statement.lines.map(({ name }) => name)).toEqual([
    'Sales -',
    'Fuel & Oil',
    'Smith\'s "Top" Block',
    'Repairs & Maintenance Irrigati',
  ])
})

test('point 32: people and account numbers stay in the lines, out of notes and refusals that are not of them', () => {
  const statement = statementOf(
    'Expenses\nRent - J Smith 062-000 1234 | 1.00\nFuel | 2.00\nTotal Expenses | 3.00',
  )
  expect(statement.lines[0]?.name).toBe('Rent - J Smith 062-000 1234')
  expect(JSON.stringify([statement.notes, statement.checks])).not.toContain('Smith')
})

test('point 34: the same file reads the same, and an account keeps its key where another line is new', () => {
  const text = 'Expenses\nFuel (200) | 1.00\nRates (210) | 2.00'
  expect(statementOf(text)).toEqual(statementOf(text))
  const keys = (lines: string) => statementOf(lines).lines.map(({ code }) => code)
  expect(keys('Expenses\nOil (190) | 4.00\nFuel and oil (200) | 1.00\nRates (210) | 2.00')).toEqual(
    ['190', ...keys(text)],
  )
})
