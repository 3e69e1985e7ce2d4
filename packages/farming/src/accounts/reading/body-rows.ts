// The rows below the heading, each with its name, its number, how deep it stands and its amount.

import { cellName, cleanText, isErrorText, wordsOf } from './page-cells.ts'
import type { MoneyCell, ReadCell } from './page-cells.ts'
import { codeStyleOf, nameAccount, paddedCodes, readCode } from './account-codes.ts'
import type { ReadCode } from './account-codes.ts'
import { nameColumns } from './name-columns.ts'
import type { AmountPlan } from './amount-plan.ts'
import { gstOf, isBasisLine, isPrinting } from './page-titles.ts'
import { headingText, shownText, widthOf } from './page-layout.ts'
import type { PageLayout } from './page-layout.ts'
import type { StatementEnd } from './statement-end.ts'
import { resultOf, totalOf } from './heading-parts.ts'
import type { PageCell } from './statement-read.ts'

export interface BodyRow {
  /** From 0. */
  readonly at: number
  readonly label: string
  readonly code: string | null
  readonly codeWas: string | null
  /** By its column and the spaces in front of it. */
  readonly depth: number
  /** What stands left of the name: headings of a section in columns of their own. */
  readonly above: readonly string[]
  readonly centre: string
  readonly type: string
  readonly amount: RowAmount
  /** Another column has an amount. */
  readonly hasOther: boolean
  /** What the months come to, where they must add to the amount. */
  readonly months: number | null
}

type RowAmount =
  | MoneyCell
  | { readonly kind: 'none' | 'nil' }
  | { readonly kind: 'formula' | 'unreadable'; readonly cell: string; readonly text: string }

export interface PageBody {
  readonly rows: readonly BodyRow[]
  readonly footers: readonly string[]
  /** Rows that were passed over, from 0, and why. */
  readonly skipped: readonly { readonly at: number; readonly why: string }[]
}

export function readBody(layout: PageLayout, plan: AmountPlan, end?: StatementEnd): PageBody {
  const places = { names: nameColumns(layout), code: codeColumn(layout) }
  const repeated = repeatedTexts(layout)
  const skipped: PageBody['skipped'][number][] = []
  const footers: string[] = []
  const kept: number[] = []
  const until = end?.at ?? layout.grid.length
  for (let at = layout.bodyStart; at < until; at += 1) {
    const row = layout.grid[at] ?? []
    const why = widthOf(row) === 0 ? undefined : whySkipped(row, repeated)
    if (why !== undefined) skipped.push({ at, why })
    if (why === footer) footers.push(...row.map(shownText).filter(Boolean))
    if (why === undefined) kept.push(at)
  }
  if (end) skipped.push({ at: end.at, why: `From “${end.title}” on, the sheet was left out.` })
  return {
    rows: withCodes(
      kept.map(at => bodyRow(layout, plan, places, at)),
      places.code,
    ),
    footers,
    skipped,
  }
}

const footer = 'A note below the figures was left out.'

function whySkipped(row: readonly ReadCell[], repeated: ReadonlySet<string>): string | undefined {
  const text = lineText(row)
  if (repeated.has(text) && row.every(({ kind }) => kind !== 'money' || repeated.has(text))) {
    return 'A heading that is printed again on each page was left out.'
  }
  if (row.some(({ kind }) => kind === 'money' || kind === 'formula')) {
    return /^page \d+/i.test(text) ? 'A page number was left out.' : undefined
  }
  if (/^page \d+(?: of \d+)?$|^[-–]?\d+ of \d+$/i.test(text)) return 'A page number was left out.'
  const isFooter =
    isBasisLine(text) || isPrinting(text) || gstOf(text) !== null || footerWords.test(text)
  return isFooter ? footer : undefined
}

const footerWords =
  /^(?:\*|these (?:financial )?statements|this (?:report|statement)|the accompanying notes|refer to (?:the )?|see accompanying|unaudited|end of report|notes?:|disclaimer|prepared by|compiled )/i

function lineText(row: readonly ReadCell[]): string {
  return row.map(headingText).filter(Boolean).join(' ').trim()
}

/** Titles and headings, as they come again at the top of each page. */
function repeatedTexts({ grid, headerRows, bodyStart, titles }: PageLayout): ReadonlySet<string> {
  const above = grid.slice(0, bodyStart).map(lineText)
  const known = headerRows.length > 0 || titles.length > 0 ? above : []
  return new Set(known.filter(text => text !== ''))
}

/** Columns, from 0. */
interface Places {
  readonly names: readonly number[]
  readonly code: number | undefined
}

function bodyRow(layout: PageLayout, plan: AmountPlan, { names, code }: Places, at: number): Row {
  const { grid, page, columns } = layout
  const row = grid[at] ?? []
  const raw = page.rows[at] ?? []
  const filled = names.filter(place => isName(row[place]))
  const place = filled.at(-1) ?? nameAmongCodes(row, code) ?? totalAnywhere(row)
  const ofRole = (role: string) => {
    const column = columns.find(one => one.role === role)
    return column === undefined ? '' : shownText(row[column.place])
  }
  const amounts = new Set([...plan.plus, ...plan.minus, plan.gst])
  return {
    at,
    raw,
    label: place === undefined ? '' : nameText(row[place], raw[place]),
    depth: place === undefined ? 0 : place * 100 + indentOf(raw[place]),
    above: [
      ...columns.flatMap(one => (one.role === 'section' ? [shownText(row[one.place])] : [])),
      ...filled.slice(0, -1).map(one => nameText(row[one], raw[one])),
    ].filter(Boolean),
    centre: ofRole('centre'),
    type: ofRole('type'),
    amount: amountOf(row, plan, at),
    hasOther: columns.some(
      ({ place, hasMoney }) =>
        hasMoney &&
        !amounts.has(place) &&
        !names.includes(place) &&
        hasFigure(row[place], place, layout),
    ),
    months: plan.months.length === 0 ? null : sumOf(row, plan.months),
  }
}

