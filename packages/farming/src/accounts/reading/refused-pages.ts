// Files that are something else, or that cannot be read without a doubt, and what to do about it.

import { dayInWords, monthOf, yearOf } from '../../dates/dates.ts'
import { isBalancePart } from './heading-parts.ts'
import { cellName, columnName, isErrorText } from './page-cells.ts'
import type { ReadCell } from './page-cells.ts'
import type { BodyRow } from './body-rows.ts'
import type { PageLayout } from './page-layout.ts'
import type { ReportKind } from './page-titles.ts'
import { readPeriod } from './printed-period.ts'
import type { PartLine } from './line-part.ts'
import type { StatementPage, StatementRefused } from './statement-read.ts'

const mostRows = 5000
const mostColumns = 300

export const allZero: StatementRefused = {
  refused:
    'All amounts in this file are 0. Check the year of the report, export it again and import that file.',
}

export const nothingToRead: StatementRefused = {
  refused:
    'No account with an amount was found in this file. Export a profit and loss statement or a trial balance as XLSX or CSV.',
}

export function beyondLimits(pages: readonly StatementPage[]): StatementRefused | undefined {
  if (pages.some(({ rows }) => rows.length > mostRows)) {
    return {
      refused:
        'This file has more than 5,000 rows. A statement of a year is shorter: export a summary, not single transactions.',
    }
  }
  if (pages.some(({ rows }) => rows.some(row => row.length > mostColumns))) {
    return {
      refused:
        'This file has more than 300 columns. Export the statement for one year, without columns for each month or job.',
    }
  }
  return undefined
}

const otherReports: Partial<Record<ReportKind, string>> = {
  'balance sheet': 'This is a balance sheet: it has no income or costs.',
  'bank statement': 'This is a bank statement: it lists payments, not accounts.',
  'gst report': 'This is a GST report, not a statement of income and costs.',
  transactions: 'This is a list of transactions, not a statement of accounts.',
  budget: 'This is a budget, not what was earned and spent.',
  'other report': 'This report has no income or costs.',
}
const instead = 'Export a profit and loss statement or a trial balance.'

export function notAStatement(
  report: ReportKind | null,
  page: StatementPage,
  layout: PageLayout | undefined,
): StatementRefused | undefined {
  const other = report === null ? undefined : otherReports[report]
  if (other !== undefined) return { refused: `${other} ${instead}` }
  if (isDated(page, layout)) {
    return {
      refused: `This looks like a bank statement or a list of transactions: its rows have dates. ${instead}`,
    }
  }
  const labels = page.rows.flatMap(row => row.filter(cell => typeof cell === 'string'))
  const isGst =
    labels.filter(text => /^(?:G\d{1,2}|1A|1B|W1|W2|T1)\b/.test(text.trim())).length >= 2
  return isGst ? { refused: `${otherReports['gst report']} ${instead}` } : undefined
}

/** Most rows with an amount begin with a date. */
function isDated({ rows }: StatementPage, layout: PageLayout | undefined): boolean {
  const start = layout?.bodyStart ?? 0
  const grid = layout?.grid ?? []
  const filled = rows.slice(start).filter(row => row.filter(cell => cell !== null).length > 1)
  const dated = grid.slice(start).filter(row => row.slice(0, 3).some(isDay))
  return (
    dated.length >= 2 &&
    dated.length > filled.length / 2 &&
    !layout?.columns.some(({ role }) => role === 'code')
  )
}

function isDay(cell: ReadCell): boolean {
  if (cell.kind === 'day') return true
  return (
    cell.kind === 'text' &&
    /\d/.test(cell.text) &&
    readPeriod(cell.text)?.starts === null &&
    !/^as |^at |ended/i.test(cell.text)
  )
}

/** “$1,234.50” without quotes makes two cells. */
export function splitThousands({
  page,
  grid,
  headerWidth,
  bodyStart,
}: PageLayout): StatementRefused | undefined {
  for (const [place, row] of page.rows.entries()) {
    if (place < bodyStart) continue
    const column = row.findIndex(
      (cell, at) =>
        at > 0 && isTail(cell) && isHead(row[at - 1]) && isUnaligned(grid, place, at, headerWidth),
    )
    if (column < 0) continue
    return {
      refused: `Row ${place + 1} has more cells than the heading, because an amount such as 1,234 was split at its comma. Export the file again as XLSX, or with amounts in quotes.`,
      where: { sheet: page.name, row: place + 1, cell: cellName(place, column) },
    }
  }
  return undefined
}

const isTail = (cell: unknown) =>
  typeof cell === 'string' && /^\d{3}(?:\.\d{1,2})?\)?-?$/.test(cell.trim())
