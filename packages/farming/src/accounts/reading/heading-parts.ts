// Which part of a statement a heading, an account type or a number speaks of, and which rows are results.

import type { StatementPart } from '../account-line.ts'
import { wordsOf } from './page-cells.ts'

/** Headings as a whole; the first that fits is taken. */
const headings: readonly (readonly [StatementPart, RegExp])[] = [
  [
    'cost of sales',
    /^(?:costs? of (?:sales?|goods sold|livestock sold)|cogs|direct (?:costs?|expenses?)|variable (?:costs?|expenses?)|cost of production|production costs?|(?:livestock )?purchases)$/,
  ],
  [
    'other income',
    /^(?:other|non[ -]operating|sundry|off[ -]farm|non[ -]farm) (?:income|revenues?|receipts?)(?:\(loss\)| ?\(?\/?\(?loss\)?\)?)?$/,
  ],
  ['other expense', /^(?:other|non[ -]operating|non[ -]farm) (?:expenses?|costs?|expenditure)$/],
  [
    'income',
    /^(?:(?:farm|farming|trading|operating|ordinary|total|gross|business|cash|primary production|livestock|cropping|crop) )?(?:income|revenues?|receipts?|proceeds|takings|turnover|sales)$/,
  ],
  [
    'expense',
    /^(?:(?:farm|farming|operating|ordinary|total|business|cash|general|administration|administrative|fixed|overhead|indirect) )?(?:expenses?|costs?|expenditure|payments?|outgoings|outlays?)$/,
  ],
  ['expense', /^(?:overheads?|depreciation|expenses and overheads)$/],
  ['asset', /^(?:(?:total|current|fixed|non[ -]current|other|other current|intangible) )?assets?$/],
  ['asset', /^(?:bank|inventory|prepayments?|accounts receivable|property,? plant and equipment)$/],
  [
    'liability',
    /^(?:(?:total|current|non[ -]current|other|other current|long[ -]term) )?liabilit(?:y|ies)$|^accounts payable|^credit cards?$/,
  ],
  [
    'equity',
    /^(?:(?:total|owner'?s'?|shareholders'?|members'?) )?(?:equity|capital|proprietors'? funds)$/,
  ],
]

/** A heading that says nothing else. */
export function partOfHeading(heading: string): StatementPart | null {
  const words = wordsOf(heading)
  return headings.find(([, shape]) => shape.test(words))?.[0] ?? null
}

/** A heading that speaks of it among other words: “Variable costs - cropping”. */
export function looselyPartOf(heading: string): StatementPart | null {
  const words = wordsOf(heading)
  const isIncome = /\b(?:income|revenue|receipts|proceeds|takings)\b/.test(words)
  const isCost = /\b(?:costs?|expenses?|expenditure|payments|overheads?|outgoings)\b/.test(words)
  if (isIncome === isCost) return null
  return isIncome ? 'income' : 'expense'
}

const types: readonly (readonly [StatementPart, RegExp])[] = [
  ['cost of sales', /^(?:direct costs?|cost of (?:sales|goods sold))$/],
  ['other income', /^other income$/],
  ['other expense', /^other expenses?$/],
  ['income', /^(?:income|revenue|sales|trading income)$/],
  ['expense', /^(?:expenses?|overheads?|depreciation|wages expense|superannuation)$/],
  ['asset', /\bassets?$|^(?:bank|inventory|prepayment|accounts receivable)$/],
  [
    'liability',
    /\bliabilit(?:y|ies)$|^(?:accounts payable|gst|credit card|unpaid expense claims)$/,
  ],
  ['equity', /^(?:equity|capital|retained earnings|owner'?s? .*)$/],
]

/** What stands in a column of account types. */
export function partOfType(type: string): StatementPart | null {
  const words = wordsOf(type)
  return types.find(([, shape]) => shape.test(words))?.[0] ?? partOfHeading(type)
}

const digits: readonly (StatementPart | null)[] = [
  null,
  'asset',
  'liability',
  'equity',
  'income',
  'cost of sales',
  'expense',
  null,
  'other income',
  'other expense',
]

/** Numbers such as 4-1000 say it by their first digit. */
export function partOfNumber(code: string | null): StatementPart | null {
  const digit = /^(\d)-\d{3,}$/.exec(code ?? '')?.[1]
  return digit === undefined ? null : (digits[Number(digit)] ?? null)
}

export const isIncomePart = (part: StatementPart | null) =>
  part === 'income' || part === 'other income'
export const isCostPart = (part: StatementPart | null) =>
  part === 'cost of sales' || part === 'expense' || part === 'other expense'
export const isBalancePart = (part: StatementPart | null) =>
  part === 'asset' || part === 'liability' || part === 'equity'

export type Result = 'part way' | 'other' | 'net'

/** Gross profit, net profit and what lies between; “Gross Profit - Cattle Trading” is an account. */
export function resultOf(label: string): Result | null {
  if (isTurnedLabel(label)) return 'net'
  const words = wordsOf(label)
    .replace(/\s*(?:\/|\bor\b)?\s*\(\s*(?:loss|deficit)\s*\)|\s*\/\s*(?:loss|deficit)\b/g, '')
    .replace(/^total /, '')
    .trim()
  if (/^net other (?:income|expenses?)$/.test(words)) return 'other'
  if (partWay.test(words)) return 'part way'
  return net.test(words) ? 'net' : null
}

const partWay =
  /^(?:gross (?:profit|loss|margin|surplus)(?: (?:from|on) trading)?|(?:net )?operating (?:profit|surplus|income|result|loss)|net ordinary income|ebitd?a?|(?:profit|earnings) before interest(?: and tax)?)$/
const net =
  /^(?:net|(?=profit|loss|surplus|deficit)) ?(?:farm |cash |trading |business )?(?:profit|loss|income|earnings|surplus|deficit|result|cash flow|movement)(?: (?:for the (?:year|period|month)|before|after|from ordinary).*)?$/

/** “Net (Profit)/Loss”: a profit is printed below 0. */
export function isTurnedLabel(label: string): boolean {
  return /^(?:net )?\((?:profit|surplus|income|gain)\) ?(?:\/|or)? ?(?:loss|deficit)\b/.test(
    wordsOf(label),
  )
}

export function isLossLabel(label: string): boolean {
  const words = wordsOf(label)
  return /^(?:net )?(?:operating |cash |farm )?(?:loss|deficit)\b/.test(words)
}

/** What a total closes: the name behind “Total”; '' where it says no name. */
export function totalOf(label: string): string | undefined {
  const text = label
    .replace(/[\s:]+$/, '')
    .replace(/^(?:less|add|plus)[:\s]+(?=(?:sub ?-?)?total)/i, '')
  if (/^(?:(?:grand |sub ?-?)?totals?)$/i.test(text)) return ''
  const named = /^(?:(?:grand )?(?:sub ?-?)?totals?(?:\s+(?:for|of))?|sum of)[\s:-]+(.+)$/i.exec(
    text,
  )?.[1]
  return named ?? /^(.+?)[\s:-]+(?:sub-?)?total$/i.exec(text)?.[1]
}

export interface SectionNames {
  readonly key: string
  readonly initials: string
  readonly part: StatementPart | null
}

export function namesOf(text: string): SectionNames {
  const key = keyOf(text)
  return { key, initials: initials(key), part: partOfHeading(text) }
}

/** Whether a total of that name closes a section of this one: COGS is Cost of Goods Sold. */
export function isNamedFor(total: SectionNames, section: SectionNames): boolean {
  const one = total.key
  const other = section.key
  if (one === other || one === section.initials) return true
  // A section cut at thirty letters, and its total likewise.
  if (one.length >= 18 && other.length >= 18 && (one.startsWith(other) || other.startsWith(one))) {
    return true
  }
  return total.part !== null && total.part === section.part
}

/** “Total Motor Vehicle Expenses” and a section “Motor Vehicle”. */
export function isLooselyNamedFor(total: string, section: string): boolean {
  const bare = (text: string) =>
    keyOf(text).replace(/ (?:expense|cost|income|sale|payment|receipt)s?$/, '')
  return section !== '' && bare(total) === bare(section)
}

function keyOf(text: string): string {
  return wordsOf(text)
    .replace(/^\d[\d-]*\d\s+(?=\p{L})/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(\p{L}{3,})s\b/gu, '$1')
    .trim()
}

function initials(text: string): string {
  return text
    .split(' ')
    .map(word => word.slice(0, 1))
    .join('')
}

/** “Less: Livestock Trading” ends the income above it. */
export const isLess = (name: string) => /^less\b/i.test(name)

/** “Ordinary Income/Expense” and “Liabilities and Equity” hold others. */
export function isWrapper(name: string): boolean {
  return /income ?\/ ?expenses?|liabilities (?:and|&) equity/i.test(name)
}