/** Headings and totals may begin further left than accounts. */
function nameAmongCodes(row: readonly ReadCell[], place: number | undefined): number | undefined {
  const cell = place === undefined ? undefined : row[place]
  return cell?.kind === 'text' && !/\d/.test(cell.text) ? place : undefined
}

/** “Total” may stand in a column of sections. */
function totalAnywhere(row: readonly ReadCell[]): number | undefined {
  const place = row.findIndex(
    cell => cell.kind === 'text' && (totalOf(cell.text) !== undefined || resultOf(cell.text)),
  )
  return place < 0 ? undefined : place
}

type Row = Omit<BodyRow, 'code' | 'codeWas'> & { readonly raw: readonly PageCell[] }

function hasFigure(cell: ReadCell | undefined, place: number, { columns }: PageLayout): boolean {
  const role = columns[place]?.role ?? null
  return (cell?.kind === 'money' || cell?.kind === 'nil') && role !== 'code' && role !== 'note'
}

const isName = (cell: ReadCell | undefined) =>
  cell !== undefined && cell.kind !== 'empty' && cell.kind !== 'nil'

/** A name such as “=1+1” stays what it is. */
function nameText(cell: ReadCell | undefined, raw: PageCell | undefined): string {
  return cell?.kind === 'text'
    ? cell.text
    : typeof raw === 'string'
      ? cleanText(raw)
      : typeof raw === 'number'
        ? String(raw)
        : shownText(cell)
}

function indentOf(cell: PageCell | undefined): number {
  if (typeof cell !== 'string') return 0
  const spaces = /^[\s\u00A0]*/.exec(cell)?.[0] ?? ''
  return Math.min(99, spaces.replaceAll('\t', '    ').length)
}

function amountOf(row: readonly ReadCell[], plan: AmountPlan, at: number): RowAmount {
  const places = [...plan.plus, ...plan.minus, ...(plan.gst === null ? [] : [plan.gst])]
  for (const place of places) {
    const cell = row[place]
    const bad = cell && badCell(cell)
    if (bad) return { ...bad, cell: cellName(at, place) }
  }
  const money = places.flatMap(place => (row[place]?.kind === 'money' ? [row[place]] : []))
  const [first] = money
  if (!first) return { kind: places.some(place => row[place]?.kind === 'nil') ? 'nil' : 'none' }
  const size = plan.isStepped ? first.cents : sumOf(row, plan.plus) - sumOf(row, plan.minus)
  return {
    kind: 'money',
    cents: size - gstIn(size, plan.gst === null ? 0 : sumOf(row, [plan.gst])),
    side: plan.side ?? first.side,
    hasCents: money.some(({ hasCents }) => hasCents),
  }
}

/** GST is printed as it lies in the amount, or always above 0. */
function gstIn(size: number, gst: number): number {
  return size < 0 ? -Math.abs(gst) : gst
}

function badCell(cell: ReadCell): { kind: 'formula' | 'unreadable'; text: string } | undefined {
  if (cell.kind === 'formula') return { kind: 'formula', text: '' }
  if (cell.kind === 'percent' || cell.kind === 'day')
    return { kind: 'unreadable', text: shownText(cell) || '%' }
  if (cell.kind !== 'text') return undefined
  const isFigure = isErrorText(cell.text) || /\d/.test(cell.text)
  return isFigure ? { kind: 'unreadable', text: cell.text } : undefined
}

function sumOf(row: readonly ReadCell[], places: readonly number[]): number {
  return places.reduce((sum, place) => {
    const cell = row[place]
    return cell?.kind === 'money' ? sum + cell.cents : sum
  }, 0)
}

function withCodes(rows: readonly Row[], code: number | undefined): readonly BodyRow[] {
  const accounts = rows.filter(
    ({ label, amount }) => amount.kind === 'money' && !isResultOrTotal(label),
  )
  const style = codeStyleOf(accounts.map(({ label }) => label))
  const codes = paddedCodes(rows.map(row => codeInColumn(row, code)))
  return rows.map(({ raw: _, ...row }, place) => {
    const own = codes[place] ?? null
    const named = own ? nameAccount(row.label, () => undefined) : nameAccount(row.label, style)
    return {
      ...row,
      label: named.name,
      code: own?.code ?? named.code,
      codeWas: own?.was ?? null,
    }
  })
}

function isResultOrTotal(label: string): boolean {
  return resultOf(label) !== null || totalOf(label) !== undefined || wordsOf(label) === ''
}

function codeInColumn({ raw }: Row, place: number | undefined): ReadCode | null {
  const code = place === undefined ? null : readCode(raw[place])
  return code && /\d/.test(code.code) ? code : null
}

/** Headed so, or numbers left of all names. */
function codeColumn(layout: PageLayout): number | undefined {
  const headed = layout.columns.find(({ role }) => role === 'code')?.place
  if (headed !== undefined) return headed
  const names = nameColumns(layout)
  const last = names.at(-1) ?? 0
  return layout.columns.find(
    ({ place, role }) =>
      place < last &&
      !names.includes(place) &&
      (role ?? 'name') === 'name' &&
      layout.grid.slice(layout.bodyStart).some(row => /\d/.test(shownText(row[place]))),
  )?.place
}
