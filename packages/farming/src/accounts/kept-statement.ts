// The accounts of a statement as they are kept: each with where it went.

import type { AccountField } from './known-accounts.ts'
import type { ChosenPart, LineChoice } from './line-choice.ts'
import { splitByChoice } from './split-line.ts'
import type { AccountLine, StatementPart } from './account-line.ts'

export type KeptLine = AccountLine & LineChoice

const mostLines = 5000
const mostParts = 40

/** Of lines that the server took, those that can be read. */
export function keptLines(value: unknown): readonly KeptLine[] {
  return Array.isArray(value) ? value.filter(isKeptLine) : []
}

/** Why lines that are sent cannot be kept, in a sentence. */
export function keptLinesProblem(
  value: unknown,
  fields: Readonly<Record<string, AccountField>>,
): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return 'A statement has at least one account.'
  if (value.length > mostLines) return 'A statement has at most 5,000 accounts.'
  for (const [place, line] of value.entries()) {
    const problem = lineProblem(line, fields)
    if (problem !== undefined) return `Account ${place + 1}: ${problem}`
  }
  return undefined
}

function lineProblem(
  line: unknown,
  fields: Readonly<Record<string, AccountField>>,
): string | undefined {
  if (!isKeptLine(line)) return 'it needs a name, an amount in cents, and where it goes.'
  const unknown = line.parts.find(({ field }) => !Object.hasOwn(fields, field))
  if (unknown) return `“${unknown.field}” is no line of the record that accounts go to.`
  const split = splitByChoice(line.cents, line)
  if ('refused' in split) return 'its parts are more than all of it.'
  return split.restCents !== 0 && line.setAsideReason === null
    ? 'some of it goes nowhere: place it, or say why it is set aside.'
    : undefined
}

function isKeptLine(value: unknown): value is KeptLine {
  if (!isObject(value)) return false
  const { sheet, row, code, name, sections, part, cents, parts, setAsideReason } = value
  return (
    isText(sheet) &&
    Number.isSafeInteger(row) &&
    (code === null || isText(code)) &&
    isText(name) &&
    Array.isArray(sections) &&
    sections.every(isText) &&
    (part === null || statementParts.has(part as StatementPart)) &&
    Number.isSafeInteger(cents) &&
    Array.isArray(parts) &&
    parts.length <= mostParts &&
    parts.every(isChosenPart) &&
    (setAsideReason === null || isText(setAsideReason))
  )
}

function isChosenPart(value: unknown): value is ChosenPart {
  if (!isObject(value)) return false
  const { field, subtracts, share, cents } = value
  return (
    isText(field) &&
    typeof subtracts === 'boolean' &&
    Number.isSafeInteger(share) &&
    (cents === undefined || Number.isSafeInteger(cents))
  )
}

const statementParts: ReadonlySet<StatementPart> = new Set([
  'income',
  'cost of sales',
  'expense',
  'other income',
  'other expense',
  'asset',
  'liability',
  'equity',
])

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 1000
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
