// Where the figures of a page begin, and what its columns hold.

import { addDays } from '../../dates/dates.ts'
import { partOfHeading } from './heading-parts.ts'
import { isPrinting, isRemark, piecesOf, reportOf } from './page-titles.ts'
import { readCell } from './page-cells.ts'
import type { ReadCell } from './page-cells.ts'
import { readPeriod } from './printed-period.ts'
import { roleOf } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import type { StatementPage } from './statement-read.ts'

export interface PageLayout {
  readonly page: StatementPage
  readonly grid: readonly (readonly ReadCell[])[]
  /** What stands above, cell by cell. */
  readonly titles: readonly string[]
  readonly headerRows: readonly number[]
  /** From 0, as all rows and columns here. */
  readonly bodyStart: number
  /** Cells of the heading; unknown where there is none. */
  readonly headerWidth: number | null
  readonly columns: readonly PageColumn[]
}

export interface PageColumn {
  readonly place: number
  readonly heading: string
  readonly role: ColumnRole | null
  readonly hasMoney: boolean
}

/** Nothing where no name has an amount beside it. */
export function layOut(page: StatementPage): PageLayout | undefined {
  const grid = page.rows.map(row => row.map(cell => readCell(cell)))
  const firstLine = grid.findIndex(isLine)
  if (firstLine < 0) return undefined
  const headerRows = headerAbove(grid, firstLine)
  const lastHeader = headerRows.at(-1)
  const bodyStart = lastHeader === undefined ? titlesEnd(grid, firstLine) : lastHeader + 1
  const titleRows = grid.slice(0, headerRows[0] ?? bodyStart)
  return {
    page,
    grid,
    titles: titleRows.flatMap(row => row.map(shownText).filter(Boolean)),
    headerRows,
    bodyStart,
    headerWidth:
      lastHeader === undefined ? null : Math.max(...headerRows.map(row => widthOf(grid[row]))),
    columns: columnsOf(grid, headerRows, bodyStart),
  }
}

/** A name, and an amount or a formula behind it. */
function isLine(row: readonly ReadCell[]): boolean {
  const name = row.findIndex(cell => cell.kind === 'text')
  if (name < 0 || isHeadingRow(row)) return false
  const text = shownText(row[name])
  if (reportOf(text) !== null || titleLabels.test(text) || isPrinting(text)) return false
  return row.slice(name + 1).some(({ kind }) => kind === 'money' || kind === 'formula')
}

const titleLabels =
  /^(?:abn|acn|period|year|date|page|phone|ph|fax|from|to|as at|printed|fy)\b\s*:?$/i

/** Over columns: “Account | 2025 | 2024”, all of it known or a year. */
function isHeadingRow(row: readonly ReadCell[]): boolean {
  const filled = row.filter(cell => cell.kind !== 'empty')
  const known = filled.filter(cell => roleOf(headingText(cell)) !== null)
  if (known.length === 0) return false
  const isAll = filled.every(cell => cell.kind !== 'money' || yearOrSerial(cell) !== undefined)
  const named = filled[0]?.kind === 'text' && roleOf(headingText(filled[0])) !== null
  // “Cattle Sales | 45250” is no heading, though 45250 may be a day.
  const isOfAccount = filled.some(
    cell => cell.kind === 'text' && roleOf(headingText(cell)) === null && /\p{L}/u.test(cell.text),
  )
  const hasNumber = filled.some(({ kind }) => kind === 'money')
  if (isOfAccount && hasNumber) return false
  return (
    isAll &&
    (named || row[0]?.kind === 'empty' || row[0] === undefined) &&
    !filled.some(({ kind }) => kind === 'formula')
  )
}

/** The nearest row above the first line that heads an amount, and what is joined to it. */
function headerAbove(grid: PageLayout['grid'], firstLine: number): readonly number[] {
  const known = grid.slice(0, firstLine).findLastIndex(isHeader)
  const nearest = known < 0 ? unknownHeader(grid, firstLine) : known
  if (nearest < 0) return []
  const above: number[] = []
  for (let row = nearest - 1; row >= 0 && isHeader(grid[row] ?? []); row -= 1) above.unshift(row)
  return [...above, nearest]
}

/** Names of blocks or enterprises over columns of amounts: two at least, each over its own. */
function unknownHeader(grid: PageLayout['grid'], firstLine: number): number {
  const body = grid.slice(firstLine)
  const hasMoney = (place: number) => body.some(row => row[place]?.kind === 'money')
  return grid.slice(0, firstLine).findLastIndex(row => {
    const over = row.flatMap((cell, place) => (place > 0 && cell.kind !== 'empty' ? [place] : []))
    return over.length > 1 && over.every(place => row[place]?.kind === 'text' && hasMoney(place))
  })
}

function isHeader(row: readonly ReadCell[]): boolean {
  const cells = row.flatMap((cell, place) => (cell.kind === 'empty' ? [] : [{ cell, place }]))
  const isReport = cells.some(({ cell }) => {
    const report = cell.kind === 'text' ? reportOf(cell.text) : null
    // “Budget” may as well stand over a column.
    return report !== null && (report !== 'budget' || cells.length === 1)
  })
  if (isReport) return false
  const known = cells.filter(({ cell }) => roleOf(headingText(cell)) !== null)
  const isOverAmount = known.some(
    ({ cell, place }) => place > 0 && !isTitlePeriod(cells.length, cell),
  )
  return (
    isOverAmount && (known.length > 1 || cells.length === 1 || known.length * 2 >= cells.length)
  )
}

