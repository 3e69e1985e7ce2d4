// Made-up statements, printed as programs print them.

import fc from 'fast-check'
import type { StatementPage } from './statement-read.ts'

interface MadeLine {
  readonly code: number
  readonly name: string
  /** As a program shows it: costs above 0. */
  readonly cents: number
}

export interface MadeSection {
  readonly name: string
  readonly part: 'income' | 'cost of sales' | 'expense'
  readonly lines: readonly MadeLine[]
}

const income = [
  'Wheat Sales',
  'Wool Proceeds',
  'Cattle Sales',
  'Agistment Income',
  'Hay & Straw Sales',
]
const costs = [
  'Fertiliser',
  'Total Oil Purchases',
  'Net Wrap',
  'R&M Plant',
  'Fuel & Oil',
  'Wages',
  'Rates',
  "Dep'n",
]
const sales = ['Seed', 'Drench', 'Wool Packs', 'Livestock Purchases - Rams']

const amount = fc.integer({ min: -50_000_00, max: 900_000_00 }).filter(cents => cents !== 0)

function section(name: string, part: MadeSection['part'], names: readonly string[], first: number) {
  return (
    fc
      .tuple(
        fc.subarray([...names], { minLength: 2 }),
        fc.array(amount, { minLength: 10, maxLength: 10 }),
      )
      .map(([chosen, cents]): MadeSection => ({
        name,
        part,
        lines: chosen.map((name, place) => ({
          code: first + names.indexOf(name) * 10,
          name,
          cents: cents[place] ?? 1,
        })),
      }))
      // Refunds are less than what was paid.
      .filter(({ lines }) => sumOf(lines) > 0)
      // A total that happens to stand in the list of accounts is asked about.
      .filter(({ lines }) =>
        lines.every(
          ({ name }, place) =>
            !name.startsWith('Total') ||
            Math.abs(sumOf(lines.slice(0, place))) !== Math.abs(lines[place]?.cents ?? 0),
        ),
      )
  )
}

export const madeStatement: fc.Arbitrary<readonly MadeSection[]> = fc
  .tuple(
    section('Income', 'income', income, 1000),
    section('Cost of Sales', 'cost of sales', sales, 2000),
    section('Expenses', 'expense', costs, 3000),
  )
  // So is one that happens to be that of a section before.
  .filter(([earned, sold, spent]) => {
    const totals = [sumOf(earned.lines), sumOf(sold.lines), netOf([earned, sold])].map(Math.abs)
    const like = spent.lines.filter(({ name }) => name.startsWith('Total'))
    return like.every(({ cents }) => !totals.includes(Math.abs(cents)))
  })

function sumOf(lines: readonly { readonly cents: number }[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}

export function netOf(sections: readonly MadeSection[]): number {
  return sections.reduce(
    (sum, { part, lines }) => sum + (part === 'income' ? 1 : -1) * sumOf(lines),
    0,
  )
}

type Cells = StatementPage['rows'][number]
export type Layout = (sections: readonly MadeSection[]) => StatementPage

const pageWith = (rows: readonly Cells[]): StatementPage => ({
  name: 'Sheet',
  isHidden: false,
  rows,
})
const plain = (cents: number) => (cents / 100).toFixed(2)
const grouped = (cents: number) =>
  (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })
const money = (cents: number) => `${cents < 0 ? '-' : ''}$${grouped(Math.abs(cents))}`
const bracketed = (cents: number) => (cents < 0 ? `(${grouped(-cents)})` : grouped(cents))
const titles: readonly Cells[] = [
  ['Profit and Loss'],
  ['Belah Farm'],
  ['For the year ended 30 June 2025'],
  [],
]

const xero: Layout = sections =>
  pageWith([
    ...titles,
    ['Account', '2025'],
    ...sections.flatMap(({ name, lines }) => [
      [],
      [name],
      ...lines.map(({ code, name, cents }) => [`${name} (${code})`, plain(cents)]),
      [`Total ${name}`, plain(sumOf(lines))],
    ]),
    [],
    ['Net Profit', plain(netOf(sections))],
  ])