const isHead = (cell: unknown) =>
  typeof cell === 'string' && /^[-−(]?\s?\$?\s?-?\d{1,3}$/.test(cell.trim())

/** Beyond the heading; without a heading, beyond where most rows end. */
function isUnaligned(
  grid: PageLayout['grid'],
  place: number,
  column: number,
  headerWidth: number | null,
): boolean {
  const width = grid[place]?.length ?? 0
  if (headerWidth !== null) return width > headerWidth
  const widths = grid.map(row => row.length).filter(length => length > 1)
  return widths.some(length => length < width) && column === width - 1
}

export function unreadableAmount(
  rows: readonly BodyRow[],
  sheet: string,
): StatementRefused | undefined {
  const bad = rows.find(
    ({ amount, label }) =>
      (amount.kind === 'formula' || amount.kind === 'unreadable') && label !== '',
  )
  if (!bad || (bad.amount.kind !== 'formula' && bad.amount.kind !== 'unreadable')) return undefined
  const { kind, cell, text } = bad.amount
  const refused =
    kind === 'formula'
      ? `${cell} is a formula and the file does not hold its result. Open the file in Excel, save it, and import it again.`
      : `“${shortened(text)}” in ${cell} is not an amount. Fix it in the file and import it again.`
  return { refused, where: { sheet, row: bad.at + 1, cell } }
}

/** Dollars in one column and cents in another. */
export function centsApart({ page, columns, bodyStart }: PageLayout): StatementRefused | undefined {
  const cents = columns.find(
    ({ heading, hasMoney }) => hasMoney && /^(?:c|¢|cents?)$/i.test(heading),
  )
  if (!cents) return undefined
  return {
    refused: `Column ${columnName(cents.place)} has the cents of the amounts beside it. Write dollars and cents in one column and import the file again.`,
    where: { sheet: page.name, row: bodyStart, cell: null },
  }
}

/** Costs on the left and income on the right, as in an account of old. */
export function sideBySide({
  page,
  grid,
  bodyStart,
  columns,
}: PageLayout): StatementRefused | undefined {
  const rows = grid.slice(bodyStart)
  const isName = (cell: ReadCell | undefined) =>
    cell?.kind === 'text' && /\p{L}{2}/u.test(cell.text) && !isErrorText(cell.text)
  const amounts = columns.flatMap(one => (holdsAmounts(one, rows) ? [one.place] : []))
  const isSecond = ({ place, role }: PageLayout['columns'][number]) => {
    if (role !== null && role !== 'name') return false
    const before = amounts.filter(one => one > 0 && one < place)
    const both = rows.filter(
      row =>
        isName(row[place]) &&
        row[place + 1]?.kind === 'money' &&
        before.some(one => row[one]?.kind === 'money'),
    )
    return both.length > 1 && both.length * 3 > rows.length
  }
  const second = columns.find(isSecond)
  if (!second) return undefined
  return {
    refused: `This sheet has two lists side by side: columns ${columnName(0)} and ${columnName(second.place)} both have names. Put one below the other and import the file again.`,
    where: { sheet: page.name, row: bodyStart + 1, cell: null },
  }
}

/** Not the numbers of accounts. */
function holdsAmounts(
  { place, role, hasMoney }: PageLayout['columns'][number],
  rows: PageLayout['grid'],
): boolean {
  if (!hasMoney || (role !== null && !['amount', 'period', 'payments'].includes(role))) return false
  return rows.some(row => row[place]?.kind === 'money' && row[place].hasCents)
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Where no amount is found, one that is written in another way, such as 1.234,50. */
export function foreignAmount(page: StatementPage): StatementRefused | undefined {
  for (const [row, cells] of page.rows.entries()) {
    const name = cells.findIndex(cell => typeof cell === 'string' && /\p{L}/u.test(cell))
    const texts = cells.map(cell => (typeof cell === 'string' ? cell.trim() : ''))
    const place = texts.findIndex((text, at) => name >= 0 && at > name && foreign.test(text))
    if (place < 0) continue
    const cell = cellName(row, place)
    return {
      refused: `“${shortened(texts[place] ?? '')}” in ${cell} is not an amount. Write it like 1,234.50 and import the file again.`,
      where: { sheet: page.name, row: row + 1, cell },
    }
  }
  return undefined
}

const foreign = /^[-−(]?\s?[$€]?\s?-?\d[\d.,' ]*[.,']\d[\d.,']*\)?-?$/

export function namelessAmount(row: BodyRow, sheet: string, column: number): StatementRefused {
  const cell = `${columnName(column)}${row.at + 1}`
  return {
    refused: `${cell} has an amount but no account name beside it. Fix it in the file and import it again.`,
    where: { sheet, row: row.at + 1, cell },
  }
}

/** Income and costs begin at 0 again on 1 July. */
export function isAfterYearEnd(lines: readonly PartLine[]): boolean {
  const profit = lines.filter(({ part }) => part !== null && !isBalancePart(part))
  const balances = lines.filter(({ part, cents }) => isBalancePart(part) && cents !== 0)
  return balances.length > 0 && profit.every(({ cents }) => cents === 0)
}

export function afterYearEnd(ends: string | null): StatementRefused {
  const day = ends === null ? undefined : lastJune(ends)
  const date = day === undefined ? 'the last day of the year, such as 30 June' : dayInWords(day)
  return {
    refused: `All income and costs in this trial balance are 0, because it was taken after the year was closed. Export it as at ${date}, before the year is closed.`,
  }
}

function lastJune(day: string): string {
  const year = monthOf(day) > 6 || day.endsWith('-06-30') ? yearOf(day) : yearOf(day) - 1
  return `${year}-06-30`
}