/** A sentence such as “For the year ended …” alone in its row is a title, wherever it stands. */
function isTitlePeriod(cells: number, cell: ReadCell): boolean {
  return (
    cells === 1 &&
    cell.kind === 'text' &&
    /^(?:for|as at|as of|from|period)\b|\bto\b|\bthrough\b/i.test(cell.text)
  )
}

/** Without a heading: behind the last row that is a title, or a name alone above a gap. */
function titlesEnd(grid: PageLayout['grid'], firstLine: number): number {
  const above = grid.slice(0, firstLine)
  const last = above.findLastIndex(row =>
    row.some(cell => isTitle(shownText(cell)) || isRemark(shownText(cell))),
  )
  if (last >= 0) {
    const next = shownText(above[last + 1]?.find(({ kind }) => kind !== 'empty'))
    const gap = above.findIndex((row, place) => place > last && widthOf(row) === 0)
    const isNamedBelow = next !== '' && partOfHeading(next) === null && gap === last + 2
    return isNamedBelow ? gap : last + 1
  }
  const gap = above.findIndex(row => widthOf(row) === 0)
  const first = shownText(above[0]?.find(({ kind }) => kind !== 'empty'))
  return gap > 0 && gap <= 3 && partOfHeading(first) === null ? gap : 0
}

function isTitle(text: string): boolean {
  if (text === '') return false
  if (isPrinting(text)) return true
  return piecesOf(text).some(piece => reportOf(piece) !== null || readPeriod(piece) !== undefined)
}

function columnsOf(
  grid: PageLayout['grid'],
  headerRows: readonly number[],
  bodyStart: number,
): readonly PageColumn[] {
  const body = grid.slice(bodyStart)
  const width = Math.max(0, ...grid.map(widthOf))
  const headings = spreadHeadings(grid, headerRows, width)
  // “No” left of the names is a number of accounts, right of them one of head.
  const nameAt = firstNameAt(body)
  const isTwoSided =
    headings.some(text => inward.test(text)) && headings.some(text => outward.test(text))
  return Array.from({ length: width }, (_, place) => {
    const cells = body.map(row => row[place]).filter(cell => cell !== undefined)
    const heading = headings[place] ?? ''
    const count = (kind: ReadCell['kind']) => cells.filter(cell => cell.kind === kind).length
    const isShare = count('percent') > count('money')
    const isCount = /^(?:no\.?|number|#)$/i.test(heading) && place > nameAt
    return {
      place,
      heading,
      role:
        isShare || isCount
          ? 'not money'
          : ((isTwoSided ? sideOf(heading) : null) ?? roleOf(heading)),
      hasMoney: count('money') + count('formula') > 0,
    }
  })
}

const inward = /^(?:income|in|inflows?)$/i
const outward = /^(?:expenses?|expenditure|costs?|out|outflows?)$/i

/** “Income” over a column is one of two sides where another says “Expenses”. */
function sideOf(heading: string): ColumnRole | null {
  if (inward.test(heading)) return 'receipts'
  return outward.test(heading) ? 'payments' : null
}

function firstNameAt(body: PageLayout['grid']): number {
  const places = body.flatMap(row => {
    const place = row.findIndex(cell => cell.kind === 'text' && /\p{L}{2}/u.test(cell.text))
    return place < 0 ? [] : [place]
  })
  return Math.min(...places)
}

/** Of two rows, the upper may head several columns: “30 June 2025” over Debit and Credit. */
function spreadHeadings(
  grid: PageLayout['grid'],
  rows: readonly number[],
  width: number,
): readonly string[] {
  const texts = rows.map((row, place) => {
    const cells = Array.from({ length: width }, (_, column) => headingText(grid[row]?.[column]))
    return place < rows.length - 1 ? spread(cells, rows, grid) : cells
  })
  return Array.from({ length: width }, (_, column) =>
    texts
      .map(cells => cells[column])
      .filter(Boolean)
      .join(' '),
  )
}

function spread(
  cells: readonly string[],
  rows: readonly number[],
  grid: PageLayout['grid'],
): readonly string[] {
  const below = grid[rows.at(-1) ?? 0] ?? []
  const isPaired = below.some(cell => roleOf(headingText(cell)) === 'credit')
  if (!isPaired) return cells
  return cells.map((text, place) => {
    const isCredit = roleOf(headingText(below[place])) === 'credit'
    return text === '' && isCredit ? (cells[place - 1] ?? '') : text
  })
}

export function widthOf(row: readonly ReadCell[] | undefined): number {
  return (row?.findLastIndex(({ kind }) => kind !== 'empty') ?? -1) + 1
}

export function shownText(cell: ReadCell | undefined): string {
  if (cell === undefined) return ''
  if (cell.kind === 'text') return cell.text
  if (cell.kind === 'day') return cell.day
  return cell.kind === 'money' ? (yearOrSerial(cell) ?? '') : ''
}

export function headingText(cell: ReadCell | undefined): string {
  return cell?.kind === 'percent' ? '%' : shownText(cell)
}

/** A year, or a day as Excel counts them. */
function yearOrSerial(cell: ReadCell): string | undefined {
  if (cell.kind !== 'money' || cell.hasCents) return undefined
  const whole = cell.cents / 100
  if (whole >= 1990 && whole <= 2060) return String(whole)
  return whole >= 36_526 && whole <= 55_000 ? addDays('1899-12-30', whole) : undefined
}