const myob: Layout = sections =>
  pageWith([
    ['Belah Farm'],
    ['Profit & Loss [Accrual]'],
    ['July 2024 through June 2025'],
    ['Account No.', 'Account Name', 'Selected Period', '% of Income'],
    ...sections.flatMap(({ name, part, lines }) => {
      const digit = { income: 4, 'cost of sales': 5, expense: 6 }[part]
      return [
        [`${digit}-0000`, name.toUpperCase()],
        ...lines.map(({ code, name, cents }) => [`${digit}-${code}`, name, money(cents), '12.3%']),
        [null, `Total ${name.toUpperCase()}`, money(sumOf(lines)), '100.0%'],
      ]
    }),
    [null, 'Net Profit/(Loss)', money(netOf(sections)), '5.0%'],
  ])

const quickbooks: Layout = sections =>
  pageWith([
    ...titles,
    ['Distribution account', 'Total'],
    ...sections.flatMap(({ name, lines }) => [
      [name],
      ...lines.map(({ name, cents }) => [name, grouped(cents)]),
      [`Total for ${name}`, money(sumOf(lines))],
    ]),
    ['Net Income', money(netOf(sections))],
    [],
    ['Accrual Basis Wednesday, July 09, 2025 04:19 PM GMTZ'],
  ])

const reckon: Layout = sections =>
  pageWith([
    ['Belah Farm'],
    ['Profit & Loss'],
    [null, null, null, null, null, 'Jul 24 - Jun 25'],
    [null, 'Ordinary Income/Expense'],
    ...sections.flatMap(({ name, lines }) => [
      [null, null, name],
      ...lines.map(({ name, cents }) => [null, null, null, name, null, cents / 100]),
      [null, null, `Total ${name}`, null, null, sumOf(lines) / 100],
    ]),
    [null, 'Net Ordinary Income', null, null, null, netOf(sections) / 100],
    ['Net Income', null, null, null, null, netOf(sections) / 100],
  ])

const signedCosts: Layout = sections =>
  pageWith([
    ...titles,
    ['Account', '2025'],
    ...sections.flatMap(({ name, part, lines }) => [
      [name],
      ...lines.map(({ name, cents }) => [name, bracketed(part === 'income' ? cents : -cents)]),
    ]),
    ['Net Profit', bracketed(netOf(sections))],
  ])

/** The debits, with the cheque account, and the credits. */
function sidesOf(sections: readonly MadeSection[]): readonly [number, number] {
  const debits = sections.flatMap(({ part, lines }) =>
    lines.map(({ cents }) => (part === 'income' ? -cents : cents)),
  )
  const sum = (isWanted: (debit: number) => boolean) =>
    debits.filter(isWanted).reduce((all, debit) => all + Math.abs(debit), 0)
  return [sum(debit => debit > 0) + netOf(sections), sum(debit => debit < 0)]
}

const balance: Layout = sections =>
  pageWith([
    ['Trial Balance'],
    ['As at 30 June 2025'],
    ['Account Code', 'Account', 'Account Type', 'Debit', 'Credit', 'YTD Debit', 'YTD Credit'],
    ...sections.flatMap(({ part, lines }) => {
      const type = { income: 'Revenue', 'cost of sales': 'Direct Costs', expense: 'Expense' }[part]
      return lines.map(({ code, name, cents }) => {
        const debit = part === 'income' ? -cents : cents
        const sides = debit > 0 ? [plain(debit), null] : [null, plain(-debit)]
        return [String(code), name, type, '1.00', null, ...sides]
      })
    }),
    ['900', 'Cheque Account', 'Bank', null, '7.00', plain(netOf(sections)), null],
    ['Total', null, null, '7.00', '7.00', ...sidesOf(sections).map(plain)],
  ])

export const layouts: Readonly<Record<string, Layout>> = {
  xero,
  myob,
  quickbooks,
  reckon,
  'costs below 0': signedCosts,
  'trial balance': balance,
}
