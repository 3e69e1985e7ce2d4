// What stands above and below the figures: whose statement it is, of which period, on which basis.

import type { AccountsProgram } from './statement-read.ts'
import { addDays } from '../../dates/dates.ts'
import { readPeriod } from './printed-period.ts'
import type { PrintedPeriod } from './printed-period.ts'

export interface PageTitles {
  readonly business: string | null
  readonly title: string | null
  readonly report: ReportKind | null
  readonly period: PrintedPeriod | null
  readonly basis: 'cash' | 'accrual' | null
  readonly gst: 'without' | 'inside' | null
  readonly unitCents: number
  readonly isRounded: boolean
}

export type ReportKind =
  | 'profit and loss'
  | 'trial balance'
  | 'cash list'
  | 'balance sheet'
  | 'bank statement'
  | 'gst report'
  | 'transactions'
  | 'budget'
  | 'other report'

const reports: readonly (readonly [ReportKind, RegExp])[] = [
  [
    'profit and loss',
    /^(?:(?:consolidated|detailed|summary|comparative|trading|standard|monthly|annual|farm|phoenix|xero|myob|enterprise) )*(?:trading,? (?:and|&) )?(?:profit (?:and|&|\+|or) loss|profit ?\/ ?\(?loss\)?|profit (?:and|&) loss (?:statement|report)|p ?& ?l|income statement|statement of (?:financial performance|profit (?:and|&|or) loss.*|income|comprehensive income)|income (?:and|&) (?:expenditure|expenses?)|trading statement|trading account|budget variance|(?:budget|actuals?) (?:v|vs|versus|against)\.? (?:budget|actuals?))(?: (?:statement|report|account|detail|detailed|summary|by month|by class|comparison|budget analysis|standard))*(?:\s*[[(].*)?$/i,
  ],
  [
    'cash list',
    /^(?:cash trial balance|cash ?book(?: summary| report)?|receipts (?:and|&) payments.*|cash ?flow (?:report|summary|actuals?)|income (?:and|&) payments)(?: (?:ex|inc|with)\w*(?: of)? gst)?(?:\s*[[(].*)?$/i,
  ],
  [
    'trial balance',
    /^(?:(?:adjusted|final|detailed|summary|comparative) )*trial balance(?: (?:report|summary|detail))*(?:\s*[[(].*)?$/i,
  ],
  [
    'balance sheet',
    /^(?:(?:comparative|detailed|standard) )*(?:balance sheet|statement of financial position|statement of assets (?:and|&) liabilities)(?: \w+)?(?:\s*[[(].*)?$/i,
  ],
  [
    'gst report',
    /^(?:gst\b.*(?:report|summary|detail|return|audit|list|reconciliation).*|(?:business )?activity statement.*|bas\b.*(?:report|summary|worksheet)?|sales tax report.*)$/i,
  ],
  [
    'transactions',
    /^(?:general ledger.*|account transactions.*|transaction (?:list|detail|report|listing).*|bank (?:transactions|reconciliation).*|journal report.*|cash ?book transactions)$/i,
  ],
  [
    'bank statement',
    /^(?:(?:bank |account )?statement of account|bank statement.*|account statement.*|transaction history.*)$/i,
  ],
  [
    'budget',
    /^(?:(?:annual|farm|cash ?flow|overall|profit (?:and|&) loss) )*(?:budgets?|forecasts?)(?: (?:summary|report|manager|detail))?$/i,
  ],
  [
    'other report',
    /^(?:aged (?:receivables|payables).*|(?:receivables|payables) (?:summary|reconciliation).*|chart of accounts.*|accounts list.*|payroll (?:summary|activity).*|depreciation schedule.*|tax invoice.*|invoice|recipient created.*)$/i,
  ],
]

export function reportOf(text: string): ReportKind | null {
  return reports.find(([, shape]) => shape.test(text.trim()))?.[0] ?? null
}

/** `texts` stand above the figures, `footers` below, `headings` over the columns. */
export function readTitles(
  texts: readonly string[],
  footers: readonly string[],
  headings: readonly string[],
): PageTitles {
  const pieces = texts.flatMap(piecesOf)
  const title = pieces.find(text => reportOf(text) !== null) ?? null
  const all = [...texts, ...footers, ...headings]
  return {
    title,
    report: title === null ? null : reportOf(title),
    business: pieces.find(isBusiness) ?? null,
    period: periodIn(pieces.filter(text => !isPrinting(text))),
    basis: first(all, basisOf),
    gst: first(all, gstOf),
    unitCents: all.some(isThousands) ? 100_000 : 100,
    isRounded: all.some(text => /\b(?:whole|nearest) dollars?\b/i.test(text)),
  }
}

function first<Value>(
  texts: readonly string[],
  read: (text: string) => Value | null | undefined,
): Value | null {
  for (const text of texts) {
    const value = read(text)
    if (value !== null && value !== undefined) return value
  }
  return null
}

/** A length of time over a day that it is said to be of, over a bare one that may be of printing. */
function periodIn(texts: readonly string[]): PrintedPeriod | null {
  const said = texts.flatMap(text => {
    const period = readPeriod(text)
    return period ? [{ text, period }] : []
  })
  const isOfStatement = (text: string) => /\b(?:as|at|on|of|end(?:ed|ing|s)?|to)\b/i.test(text)
  const found =
    said.find(({ period }) => period.starts !== null) ??
    said.find(({ text }) => isOfStatement(text)) ??
    said.find(({ period }) => addDays(period.ends, 1).endsWith('-01'))
  return found?.period ?? null
}

/** Some write all of it into one cell. */
export function piecesOf(text: string): readonly string[] {
  if (reportOf(text) !== null || readPeriod(text)) return [text]
  const pieces = text.split(/\s+[-–—|]\s+|\s*[|\n]\s*|,\s+(?=for the |as at |profit |trial )/i)
  if (pieces.length === 1) return reportAndPeriod(text) ?? [text]
  const parts = pieces.filter(Boolean).flatMap(piece => reportAndPeriod(piece) ?? [piece])
  return parts.some(piece => reportOf(piece) !== null) ? parts : [text]
}

/** “Profit & Loss 2024/25”, “Belah P&L 2024/25”. */
function reportAndPeriod(text: string): readonly string[] | undefined {
  if (text.length > longestTitle) return undefined
  const gaps = [...text.matchAll(/ /g)].map(({ index }) => index)
  for (const behind of gaps) {
    if (!readPeriod(text.slice(behind + 1))) continue
    const front = [0, ...gaps].find(
      start => start < behind && reportOf(text.slice(start, behind)) !== null,
    )
    if (front === undefined) continue
    const whole = [text.slice(0, front), text.slice(front, behind), text.slice(behind + 1)]
    return whole.map(piece => piece.trim()).filter(Boolean)
  }
  return undefined
}

const longestTitle = 200

function isBusiness(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    reportOf(text) === null &&
    !readPeriod(text) &&
    !isPrinting(text) &&
    !isRemark(text) &&
    !/^\{\}$/.test(text)
  )
}

/** When it was printed is never the period. */
export function isPrinting(text: string): boolean {
  return (
    /^(?:date )?(?:printed|generated|created|exported|produced|run|prepared)\b/i.test(text) ||
    /^(?:report|run|print) (?:date|time|run)\b/i.test(text) ||
    /\b\d{1,2}:\d{2}(?::\d{2})?\s?(?:am|pm)?\b/i.test(text)
  )
}

/** Basis, GST, units, addresses: nobody is called that. */
export function isRemark(text: string): boolean {
  return (
    /^(?:cash|accruals?)(?: (?:basis|mode|method))?\b.{0,60}$/i.test(text) ||
    isBasisLine(text) ||
    gstOf(text) !== null ||
    isThousands(text) ||
    /^(?:abn|acn|ph|phone|tel|fax|email|address|page|report|filters?|currency|period|sheet)\b|^all (?:blocks|farms|departments|jobs|accounts|amounts)\b/i.test(
      text,
    ) ||
    /\b(?:NSW|QLD|VIC|SA|WA|TAS|NT|ACT)\s+\d{4}\b|\bP\.? ?O\.? box\b/i.test(text) ||
    /^\d+ [A-Z]/.test(text) ||
    /\b(?:whole|nearest) dollars?\b|^\(?unaudited\)?$|^agrimaster\b|^phoenix\b|^cashflow manager\b|^myob\b|^xero\b/i.test(
      text,
    )
  )
}

export function isBasisLine(text: string): boolean {
  return /^(?:cash|accruals?) (?:basis|mode)\b/i.test(text) || /^basis\s*:/i.test(text)
}

function basisOf(text: string): 'cash' | 'accrual' | null {
  const said =
    /(?:^|[[(\s,])(cash|accruals?)(?:\]|\)| basis| mode|$)|basis\s*:\s*(cash|accruals?)/i.exec(text)
  const word = (said?.[1] ?? said?.[2])?.toLowerCase()
  if (word === undefined) return null
  return word === 'cash' ? 'cash' : 'accrual'
}

export function gstOf(text: string): 'without' | 'inside' | null {
  if (
    /\b(?:ex|exc|excl|excludes?|excluding|exclusive of|without|net of|less)\.? gst\b|\bgst[ -](?:free|excl\w*|ex)\b|\bgst (?:is |was )?not includ/i.test(
      text,
    )
  )
    return 'without'
  return /\b(?:inc|incl|includes?|including|inclusive of|with)\.? gst\b|\bgst[ -]inc\w*/i.test(text)
    ? 'inside'
    : null
}

function isThousands(text: string): boolean {
  return (
    (/\$?['’]?\b000s?\b['’]?s?(?!\d)/i.test(text) &&
      /(?:^|[\s($])\$?['’]?000['’]?s?\)?$|\(\$?['’]?000/i.test(text)) ||
    /\bin thousands\b|÷ ?1,?000/i.test(text)
  )
}

/** Whose program wrote it, by what only that one prints. */
export function programOf(
  texts: readonly string[],
  labels: readonly string[],
  codes: readonly (string | null)[],
): AccountsProgram {
  const all = [...texts, ...labels].join('\n')
  const marked = marks.find(([, shape]) => shape.test(all))?.[0]
  if (marked) return marked
  if (hasMyobNumbers(codes)) return 'myob'
  return xero.test(all) ? 'xero' : 'other'
}

const xero = /^(?:total )?trading income$|^ytd (?:debit|credit)$/im

const marks: readonly (readonly [AccountsProgram, RegExp])[] = [
  ['agrimaster', /\bagrimaster\b|^cash trial balance/im],
  ['phoenix', /\bphoenix\b/i],
  ['cashflow manager', /\bcash ?flow manager\b/i],
  ['practical systems', /\bpractical systems\b/i],
  ['reckon', /\breckon\b|^(?:net )?ordinary income(?:\/expense)?$/im],
  [
    'quickbooks',
    /\bquickbooks\b|^distribution account$|^total for |^(?:cash|accrual) basis \w+day,/im,
  ],
  ['sage', /^sage\b|\bsage (?:50|one|business|accounting)\b/im],
  ['xero', /\bxero\b/i],
  ['myob', /\bmyob\b|^\{\}$|\[(?:accrual|cash)\]|^(?:accrual|cash) mode$|^selected period$/im],
]

function hasMyobNumbers(codes: readonly (string | null)[]): boolean {
  const known = codes.filter(code => code !== null)
  return (
    known.length > 0 && known.filter(code => /^\d-\d{4,5}$/.test(code)).length * 2 > known.length
  )
}
